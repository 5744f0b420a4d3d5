import * as z from 'zod/mini';
import { publicLimitsSchema, signInLimitsSchema } from '../shared/access-limits.ts';
import { applicationProfilePattern } from '../shared/inference-profiles.ts';
import { defaultModelCosts, defaultPlanCatalogue } from '../shared/default-plans.ts';
import { playbookActivationSchema } from '../shared/playbooks.ts';
import { modelCostsSchema, planCatalogueSchema } from '../shared/subscriptions.ts';

/*
 * Where the product is deployed, as data. A stage is chosen with `-c stage=<name>`; what differs between stages is
 * here and nowhere else. Each parameter says what it means; a wrong one fails at synth and says what to write.
 */

/** How long CloudWatch can keep logs, in days: the values it takes. */
const retentionDays = [1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731, 1096, 1827, 3653] as const;

const count = (says: string) => z.int(says).check(z.minimum(1, says));
const matching = (pattern: RegExp, says: string) => z.string(says).check(z.regex(pattern, says));

const modelIdSays =
  'write the id of a model or of an inference profile, or the ARN of an application inference profile, or leave model out to run on the engine alone; us-gov. profiles exist in GovCloud only, where no stage can be';

/** A model by vendor and name, or an inference profile of a geography that a stage of the commercial regions reaches. */
const modelIdPattern =
  /^(?:(?:us|eu|apac|jp|au|global)\.)?(?!(?:us|eu|apac|jp|au|us-gov|global)\.)[a-z0-9-]+\.[a-z0-9][a-z0-9.:-]*$/;

const modelSchema = z
  .strictObject({
    /** A model, an inference profile such as eu.anthropic.claude-sonnet-5, or the ARN of an application inference profile. */
    id: z
      .string(modelIdSays)
      .check(z.refine((id) => modelIdPattern.test(id) || applicationProfilePattern.test(id), modelIdSays)),
    /** What an application inference profile is a copy of: the grants and the way of asking follow from it. */
    copiedFrom: z.optional(
      matching(modelIdPattern, 'write the id of the model or of the inference profile that it is a copy of'),
    ),
    /** Where Bedrock is called; the stage's region where it is left out. */
    region: z.optional(
      matching(/^(?!us-gov)[a-z]{2}-[a-z]+-\d$/, 'write a region such as eu-central-1, or leave it out'),
    ),
    /** A guardrail of Bedrock's that every question and answer passes. It must lie where Bedrock is called. */
    guardrail: z.optional(
      z.strictObject({
        id: matching(/^[a-z0-9]{4,20}$/, 'write the id of the guardrail, for instance a1b2c3d4e5f6'),
        version: matching(/^(?:DRAFT|[1-9]\d{0,7})$/, 'write the number of a version as text, or DRAFT'),
      }),
    ),
    /** Whether the model is only measured: it is asked and paid for, and only the engine's analysis is shown; no where it is left out. */
    isShadow: z.optional(
      z.boolean('write true to ask the model and show nothing of it, or false to show what it says'),
    ),
    /** Whether a person may turn the model off for one analysis; yes where it is left out. */
    mayBeTurnedOff: z.optional(
      z.boolean('write false to have every analysis reviewed by the model, or true to let people turn it off'),
    ),
  })
  .check(
    z.refine(({ id, copiedFrom }) => applicationProfilePattern.test(id) === (copiedFrom !== undefined), {
      path: ['copiedFrom'],
      message: 'write what the application inference profile is a copy of; leave it out for any other model',
    }),
    z.refine(({ id, region }) => !applicationProfilePattern.test(id) || region === id.split(':')[3], {
      path: ['region'],
      message: 'write the region of the application inference profile: it is called there',
    }),
  );

const mailSchema = z.strictObject({
  /** The address the product's mails come from. */
  sender: z.email('write the address mails come from, for instance no-reply@example.com'),
  /** What SES has verified for it: the address itself where this is left out, or its domain. */
  identity: z.optional(z.string().check(z.minLength(3, 'write the verified address or domain, or leave it out'))),
  /** Who mails confirmation and reset codes: Cognito itself (at most 50 a day), or SES from the sender. */
  codesBy: z.enum(['cognito', 'ses'], 'write cognito for trying things out, or ses once the sender is verified'),
});

const reserved = z.optional(count('write how many calls may run at once, at least 1, or leave it out'));

const stageSchema = z
  .strictObject({
    /** Begins the name of every stack. */
    name: matching(/^[a-z][a-z0-9]{1,11}$/, 'write 2 to 12 lower-case letters or digits, for instance dev'),
    region: z.literal(
      'us-east-1',
      'write us-east-1: the firewall of CloudFront exists there only, and secrets stay in one region',
    ),
    /** The product's own host name and its certificate; without it, CloudFront's name stands. */
    domain: z.optional(
      z.strictObject({
        name: matching(/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/, 'write a host name, for instance app.example.com'),
        certificateArn: matching(
          /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
          'write the ARN of a certificate in us-east-1',
        ),
      }),
    ),
    /**
     * Where the page answers, for links in mails, where there is no domain. CloudFront chooses its name when it is first
     * deployed, so `npm run deploy` gives it by `-c address=`; mails carry no link while it is unknown.
     */
    address: z.optional(
      matching(
        /^https:\/\/[a-z0-9.-]+$/,
        'write the address the product answers under, for instance https://d111111abcdef8.cloudfront.net',
      ),
    ),
    /** Where people turn to for help. */
    supportEmail: z.email('write the address people reach support under, for instance support@example.com'),
    mail: mailSchema,
    /** The first admin: whoever confirms this address is admin and approved. Left out, nobody becomes one by registering. */
    adminEmail: z.optional(z.email('write the address of the first admin, or leave it out')),
    /** Whether an address must be confirmed before an admin sees the request. The first admin's always must. */
    confirmEmail: z.boolean('write true to have addresses confirmed before admins see requests, or false'),
    /** Whether anyone is let in without signing in. */
    publicMode: z.boolean('write true to let anyone in without signing in, or false'),
    /** How many failed sign-ins, codes and requests for mails are borne; shared/access-limits.ts says what each figure means. */
    signInLimits: signInLimitsSchema,
    /** How much public visitors may use, while public mode is on. */
    publicLimits: publicLimitsSchema,
    /** The model that words analyses; without it the clause engine is the analysis. */
    model: z.optional(modelSchema),
    /** What people subscribe to, and what a new account is on. */
    plans: planCatalogueSchema,
    /**
     * Whether people put themselves on plans that cost something or have no limit, as the specification has it; with
     * false, admins do. Nothing here takes money: where a model or Textract is paid for, false keeps who spends known.
     */
    choosesPaidPlans: z._default(
      z.boolean(
        'write true to let people choose every plan themselves, or false to leave paid and unlimited ones to admins',
      ),
      true,
    ),
    /** Who lets a playbook apply to everybody: 'everybody', 'admins', or the addresses of those who may beside admins. */
    playbookActivation: playbookActivationSchema,
    /** What the model costs, and the most that may be spent on it in a day. */
    modelCosts: modelCostsSchema,
    /** The most the AWS account should cost in a month: mails go out at 80 % and at 100 %, and for a forecast above it. */
    monthlyBudgetUsd: count('write the US dollars a month from which to be warned, at least 1'),
    /** How long logs are kept. */
    logRetentionDays: z.literal([...retentionDays], `write one of ${retentionDays.join(', ')}`),
    /**
     * From how many days on an analysis is deleted by itself, with its clause, report and audit trail; accounts' and public
     * visitors' alike. Left out, analyses stay until somebody deletes them.
     */
    analysisRetentionDays: z.optional(
      count('write after how many days analyses are deleted, at least 1, or leave it out to keep them'),
    ),
    /** Protects everything stateful from deletion and replacement. */
    retainsData: z.boolean('write true where data must outlive the stacks, or false where they may go with them'),
    /** Who is mailed alarms and the budget's warnings. */
    alarmEmail: z.optional(z.email('write the address alarms are mailed to')),
    /** An existing network the functions run in: its subnets must reach AWS, by a NAT gateway or by endpoints. */
    vpc: z.optional(
      z.strictObject({
        id: matching(/^vpc-[0-9a-f]{8,17}$/, 'write the id of a VPC, for instance vpc-0123456789abcdef0'),
        subnetIds: z
          .array(matching(/^subnet-[0-9a-f]{8,17}$/, 'write ids of private subnets'))
          .check(z.minLength(2, 'write at least two subnets, in different zones')),
        securityGroupIds: z
          .array(matching(/^sg-[0-9a-f]{8,17}$/, 'write ids of security groups'))
          .check(z.minLength(1, 'write at least one security group')),
      }),
    ),
    /**
     * Calls that may run at once of what spends money. Off where it is left out: AWS takes it from the account's limit
     * and refuses it where fewer than 100 would be left, and a new account has 10.
     */
    reservedConcurrency: z.optional(
      z.strictObject({ analyzeClause: reserved, uploadDocument: reserved, createTemplate: reserved }),
    ),
  })
  .check(
    z.refine(({ retainsData, alarmEmail }) => !retainsData || alarmEmail !== undefined, {
      path: ['alarmEmail'],
      message: 'write the address alarms are mailed to: a stage whose data must last is watched',
    }),
    z.refine(({ retainsData, mail }) => !retainsData || mail.codesBy === 'ses', {
      path: ['mail', 'codesBy'],
      message: 'write ses: Cognito itself mails at most 50 codes a day',
    }),
  );

/** The parameters of one stage. */
export type StageConfig = z.infer<typeof stageSchema>;

/** The stages there are, each as it is deployed. */
export const stages = {
  /** For trying things out: everything goes with the stacks. */
  dev: {
    name: 'dev',
    region: 'us-east-1',
    supportEmail: 'support@clausewise.example',
    mail: { sender: 'no-reply@clausewise.example', codesBy: 'cognito' },
    adminEmail: 'admin@clausewise.example',
    confirmEmail: true,
    publicMode: false,
    signInLimits: {},
    publicLimits: {},
    plans: defaultPlanCatalogue,
    modelCosts: defaultModelCosts,
    monthlyBudgetUsd: 50,
    logRetentionDays: 7,
    retainsData: false,
  },
  /** What customers use. Public mode stays off: nobody is let in unknown. */
  production: {
    name: 'production',
    region: 'us-east-1',
    supportEmail: 'support@clausewise.example',
    mail: { sender: 'no-reply@clausewise.example', identity: 'clausewise.example', codesBy: 'ses' },
    adminEmail: 'admin@clausewise.example',
    confirmEmail: true,
    publicMode: false,
    signInLimits: {},
    publicLimits: {},
    plans: defaultPlanCatalogue,
    modelCosts: defaultModelCosts,
    monthlyBudgetUsd: 500,
    logRetentionDays: 365,
    retainsData: true,
    alarmEmail: 'operations@clausewise.example',
  },
} as const satisfies Record<string, z.input<typeof stageSchema>>;

const parameterNames = Object.keys(stageSchema.shape);

/** What to write in place of a wrong value, where the schema has no words of its own for it. */
const adviceOf = (issue: z.core.$ZodIssue): string => {
  if (issue.message !== noWords) return issue.message;
  if (issue.code === 'too_small') return `write at least ${String(issue.minimum)}`;
  if (issue.code === 'too_big') return `write at most ${String(issue.maximum)}`;
  if (issue.code === 'invalid_format') return `write what matches ${issue.pattern ?? issue.format}`;
  const kinds: Readonly<Record<string, string>> = {
    int: 'a whole number',
    boolean: 'true or false',
    string: 'text',
    array: 'a list',
    object: 'its parameters in braces',
    record: 'its parameters in braces',
  };
  return issue.code === 'invalid_type'
    ? `write ${kinds[issue.expected] ?? `a ${issue.expected}`}`
    : 'write another value';
};

/** What zod says where a schema brings no words. */
const noWords = 'Invalid input';

/** A line for one wrong parameter: where it stands, and what to write. */
const lineOf = (issue: z.core.$ZodIssue): string => {
  const place = issue.path.join('.') || 'stage';
  if (issue.code !== 'unrecognized_keys') return `${place}: ${adviceOf(issue)}`;
  const known = issue.path.length === 0 ? `; write one of ${parameterNames.join(', ')}` : '; leave it out';
  return `${[...issue.path, issue.keys.join(', ')].join('.')}: not a stage parameter${known}`;
};

/**
 * Checks the parameters of a stage.
 * @throws Error with one line for each wrong parameter that says what to write
 */
export const parseStage = (value: unknown): StageConfig => {
  const result = stageSchema.safeParse(value);
  if (result.success) return result.data;
  const lines = result.error.issues.map(lineOf);
  throw new Error(`The stage parameters in infra/config.ts are wrong:\n${lines.join('\n')}`);
};

/**
 * The parameters of the stage with the given name.
 * @param name what `-c stage=` says; dev where it says nothing
 * @param address what `-c address=` says, where it says anything
 * @throws Error that names the stages there are
 */
export const readStage = (name: unknown = 'dev', address?: unknown): StageConfig => {
  if (typeof name !== 'string' || !Object.hasOwn(stages, name)) {
    throw new Error(`There is no stage ${String(name)}: write -c stage=${Object.keys(stages).join(' or -c stage=')}`);
  }
  const stage = stages[name as keyof typeof stages];
  return parseStage(address === undefined ? stage : { ...stage, address });
};

/** Where the page of a stage answers; undefined while CloudFront has not chosen its name. */
export const addressOf = ({ domain, address }: StageConfig): string | undefined =>
  domain ? `https://${domain.name}` : address;
