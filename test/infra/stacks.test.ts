import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { heartbeatMs } from '../../functions/http/streamed-endpoint.ts';
import { endpointOf } from '../../infra/endpoints.ts';
import { handlerPathOf, type Route, routeEntries } from '../../shared/routes.ts';
import { stages } from '../support/stages.ts';
import { methodsOf, ofType, type Product, templatesOf } from '../support/templates.ts';

const root = path.resolve(import.meta.dirname, '../..');
const dev = await templatesOf('dev');
const production = await templatesOf('production');

const functionOf = (product: Product, route: Route) => {
  const found = ofType(product.api, 'AWS::Lambda::Function').find(
    ([, { Properties }]) => Properties['Description'] === route.summary,
  );
  if (!found) throw new Error(`${route.path} has no function`);
  return found[1].Properties;
};

describe('the route table', () => {
  it.each(routeEntries)('gives %s settings, a handler, and a Lambda on arm64 with Node 24', (name, route) => {
    expect(existsSync(path.join(root, 'functions/api', `${handlerPathOf(name)}.ts`))).toBe(true);
    const { memoryMb, timeoutSeconds, reason } = endpointOf(name);
    expect(functionOf(dev, route)).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      MemorySize: memoryMb,
      Timeout: timeoutSeconds,
      TracingConfig: { Mode: 'Active' },
    });
    expect(timeoutSeconds).toBeLessThanOrEqual(route.events ? 900 : 29);
    expect(reason).toMatch(/^[A-Z].{10,}\.$/);
  });

  it('is all the API has: one method for each route, none tested from the console', () => {
    expect(ofType(dev.api, 'AWS::Lambda::Function')).toHaveLength(routeEntries.length);
    expect(ofType(dev.api, 'AWS::ApiGateway::Method')).toHaveLength(routeEntries.length);
    expect([...methodsOf(dev.api).keys()].sort()).toEqual(
      routeEntries.map(([, { method, path: at }]) => `${method} ${at}`).sort(),
    );
  });
});

describe('answers', () => {
  it.each(routeEntries)(
    'of %s are streamed where it has events, for as long as its function may run, and else whole',
    (name, route) => {
      const method = methodsOf(dev.api).get(`${route.method} ${route.path}`) as { readonly Integration: object };
      const uri = (call: string) => expect.stringContaining(call) as unknown;
      const integration = JSON.parse(
        JSON.stringify(method.Integration, (key, value: unknown) => (key === 'Uri' ? JSON.stringify(value) : value)),
      ) as Readonly<Record<string, unknown>>;
      expect(integration).toMatchObject({ Type: 'AWS_PROXY', IntegrationHttpMethod: 'POST' });
      if (route.events) {
        expect(integration).toMatchObject({
          ResponseTransferMode: 'STREAM',
          TimeoutInMillis: endpointOf(name).timeoutSeconds * 1_000,
          Uri: uri('2021-11-15/functions/'),
        });
        expect(integration['Uri']).toContain('/response-streaming-invocations');
      } else {
        expect(integration).not.toHaveProperty('ResponseTransferMode');
        expect(integration).not.toHaveProperty('TimeoutInMillis');
        expect(integration['Uri']).toContain('/invocations');
      }
    },
  );

  it('of analyzing are the only ones that are streamed, and the edge hears of them in time', () => {
    expect(routeEntries.flatMap(([name, { events }]) => (events ? [name] : []))).toEqual(['analyzeClause']);
    const [, { Properties }] = ofType(dev.edge, 'AWS::CloudFront::Distribution')[0]!;
    const { Origins } = Properties['DistributionConfig'] as {
      readonly Origins: readonly { readonly CustomOriginConfig?: { readonly OriginReadTimeout: number } }[];
    };
    const [waits] = Origins.flatMap(({ CustomOriginConfig }) => CustomOriginConfig?.OriginReadTimeout ?? []);
    expect(heartbeatMs * 2).toBeLessThan(waits! * 1_000);
  });
});

describe('every stack', () => {
  it('stays well below the 500 resources CloudFormation takes', () => {
    for (const template of Object.values(dev)) expect(Object.keys(template.Resources).length).toBeLessThan(480);
  });

  it('has the same template from the same sources', async () => {
    expect(await templatesOf('devAgain')).toEqual(dev);
  });

  it('grants no wildcard outside the function that CDK brings to copy the page, and the alarms’ key', () => {
    const wild = Object.entries(production).flatMap(([name, template]) =>
      [...ofType(template, 'AWS::IAM::Policy')].flatMap(([id, { Properties }]) =>
        (Properties['PolicyDocument'] as { Statement: { Action: unknown }[] }).Statement.filter(({ Action }) =>
          JSON.stringify(Action).includes('*'),
        ).map(() => `${name} ${id.replace(/[0-9A-F]{8}.*/, '')}`),
      ),
    );
    expect(new Set(wild)).toEqual(new Set(['web CustomCDKBucketDeployment']));
  });
});

describe('acceptance 26', () => {
  const stateful = {
    'AWS::DynamoDB::Table': production.data,
    'AWS::S3::Bucket': production.data,
    'AWS::SecretsManager::Secret': production.data,
    'AWS::Cognito::UserPool': production.auth,
  };

  it.each(Object.entries(stateful))(
    'GIVEN production THEN each %s outlives its stack and a replacement',
    (type, stack) => {
      const found = ofType(stack, type);
      expect(found.length).toBeGreaterThan(0);
      for (const [, resource] of found) {
        expect(resource).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
      }
    },
  );

  it('GIVEN production THEN the table is protected, backed up and encrypted, the accounts are protected, and buckets are encrypted and private', () => {
    expect(ofType(production.data, 'AWS::DynamoDB::Table')[0]?.[1].Properties).toMatchObject({
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      SSESpecification: { SSEEnabled: true },
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
    });
    expect(ofType(production.auth, 'AWS::Cognito::UserPool')[0]?.[1].Properties).toMatchObject({
      DeletionProtection: 'ACTIVE',
    });
    for (const template of [production.data, production.web, production.edge]) {
      for (const [, { Properties }] of ofType(template, 'AWS::S3::Bucket')) {
        expect(Properties).toMatchObject({
          BucketEncryption: { ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: {} }] },
          PublicAccessBlockConfiguration: {
            BlockPublicAcls: true,
            BlockPublicPolicy: true,
            RestrictPublicBuckets: true,
          },
        });
      }
    }
  });

  it('GIVEN a stage for trying things out THEN nothing of it stays behind', () => {
    for (const template of Object.values(dev)) {
      const staying = Object.entries(template.Resources).filter(
        ([, { DeletionPolicy }]) => DeletionPolicy === 'Retain',
      );
      // The account's one setting for API Gateway's logs is shared with every other API in it.
      expect(staying.map(([, { Type }]) => Type).filter((type) => !/ApiGateway::Account|IAM::Role/.test(type))).toEqual(
        [],
      );
      for (const [, bucket] of ofType(template, 'AWS::S3::Bucket')) {
        expect(JSON.stringify(bucket.Properties['Tags'])).toContain('auto-delete-objects');
      }
    }
    expect(ofType(dev.auth, 'AWS::Cognito::UserPool')[0]?.[1]).toMatchObject({ DeletionPolicy: 'Delete' });
  });

  it.each([
    ['dev', dev, 7],
    ['production', production, 365],
  ] as const)(
    'GIVEN %s THEN every log group says how long it keeps, and every function writes to one',
    (_, product, days) => {
      for (const template of Object.values(product)) {
        for (const [, { Properties }] of ofType(template, 'AWS::Logs::LogGroup')) {
          expect(Properties['RetentionInDays']).toEqual(days);
        }
        for (const [id, { Properties }] of ofType(template, 'AWS::Lambda::Function')) {
          // CDK's own helper that empties the buckets of a stage for trying out, which goes with the stage.
          if (id.startsWith('CustomS3AutoDeleteObjects')) continue;
          expect(Properties['LoggingConfig']).toMatchObject({ LogGroup: { Ref: expect.any(String) } });
        }
      }
    },
  );
});

describe('what spends money', () => {
  it('GIVEN no reserved concurrency THEN none is asked of the account', () => {
    expect(JSON.stringify(production.api)).not.toContain('ReservedConcurrentExecutions');
  });

  it('GIVEN reserved concurrency THEN that function has it and no other', async () => {
    const product = await templatesOf('withConcurrency');
    const reserved = ofType(product.api, 'AWS::Lambda::Function').filter(
      ([, { Properties }]) => Properties['ReservedConcurrentExecutions'] !== undefined,
    );
    expect(
      reserved.map(([id, { Properties }]) => [id.slice(0, 13), Properties['ReservedConcurrentExecutions']]),
    ).toEqual([['analyzeClause', 7]]);
  });
});

describe('a network', () => {
  it('GIVEN one THEN every function runs in it, and may join it', async () => {
    const product = await templatesOf('inNetwork');
    const { vpc } = stages.inNetwork;
    for (const [, route] of routeEntries) {
      expect(functionOf(product, route)['VpcConfig']).toEqual({
        SubnetIds: vpc?.subnetIds,
        SecurityGroupIds: vpc?.securityGroupIds,
      });
    }
    expect(JSON.stringify(product.api)).toContain('ec2:CreateNetworkInterface');
  });

  it('GIVEN none THEN functions run in none', () => {
    expect(JSON.stringify(dev.api)).not.toMatch(/VpcConfig|ec2:/);
  });
});
