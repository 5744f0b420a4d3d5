import * as z from 'zod/mini';

/*
 * Where the product is deployed, as data. A stage is chosen with `-c stage=<name>`; what differs between stages is
 * here and nowhere else.
 */

/** How long CloudWatch can keep logs, in days: the values it takes. */
const retentionDays = [1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731, 1096, 1827, 3653] as const;

const stageSchema = z.strictObject({
  name: z
    .string()
    .check(z.regex(/^[a-z][a-z0-9]{1,11}$/, 'write 2 to 12 lower-case letters or digits, for instance dev')),
  region: z.literal(
    'us-east-1',
    'write us-east-1: the firewall of CloudFront exists there only, and secrets stay in one region',
  ),
  publicMode: z.boolean('write true to let anyone in without signing in, or false'),
  supportEmail: z.email('write the address people reach support under, for instance support@example.com'),
  bedrockModelId: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(?!(?:eu|apac|global)\.)(?:us\.)?[a-z0-9-]+\.[a-z0-9][a-z0-9.:-]*$/,
          'write the id of a model, or of an inference profile that begins with us., or leave it out to run on the engine alone',
        ),
      ),
  ),
  logRetentionDays: z.literal([...retentionDays], `write one of ${retentionDays.join(', ')}`),
  retainsData: z.boolean('write true where data must outlive the stacks, or false where they may go with them'),
  domain: z.optional(
    z.strictObject({
      name: z
        .string()
        .check(z.regex(/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/, 'write a host name, for instance app.example.com')),
      certificateArn: z
        .string()
        .check(
          z.regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/, 'write the ARN of a certificate in us-east-1'),
        ),
    }),
  ),
});

/**
 * The parameters of one stage. `retainsData` protects everything stateful from deletion and replacement; `domain`
 * is the product's own host name, without which it answers under CloudFront's.
 */
export type StageConfig = z.infer<typeof stageSchema>;

/** The stages there are, each as it is deployed. */
export const stages = {
  /** For trying things out: everything goes with the stacks. */
  dev: {
    name: 'dev',
    region: 'us-east-1',
    publicMode: true,
    supportEmail: 'support@clausewise.example',
    logRetentionDays: 7,
    retainsData: false,
  },
  /** What customers use. Public mode stays off: nobody is let in unknown. */
  production: {
    name: 'production',
    region: 'us-east-1',
    publicMode: false,
    supportEmail: 'support@clausewise.example',
    logRetentionDays: 365,
    retainsData: true,
  },
} as const satisfies Record<string, StageConfig>;

/**
 * Checks the parameters of a stage.
 * @throws Error with one line for each wrong parameter that says what to write
 */
export const parseStage = (value: unknown): StageConfig => {
  const result = stageSchema.safeParse(value);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) =>
    issue.code === 'unrecognized_keys'
      ? `${issue.keys.join(', ')}: not a stage parameter; write one of ${Object.keys(stageSchema.shape).join(', ')}`
      : `${issue.path.join('.') || 'stage'}: ${issue.message}`,
  );
  throw new Error(`The stage parameters in infra/config.ts are wrong:\n${lines.join('\n')}`);
};

/**
 * The parameters of the stage with the given name.
 * @param name what `-c stage=` says; dev where it says nothing
 * @throws Error that names the stages there are
 */
export const readStage = (name: unknown = 'dev'): StageConfig => {
  if (typeof name !== 'string' || !Object.hasOwn(stages, name)) {
    throw new Error(`There is no stage ${String(name)}: write -c stage=${Object.keys(stages).join(' or -c stage=')}`);
  }
  return parseStage(stages[name as keyof typeof stages]);
};
