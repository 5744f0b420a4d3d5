import { describe, expect, it } from '@jest/globals';
import { endpointOf } from '../../infra/endpoints.ts';
import type { ObjectAction } from '../../infra/endpoints/endpoint.ts';
import { settingsOf } from '../../infra/function-settings.ts';
import { jobEntries, settingsOfJob } from '../../infra/jobs.ts';
import { gateKeys, leadingKeysOf } from '../../infra/table-partitions.ts';
import { workerEntries } from '../../infra/workers.ts';
import { handlerPathOf, type Route, routeEntries } from '../../shared/routes.ts';
import { stages } from '../support/stages.ts';
import { ofType, type Product, templatesOf } from '../support/templates.ts';

interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
  readonly Condition?: unknown;
}

const listOf = <Item>(value: Item | readonly Item[]): readonly Item[] =>
  Array.isArray(value) ? (value as readonly Item[]) : [value as Item];

/** A resource of a policy as text: what is imported or joined from other stacks by the name it has there. */
const textOf = (resource: unknown): string => {
  if (typeof resource === 'string') return resource;
  const { Ref, ...rest } = resource as Record<string, unknown>;
  if (Ref !== undefined) return `<${(Ref as string).replace('AWS::', '')}>`;
  if (Array.isArray(rest['Fn::Join'])) return (rest['Fn::Join'][1] as unknown[]).map(textOf).join('');
  const imported = String(rest['Fn::ImportValue'] ?? listOf(rest['Fn::GetAtt'])[0]);
  const known = /(OriginSecret|VisitorSecret|ReceiptSecret|Table|Documents|Accounts|Logs|Queue)[0-9A-F]{8}/.exec(
    imported,
  );
  if (!known) throw new Error(`the policy names ${imported}`);
  return `<${known[1]!}>`;
};

/** A condition as text, with what is joined from parts as the one word it becomes. */
const conditionOf = (condition: unknown): string =>
  JSON.stringify(condition, (_, value: unknown) =>
    typeof value === 'object' && value !== null && 'Fn::Join' in value ? textOf(value) : value,
  );

/** Everything a function may do: each action with the resource, and the condition where there is one. */
const allowedTo = (product: Product, name: string, stack: 'api' | 'jobs' = 'api'): readonly string[] =>
  ofType(product[stack]!, 'AWS::IAM::Policy')
    .filter(([id]) => id.startsWith(`${name}Role`))
    .flatMap(([, { Properties }]) => (Properties['PolicyDocument'] as { Statement: Statement[] }).Statement)
    .flatMap(({ Effect, Action, Resource, Condition }) => {
      expect(Effect).toBe('Allow');
      return listOf(Action).flatMap((action) =>
        listOf(Resource).map(
          (resource) => `${action} ${textOf(resource)}${Condition ? ` ${conditionOf(Condition)}` : ''}`,
        ),
      );
    })
    .sort();

const objectPermission = (prefix: string, action: ObjectAction): string => {
  const actions = { get: 's3:GetObject', put: 's3:PutObject', delete: 's3:DeleteObject' };
  return action === 'find'
    ? `s3:ListBucket <Documents> ${JSON.stringify({ StringLikeIfExists: { 's3:prefix': `${prefix}/*` } })}`
    : `${actions[action]} <Documents>/${prefix}/*`;
};

const tablePermission = (action: string, keys: readonly string[]): string =>
  `dynamodb:${action} <Table> ${JSON.stringify({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys } })}`;

const ofEveryFunction = [
  'logs:CreateLogStream <Logs>',
  'logs:PutLogEvents <Logs>',
  'xray:PutTelemetryRecords *',
  'xray:PutTraceSegments *',
  'secretsmanager:GetSecretValue <OriginSecret>',
];

/** Whatever may ask a model for an answer may have it come whole or as it is written. */
const inBothWays = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) =>
    line.startsWith('bedrock:InvokeModel ')
      ? [line, line.replace('InvokeModel', 'InvokeModelWithResponseStream')]
      : [line],
  );

/** The condition that lets a model be run through one inference profile alone, as CloudFormation joins it. */
const throughProfile = (profile: string, more: object = {}): string =>
  JSON.stringify({ StringEquals: { 'bedrock:InferenceProfileArn': profile, ...more } });

const withModel = await templatesOf('withModel');
const withoutModel = await templatesOf('dev');

describe('permissions', () => {
  it.each(routeEntries)('let %s do exactly what its row says it needs', (name, route) => {
    const { grants } = endpointOf(name);
    const needed = [
      ...ofEveryFunction,
      ...(route.access === 'member' || route.remembersVisitor ? ['secretsmanager:GetSecretValue <VisitorSecret>'] : []),
      ...(settingsOf(name).has('RECEIPT_SECRET_ID') ? ['secretsmanager:GetSecretValue <ReceiptSecret>'] : []),
      // The gate reads the caller's account, whatever the row says.
      ...(route.access === 'anyone' ? [] : [tablePermission('GetItem', gateKeys)]),
      ...(grants.table ?? []).map((action) => tablePermission(action, leadingKeysOf(name))),
      ...Object.entries(grants.documents ?? {}).flatMap(([prefix, actions]) =>
        actions.map((action) => objectPermission(prefix, action)),
      ),
      ...(grants.accounts ? ['cognito-idp:DescribeUserPoolClient <Accounts>'] : []),
      ...(grants.accounts ?? []).map((action) => `cognito-idp:${action} <Accounts>`),
      ...(grants.sendMail
        ? ['ses:SendEmail arn:aws:ses:us-east-1:<AccountId>:identity/no-reply@clausewise.example']
        : []),
      ...(grants.recognisePages ? ['textract:DetectDocumentText *'] : []),
      ...(grants.invokeModel
        ? [
            'bedrock:InvokeModel arn:aws:bedrock:us-east-1:<AccountId>:inference-profile/us.vendor.model-v1:0',
            ...['us-east-1', 'us-east-2', 'us-west-2'].map(
              (region) =>
                `bedrock:InvokeModel arn:aws:bedrock:${region}::foundation-model/vendor.model-v1:0 ${throughProfile('arn:aws:bedrock:us-east-1:<AccountId>:inference-profile/us.vendor.model-v1:0')}`,
            ),
            'bedrock:ApplyGuardrail arn:aws:bedrock:us-east-1:<AccountId>:guardrail/a1b2c3d4e5f6',
          ]
        : []),
      ...(grants.queueReviews ? ['sqs:SendMessage arn:aws:sqs:us-east-1:<AccountId>:clausewise-dev-reviews'] : []),
    ];
    expect(allowedTo(withModel, name)).toEqual([...new Set(inBothWays(needed))].sort());
  });

  it('GIVEN no model THEN nothing may call Bedrock or put anything into a queue', () => {
    for (const [name] of routeEntries) expect(allowedTo(withoutModel, name).join()).not.toMatch(/(?:bedrock|sqs):/);
  });

  it('GIVEN a model of one region THEN it is called there and nowhere else', async () => {
    const product = await templatesOf('withModelOfOneRegion');
    expect(allowedTo(product, 'analyzeClause').filter((line) => line.startsWith('bedrock:'))).toEqual(
      inBothWays(['bedrock:InvokeModel arn:aws:bedrock:us-west-2::foundation-model/vendor.model-v2']),
    );
  });

  it('GIVEN a model in shadow that nobody may turn off THEN the function is told both', async () => {
    const { api } = await templatesOf('withModelOfOneRegion');
    const summary = routeEntries.find(([name]) => name === 'analyzeClause')![1].summary;
    const [, { Properties }] = ofType(api, 'AWS::Lambda::Function').find(
      ([, { Properties: found }]) => found['Description'] === summary,
    )!;
    expect(Properties['Environment']).toMatchObject({ Variables: { MODEL_ALWAYS: 'true', MODEL_SHADOW: 'true' } });
  });

  it.each([
    [
      'of Europe',
      'withEuropeanModel',
      'arn:aws:bedrock:eu-central-2:<AccountId>:inference-profile/eu.vendor.model-v1:0',
      ['eu-central-1', 'eu-central-2', 'eu-north-1', 'eu-south-1', 'eu-south-2', 'eu-west-1', 'eu-west-3'],
    ],
    [
      'of an account’s own',
      'withApplicationProfile',
      'arn:aws:bedrock:ap-northeast-1:123456789012:application-inference-profile/abc123def456',
      ['ap-northeast-1', 'ap-northeast-3'],
    ],
  ] as const)(
    'GIVEN an inference profile %s THEN its model may be run in the regions it leads to, through it alone',
    async (_, stage, profile, regions) => {
      const lines = allowedTo(await templatesOf(stage), 'analyzeClause').filter((line) => line.startsWith('bedrock:'));
      const models = regions.map(
        (region) =>
          `bedrock:InvokeModel arn:aws:bedrock:${region}::foundation-model/vendor.model-v1:0 ${throughProfile(profile)}`,
      );
      expect(lines).toEqual([...inBothWays([`bedrock:InvokeModel ${profile}`, ...models])].sort());
    },
  );

  it('GIVEN a global inference profile THEN its model may be run anywhere, through it alone', async () => {
    const profile = 'arn:aws:bedrock:us-east-1:<AccountId>:inference-profile/global.vendor.model-v1:0';
    const product = await templatesOf('withGlobalModel');
    const model = 'foundation-model/vendor.model-v1:0';
    expect(allowedTo(product, 'analyzeClause').filter((line) => line.startsWith('bedrock:'))).toEqual(
      [
        ...inBothWays([
          `bedrock:InvokeModel ${profile}`,
          `bedrock:InvokeModel arn:aws:bedrock:us-east-1::${model} ${throughProfile(profile)}`,
          `bedrock:InvokeModel arn:aws:bedrock:::${model} ${throughProfile(profile, { 'aws:RequestedRegion': 'unspecified' })}`,
        ]),
      ].sort(),
    );
  });

  it('GIVEN a verified domain THEN mail goes out in its name', async () => {
    const product = await templatesOf('withVerifiedDomain');
    const mailing = routeEntries.filter(([name]) => endpointOf(name).grants.sendMail).map(([name]) => name);
    expect(mailing.length).toBeGreaterThan(0);
    for (const name of mailing) {
      expect(allowedTo(product, name)).toContain('ses:SendEmail arn:aws:ses:us-east-1:<AccountId>:identity/a.example');
    }
  });

  it('threat 21: GIVEN signing in, which anybody may call THEN it reaches no analysis, playbook or use of anybody', () => {
    for (const name of ['login', 'register', 'confirmEmail', 'requestPasswordReset', 'resetPassword'] as const) {
      expect(allowedTo(withModel, name).join()).not.toMatch(/"(?:owner|analysis|playbooks?|active|usage|decisions)#?/);
    }
    for (const [name] of routeEntries) {
      const onTable = allowedTo(withModel, name).filter((line) => line.includes('<Table>'));
      for (const line of onTable) expect(line).toMatch(/"dynamodb:LeadingKeys":\["/);
    }
  });

  it('name their resources, but for the two services that have none to name', () => {
    const open = routeEntries.flatMap(([name]) => allowedTo(withModel, name).filter((line) => line.endsWith(' *')));
    expect(new Set(open)).toEqual(
      new Set(['xray:PutTelemetryRecords *', 'xray:PutTraceSegments *', 'textract:DetectDocumentText *']),
    );
    for (const [name] of routeEntries) expect(allowedTo(withModel, name).join()).not.toMatch(/:\w*\*/);
  });

  it('let only what exports Word documents read what signs receipts', () => {
    const signing = routeEntries.filter(([name]) => allowedTo(withModel, name).join().includes('<ReceiptSecret>'));
    expect(signing.map(([name]) => name)).toEqual(['exportWord', 'startNegotiation']);
  });

  it('come from nowhere but the row: no managed policy, and each function is called by its one method alone', () => {
    const roles = ofType(withModel.api, 'AWS::IAM::Role').filter(([, { Properties }]) =>
      JSON.stringify(Properties['AssumeRolePolicyDocument']).includes('lambda.amazonaws.com'),
    );
    expect(roles).toHaveLength(routeEntries.length);
    for (const [, { Properties }] of roles) expect(Properties['ManagedPolicyArns']).toBeUndefined();
    const permissions = ofType(withModel.api, 'AWS::Lambda::Permission');
    expect(permissions).toHaveLength(routeEntries.length);
    for (const [, { Properties }] of permissions) {
      expect(Properties['Principal']).toBe('apigateway.amazonaws.com');
      expect(JSON.stringify(Properties['SourceArn'])).toMatch(/\/(?:GET|POST|PUT|DELETE)\/api\//);
    }
  });
});

describe('what works off a queue', () => {
  it.each(workerEntries)('%s may do what its row says, take from its queue, and nothing else', (name, { grants }) => {
    // Who asks the model asks it in the same way everywhere.
    const model = allowedTo(withModel, 'analyzeClause').filter((line) => line.startsWith('bedrock:'));
    const queue = ['ChangeMessageVisibility', 'DeleteMessage', 'GetQueueAttributes', 'GetQueueUrl', 'ReceiveMessage'];
    const needed = [
      ...ofEveryFunction.filter((line) => !line.includes('OriginSecret')),
      ...(grants.table ?? []).map((action) => tablePermission(action, leadingKeysOf(name))),
      ...Object.entries(grants.documents ?? {}).flatMap(([prefix, actions]) =>
        actions.map((action) => objectPermission(prefix, action)),
      ),
      ...queue.map((action) => `sqs:${action} <Queue>`),
      ...model,
    ];
    expect(allowedTo(withModel, name, 'jobs')).toEqual([...new Set(needed)].sort());
  });
});

describe('settings', () => {
  const functionOf = (route: Route) => {
    const found = ofType(withModel.api, 'AWS::Lambda::Function').find(
      ([, { Properties }]) => Properties['Description'] === route.summary,
    );
    if (!found) throw new Error(`${route.path} has no function`);
    return found[1].Properties as { Environment: { Variables: Record<string, unknown> } };
  };

  it.each(routeEntries)('of %s are those its row brings, and no others', (name, route) => {
    const { Variables } = functionOf(route).Environment;
    expect(Object.keys(Variables).sort()).toEqual([...settingsOf(name)].sort());
    expect(handlerPathOf(name)).toMatch(/^[a-z]+\/[a-z-]+$/);
  });

  it('carry the stage’s parameters', () => {
    const analyze = routeEntries.find(([name]) => name === 'analyzeClause')![1];
    expect(functionOf(analyze).Environment.Variables).toMatchObject({
      BEDROCK_MODEL_ID: 'us.vendor.model-v1:0',
      BEDROCK_COPIED_FROM: '',
      BEDROCK_REGION: 'us-east-1',
      BEDROCK_GUARDRAIL: 'a1b2c3d4e5f6:3',
      MODEL_ALWAYS: '',
      MODEL_SHADOW: '',
    });
    const register = routeEntries.find(([name]) => name === 'register')![1];
    const stage = stages.dev;
    expect(functionOf(register).Environment.Variables).toMatchObject({
      PUBLIC_MODE: 'false',
      ADMIN_EMAIL: stage.adminEmail,
      CONFIRM_EMAIL: 'true',
      SIGN_IN_LIMITS: JSON.stringify(stage.signInLimits),
      MAIL_SENDER: stage.mail.sender,
      SUPPORT_EMAIL: stage.supportEmail,
    });
  });

  it('name the page’s address once it is known', async () => {
    const register = routeEntries.find(([name]) => name === 'register')![1];
    const appUrl = (product: Product) =>
      ofType(product.api, 'AWS::Lambda::Function').find(
        ([, { Properties }]) => Properties['Description'] === register.summary,
      )?.[1].Properties['Environment'];
    expect(appUrl(withoutModel)).toMatchObject({ Variables: { APP_URL: '' } });
    expect(appUrl(await templatesOf('withAddress'))).toMatchObject({
      Variables: { APP_URL: stages.withAddress.address },
    });
    expect(appUrl(await templatesOf('withDomain'))).toMatchObject({
      Variables: { APP_URL: 'https://app.a.example' },
    });
  });
});

const withJobs = await templatesOf('withRetention');

describe('jobs', () => {
  it('acceptance 25: GIVEN a stage that keeps analyses for good THEN it has none, and nothing runs by the clock', () => {
    expect(stages.dev.analysisRetentionDays).toBeUndefined();
    expect(ofType(withoutModel.api, 'AWS::Events::Rule')).toEqual([]);
    expect(ofType(withoutModel.api, 'AWS::Lambda::Function')).toHaveLength(routeEntries.length);
  });

  it.each(jobEntries)('let %s do exactly what its row says it needs, each day, told of nothing else', (name, job) => {
    const { grants, memoryMb, timeoutSeconds, reason, summary } = job;
    const needed = [
      ...ofEveryFunction.filter((line) => !line.includes('OriginSecret')),
      ...(grants.table ?? []).map((action) => tablePermission(action, leadingKeysOf(name))),
      ...Object.entries(grants.documents ?? {}).flatMap(([prefix, actions]) =>
        actions.map((action) => objectPermission(prefix, action)),
      ),
    ];
    expect(allowedTo(withJobs, name)).toEqual([...new Set(needed)].sort());
    const [id, { Properties }] = ofType(withJobs.api, 'AWS::Lambda::Function').find(
      ([, one]) => one.Properties['Description'] === summary,
    )!;
    expect(Properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      MemorySize: memoryMb,
      Timeout: timeoutSeconds,
      LoggingConfig: { LogGroup: { Ref: expect.stringMatching(new RegExp(`^${name}Logs`)) } },
      Environment: { Variables: { ANALYSIS_RETENTION_DAYS: '30' } },
    });
    const { Variables } = Properties['Environment'] as { Variables: object };
    expect(Object.keys(Variables).sort()).toEqual([...settingsOfJob(job)].sort());
    expect(reason).toMatch(/^[A-Z].{10,}\.$/);
    const [rule] = ofType(withJobs.api, 'AWS::Events::Rule');
    expect(rule![1].Properties).toMatchObject({
      ScheduleExpression: 'cron(20 8 * * ? *)',
      State: 'ENABLED',
      Targets: [{ Arn: { 'Fn::GetAtt': [id, 'Arn'] } }],
    });
    const callers = ofType(withJobs.api, 'AWS::Lambda::Permission').filter(([, permission]) =>
      JSON.stringify(permission.Properties['FunctionName']).includes(id),
    );
    expect(callers.map(([, permission]) => permission.Properties)).toEqual([
      expect.objectContaining({
        Principal: 'events.amazonaws.com',
        SourceArn: { 'Fn::GetAtt': [rule![0], 'Arn'] },
      }),
    ]);
  });
});
