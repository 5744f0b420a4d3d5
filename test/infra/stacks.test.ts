import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { App, Validations } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { HandlerBundles } from '../../infra/bundle.ts';
import { readStage } from '../../infra/config.ts';
import { endpoints, endpointOf } from '../../infra/endpoints.ts';
import { addStacks } from '../../infra/stacks/add-stacks.ts';
import { handlerPathOf, type Route, routeEntries } from '../../shared/routes.ts';

interface Resource {
  readonly Type: string;
  readonly Properties: Record<string, unknown>;
  readonly DeletionPolicy?: string;
  readonly UpdateReplacePolicy?: string;
}

interface Statement {
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
}

const root = path.resolve(import.meta.dirname, '../..');
const scratch = mkdtempSync(path.join(tmpdir(), 'stacks-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const synth = (stageName: string) => {
  const app = new App({ outdir: path.join(scratch, `${stageName}-${Math.random()}`), analyticsReporting: false });
  const bundle = { directory: scratchPage, handler: 'index.handler' as const, bytes: 1 };
  const bundles = Object.fromEntries(routeEntries.map(([name]) => [name, bundle])) as unknown as HandlerBundles;
  const stacks = addStacks(app, { stage: readStage(stageName), webDirectory: scratchPage, bundles });
  // Synthesis throws where a rule is broken and nobody has said why it may be.
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const entries = Object.entries(stacks).map(([name, stack]) => [name, Template.fromStack(stack).toJSON()] as const);
  return Object.fromEntries(entries) as Record<keyof typeof stacks, { readonly Resources: Record<string, Resource> }>;
};

const scratchPage = path.join(scratch, 'page');
mkdirSync(path.join(scratchPage, 'assets'), { recursive: true });
writeFileSync(path.join(scratchPage, 'index.html'), '<!doctype html>');

type Synthesised = ReturnType<typeof synth>;
let dev: Synthesised;
let production: Synthesised;
beforeAll(() => {
  dev = synth('dev');
  production = synth('production');
}, 60_000);

const ofType = (template: { readonly Resources: Record<string, Resource> }, type: string) =>
  Object.entries(template.Resources).filter(([, resource]) => resource.Type === type);

const functionOf = (route: Route) => {
  const found = ofType(dev.api, 'AWS::Lambda::Function').find(
    ([, { Properties }]) => Properties['Description'] === route.summary,
  );
  if (!found) throw new Error(`${route.path} has no function`);
  return found[1].Properties;
};

const statementsOf = (name: string): readonly Statement[] =>
  ofType(dev.api, 'AWS::IAM::Policy')
    .filter(([id]) => id.startsWith(`${name}Role`))
    .flatMap(([, { Properties }]) => (Properties['PolicyDocument'] as { Statement: Statement[] }).Statement);

const actionsOf = (name: string): readonly string[] => statementsOf(name).flatMap(({ Action }) => Action);

describe('the route table', () => {
  it.each(routeEntries)('gives %s settings, a handler, and a Lambda on arm64 with Node 24', (name, route) => {
    expect(existsSync(path.join(root, 'functions/api', `${handlerPathOf(name)}.ts`))).toBe(true);
    expect(functionOf(route)).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      MemorySize: endpoints[name].memoryMb,
      Timeout: endpoints[name].timeoutSeconds,
    });
  });

  it('is all the API has: one method for each route, none tested from the console', () => {
    expect(ofType(dev.api, 'AWS::Lambda::Function')).toHaveLength(routeEntries.length);
    const resources = dev.api.Resources;
    const pathOf = (reference: unknown): string => {
      const id = (reference as { Ref?: string }).Ref;
      const part = id === undefined ? undefined : resources[id]?.Properties;
      return part ? `${pathOf(part['ParentId'])}/${String(part['PathPart'])}` : '';
    };
    const methods = ofType(dev.api, 'AWS::ApiGateway::Method').map(
      ([, { Properties }]) => `${String(Properties['HttpMethod'])} ${pathOf(Properties['ResourceId'])}`,
    );
    expect(methods.sort()).toEqual(routeEntries.map(([, { method, path: at }]) => `${method} ${at}`).sort());
    expect(ofType(dev.api, 'AWS::Lambda::Permission')).toHaveLength(routeEntries.length);
  });
});

describe('permissions', () => {
  it.each(routeEntries)('let %s do exactly what it says it needs', (name, route) => {
    const { grants } = endpointOf(name);
    const objects = {
      get: ['s3:GetObject'],
      put: ['s3:PutObject'],
      delete: ['s3:DeleteObject'],
      find: ['s3:ListBucket'],
    };
    const needed = [
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      'xray:PutTraceSegments',
      'xray:PutTelemetryRecords',
      'secretsmanager:GetSecretValue',
      ...(grants.table ?? []).map((action) => `dynamodb:${action}`),
      ...Object.values(grants.documents ?? {}).flatMap((actions) => actions.flatMap((action) => objects[action])),
      ...(grants.recognisePages ? ['textract:DetectDocumentText'] : []),
    ];
    expect([...new Set(actionsOf(name))].sort()).toEqual([...new Set(needed)].sort());
    const readsVisitorSecret = route.access === 'member' || route.remembersVisitor === true;
    const secrets = JSON.stringify(
      statementsOf(name).filter(({ Action }) => Action === 'secretsmanager:GetSecretValue'),
    );
    expect(secrets.includes('VisitorSecret')).toBe(readsVisitorSecret);
    expect(secrets).toContain('OriginSecret');
  });

  it('name their resources, but for the two services that have none to name', () => {
    const open = routeEntries.flatMap(([name]) => statementsOf(name).filter(({ Resource }) => Resource === '*'));
    const actions = new Set(open.flatMap(({ Action }) => Action));
    expect([...actions].filter((action) => !/^(?:xray|textract):/.test(action))).toEqual([]);
  });
});

describe('answers of the API’s own', () => {
  it('have the one shape of errors', () => {
    const answers = ofType(dev.api, 'AWS::ApiGateway::GatewayResponse');
    expect(answers.length).toBeGreaterThanOrEqual(6);
    for (const [, { Properties }] of answers) {
      const template = (Properties['ResponseTemplates'] as Record<string, string>)['application/json'];
      expect(JSON.parse(template ?? '')).toEqual({
        error: expect.any(String),
        code: expect.any(String),
        requestId: '$context.requestId',
      });
    }
  });

  it('leave what a person wrote out of the access log', () => {
    const log = JSON.stringify(ofType(dev.api, 'AWS::ApiGateway::Stage')[0]?.[1].Properties['AccessLogSetting']);
    expect(log).toContain('$context.resourcePath');
    expect(log).not.toMatch(/querystring|\$context\.path\b|\$input/);
  });
});

describe('production', () => {
  it('retains, protects, encrypts and backs up what is stateful', () => {
    for (const type of ['AWS::DynamoDB::Table', 'AWS::S3::Bucket', 'AWS::SecretsManager::Secret']) {
      const found = ofType(production.data, type);
      expect(found.length).toBeGreaterThan(0);
      for (const [, resource] of found) {
        expect(resource).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
      }
    }
    expect(ofType(production.data, 'AWS::DynamoDB::Table')[0]?.[1].Properties).toMatchObject({
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      SSESpecification: { SSEEnabled: true },
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
    });
  });

  it('keeps every log for a stated time and watches every function', () => {
    for (const template of Object.values(production)) {
      for (const [, { Properties }] of ofType(template, 'AWS::Logs::LogGroup')) {
        expect(Properties['RetentionInDays']).toEqual(365);
      }
    }
    expect(ofType(production.observability, 'AWS::CloudWatch::Alarm')).toHaveLength(3 * routeEntries.length);
  });
});

describe('the edge', () => {
  it('never caches the API, marks its calls and proves where they come from', () => {
    const properties = ofType(dev.edge, 'AWS::CloudFront::Distribution')[0]?.[1].Properties;
    const config = (properties as { DistributionConfig: { CacheBehaviors: object[]; Origins: object[] } })
      .DistributionConfig;
    // The id of AWS's own policy CachingDisabled.
    expect(config.CacheBehaviors).toMatchObject([
      {
        PathPattern: '/api/*',
        CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
        ViewerProtocolPolicy: 'redirect-to-https',
      },
    ]);
    expect(JSON.stringify(config)).not.toContain('CustomErrorResponses');
    expect(JSON.stringify(config.Origins)).toMatch(/x-origin-key.*resolve:secretsmanager/);
  });

  it('sends the security headers with every answer', () => {
    const headers = JSON.stringify(ofType(dev.edge, 'AWS::CloudFront::ResponseHeadersPolicy'));
    for (const part of [
      "default-src 'none'",
      "frame-ancestors 'none'",
      'StrictTransportSecurity',
      'ContentTypeOptions',
    ]) {
      expect(headers).toContain(part);
    }
  });
});

it('makes the same templates from the same sources', () => {
  expect(synth('dev')).toEqual(dev);
});
