import { describe, expect, it } from '@jest/globals';
import { pathPattern } from '../../infra/api-gateway.ts';
import { markViewer, routePage } from '../../infra/constructs/edge-functions.ts';
import { managedGroups } from '../../infra/constructs/firewall-rules.ts';
import { securityHeaders } from '../../infra/security-headers.ts';
import { errorBodySchema } from '../../shared/errors.ts';
import { type Route, routeEntries } from '../../shared/routes.ts';
import { edgeFunction } from '../support/edge-function.ts';
import { stages } from '../support/stages.ts';
import { ofType, only, templatesOf } from '../support/templates.ts';

const dev = await templatesOf('dev');

interface Behaviour {
  readonly PathPattern?: string;
  readonly TargetOriginId: string;
  readonly CachePolicyId: string;
  readonly OriginRequestPolicyId?: string;
  readonly ViewerProtocolPolicy: string;
  readonly AllowedMethods?: readonly string[];
  readonly ResponseHeadersPolicyId: unknown;
  readonly FunctionAssociations: readonly { readonly EventType: string }[];
}

interface Origin {
  readonly Id: string;
  readonly OriginPath?: string;
  readonly OriginAccessControlId?: unknown;
  readonly OriginCustomHeaders?: unknown;
  readonly CustomOriginConfig?: Record<string, unknown>;
}

const { DistributionConfig: distribution } = only(dev.edge, 'AWS::CloudFront::Distribution') as {
  DistributionConfig: {
    DefaultCacheBehavior: Behaviour;
    CacheBehaviors: readonly Behaviour[];
    Origins: readonly Origin[];
    CustomErrorResponses?: unknown;
    WebACLId: unknown;
    Logging: Record<string, unknown>;
  };
};

const originOf = ({ TargetOriginId }: Behaviour): Origin =>
  distribution.Origins.find(({ Id }) => Id === TargetOriginId)!;

describe('acceptance 23', () => {
  it('GIVEN /api/* THEN it is never cached, goes to the API with whatever was sent, and takes every method', () => {
    expect(distribution.CacheBehaviors).toHaveLength(1);
    const [api] = distribution.CacheBehaviors;
    expect(api).toMatchObject({
      PathPattern: '/api/*',
      // The ids of AWS's own policies CachingDisabled and AllViewerExceptHostHeader.
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
      // Who is redirected has sent cookies and contract text in the clear already.
      ViewerProtocolPolicy: 'https-only',
      AllowedMethods: expect.arrayContaining(['GET', 'POST', 'PUT', 'DELETE']),
    });
    const origin = originOf(api!);
    expect(origin).toMatchObject({
      OriginPath: '/live',
      CustomOriginConfig: {
        OriginProtocolPolicy: 'https-only',
        OriginSSLProtocols: ['TLSv1.2'],
        OriginReadTimeout: 30,
      },
    });
    expect(JSON.stringify(origin.OriginCustomHeaders)).toMatch(/x-origin-key.*resolve:secretsmanager/);
  });

  it('GIVEN an error of the API THEN nothing at the edge makes a page of it', () => {
    expect(distribution.CustomErrorResponses).toBeUndefined();
  });

  it('GIVEN the page THEN its bucket is read by signed requests alone, and the API’s secret is not sent there', () => {
    const origin = originOf(distribution.DefaultCacheBehavior);
    expect(origin.OriginAccessControlId).toBeDefined();
    expect(JSON.stringify(origin)).not.toContain('x-origin-key');
    expect(only(dev.edge, 'AWS::CloudFront::OriginAccessControl')).toMatchObject({
      OriginAccessControlConfig: { SigningBehavior: 'always', SigningProtocol: 'sigv4' },
    });
  });

  it('GIVEN any answer THEN CSP, HSTS, nosniff and frame-ancestors go with it, whatever the origin says', () => {
    const policies = ofType(dev.edge, 'AWS::CloudFront::ResponseHeadersPolicy');
    expect(policies).toHaveLength(1);
    for (const behaviour of [distribution.DefaultCacheBehavior, ...distribution.CacheBehaviors]) {
      expect(behaviour.ResponseHeadersPolicyId).toEqual({ Ref: policies[0]?.[0] });
    }
    const config = only(dev.edge, 'AWS::CloudFront::ResponseHeadersPolicy')['ResponseHeadersPolicyConfig'];
    expect(config).toMatchObject({
      SecurityHeadersConfig: {
        ContentTypeOptions: { Override: true },
        FrameOptions: { FrameOption: 'DENY', Override: true },
        ReferrerPolicy: { ReferrerPolicy: 'same-origin', Override: true },
        StrictTransportSecurity: { AccessControlMaxAgeSec: 63072000, IncludeSubdomains: true, Override: true },
        ContentSecurityPolicy: { Override: true },
      },
    });
    const text = JSON.stringify(config);
    for (const part of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", 'permissions-policy']) {
      expect(text).toContain(part);
    }
  });

  it('GIVEN the policy for content THEN no script but the page’s own runs, and nothing else is reached but storage', () => {
    const csp = securityHeaders('https://documents.example')['content-security-policy'] ?? '';
    const directives = new Map(csp.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.get('script-src')).toEqual(["'self'"]);
    expect(directives.get('connect-src')).toEqual(["'self'", 'https://documents.example']);
    expect(directives.get('base-uri')).toEqual(["'none'"]);
    expect(directives.get('form-action')).toEqual(["'self'"]);
    expect(csp).not.toMatch(/unsafe-eval|\*/);
    for (const [name, sources] of directives)
      if (name !== 'style-src') expect(sources).not.toContain("'unsafe-inline'");
  });

  it.each(ofType(dev.api, 'AWS::ApiGateway::GatewayResponse'))(
    'GIVEN API Gateway itself answers %s THEN in the one shape, uncached',
    (_, { Properties }) => {
      const template = (Properties['ResponseTemplates'] as Record<string, string>)['application/json'] ?? '';
      expect(errorBodySchema.safeParse(JSON.parse(template)).success).toBe(true);
      expect(template).toContain('$context.requestId');
      expect(Properties['ResponseParameters']).toMatchObject({ 'gatewayresponse.header.Cache-Control': "'no-store'" });
    },
  );

  it('GIVEN the access log THEN it leaves out what a person wrote', () => {
    const log = JSON.stringify(only(dev.api, 'AWS::ApiGateway::Stage')['AccessLogSetting']);
    expect(log).toContain('$context.resourcePath');
    expect(log).not.toMatch(/querystring|\$context\.path\b|\$input/);
    expect(distribution.Logging['IncludeCookies']).not.toBe(true);
  });
});

describe('what runs at the edge', () => {
  interface EdgeRequest {
    uri: string;
    headers: Record<string, { value: string }>;
  }
  const run = (code: string, request: EdgeRequest, ip = '203.0.113.7') =>
    edgeFunction<object, EdgeRequest>(code)({ request, viewer: { ip } });

  it('tells the API the viewer’s host and address, whatever the viewer says of them', () => {
    const headers = {
      host: { value: 'app.example' },
      'x-viewer-host': { value: 'evil.example' },
      'x-viewer-scheme': { value: 'http' },
      'x-viewer-address': { value: '10.0.0.1' },
      cookie: { value: 'a=b' },
    };
    expect(run(markViewer, { uri: '/api/health', headers })).toEqual({
      uri: '/api/health',
      headers: {
        host: { value: 'app.example' },
        'x-viewer-host': { value: 'app.example' },
        'x-viewer-scheme': { value: 'https' },
        'x-viewer-address': { value: '203.0.113.7' },
        cookie: { value: 'a=b' },
      },
    });
  });

  it('asks the API for a report as the one type it decodes, whatever a browser asks for, and leaves other calls alone', () => {
    const accept = { value: 'text/html,*/*' };
    const acceptOf = (uri: string) =>
      run(markViewer, { uri, headers: { host: { value: 'app.example' }, accept } }).headers['accept'];
    expect(acceptOf('/api/analysis/a-1/pdf')).toEqual({ value: 'application/pdf' });
    expect(acceptOf('/api/analysis/a-1/docx')).toEqual({ value: 'application/pdf' });
    for (const uri of ['/api/analyses/a-1', '/api/analysis/a-1/pdf/', '/api/templates/t-1/file']) {
      expect(acceptOf(uri)).toEqual(accept);
    }
    expect(only(dev.api, 'AWS::ApiGateway::RestApi')['BinaryMediaTypes']).toContain('application/pdf');
  });

  it.each([
    ['/', '/index.html'],
    ['/recent-analyses', '/index.html'],
    ['/playbooks/new/', '/index.html'],
    ['/assets/index-abc.js', '/assets/index-abc.js'],
    ['/runtime-config.json', '/runtime-config.json'],
    ['/favicon.svg', '/favicon.svg'],
  ])('asks the bucket for %s as %s', (uri, asked) => {
    expect(run(routePage, { uri, headers: {} }).uri).toBe(asked);
  });

  it('is what the distribution runs for each request: one for the page, the other for the API', () => {
    const codeOf = ({ FunctionAssociations }: Behaviour) => {
      const [association] = FunctionAssociations as readonly {
        EventType: string;
        FunctionARN: { 'Fn::GetAtt': string[] };
      }[];
      expect(association?.EventType).toBe('viewer-request');
      return dev.edge.Resources[association!.FunctionARN['Fn::GetAtt'][0]!]?.Properties['FunctionCode'];
    };
    expect(codeOf(distribution.DefaultCacheBehavior)).toBe(routePage);
    expect(codeOf(distribution.CacheBehaviors[0]!)).toBe(markViewer);
  });
});

describe('the firewall', () => {
  interface Rule {
    readonly Name: string;
    readonly Priority: number;
    readonly Statement: Record<string, unknown>;
    readonly Action?: { readonly Block?: { readonly CustomResponse: Record<string, unknown> } };
  }
  interface AccessList {
    Rules: readonly Rule[];
    CustomResponseBodies: Record<string, { ContentType: string; Content: string }>;
    Scope: string;
    DefaultAction: unknown;
  }
  const lists = ofType(dev.edge, 'AWS::WAFv2::WebACL').map(([id, { Properties }]) => [id, Properties] as const);
  const listOf = (scope: string) => lists.find(([, { Scope }]) => Scope === scope)!;
  const firewall = listOf('CLOUDFRONT')[1] as unknown as AccessList;
  const ruleOf = (name: string): Rule => firewall.Rules.find(({ Name }) => Name === name)!;

  it('stands before the distribution, and lets through what no rule refuses', () => {
    expect(distribution.WebACLId).toMatchObject({ 'Fn::GetAtt': [expect.stringContaining('Firewall'), 'Arn'] });
    expect(firewall).toMatchObject({ Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} } });
    expect(new Set(firewall.Rules.map(({ Priority }) => Priority)).size).toBe(firewall.Rules.length);
  });

  it('acceptance 23: GIVEN it refuses something THEN in the one shape of every error, with its status', () => {
    for (const { ContentType, Content } of Object.values(firewall.CustomResponseBodies)) {
      expect(ContentType).toBe('APPLICATION_JSON');
      expect(errorBodySchema.safeParse(JSON.parse(Content)).success).toBe(true);
    }
    const bodyKeys = Object.keys(firewall.CustomResponseBodies);
    const blocks = JSON.stringify(firewall.Rules).match(/"Block":\{[^}]*\}/g) ?? [];
    expect(blocks.length).toBeGreaterThan(20);
    for (const block of blocks)
      expect(block).toMatch(/"CustomResponse":\{"CustomResponseBodyKey":"\w+","ResponseCode":(?:403|429)\}/);
    for (const key of blocks.map((block) => /BodyKey":"(\w+)"/.exec(block)?.[1])) expect(bodyKeys).toContain(key);
  });

  it.each([
    ['calls-per-address', '"SearchString":"/api/"'],
    ['sign-ins-per-address', '"SearchString":"/api/auth/"'],
  ])('counts %s by the viewer’s own address, in five minutes', (name, scope) => {
    const { Statement, Action } = ruleOf(name);
    const rate = Statement['RateBasedStatement'] as Record<string, unknown>;
    expect(rate).toMatchObject({ AggregateKeyType: 'IP', EvaluationWindowSec: 300 });
    expect(JSON.stringify(rate['ScopeDownStatement'])).toContain(scope);
    expect(Action?.Block?.CustomResponse['ResponseCode']).toBe(429);
  });

  it.each(Object.entries(managedGroups))(
    'has the rules of %s that judge bodies only count, and the others block',
    (name, { ofBodies, others }) => {
      const group = ruleOf(name).Statement['ManagedRuleGroupStatement'] as {
        RuleActionOverrides: { Name: string; ActionToUse: Record<string, unknown> }[];
      };
      const actions = new Map(
        group.RuleActionOverrides.map(({ Name, ActionToUse }) => [Name, Object.keys(ActionToUse)[0]]),
      );
      for (const rule of Object.keys(ofBodies)) expect(actions.get(rule)).toBe('Count');
      for (const rule of others) expect(actions.get(rule)).toBe('Block');
      expect(actions.size).toBe(Object.keys(ofBodies).length + others.length);
      expect(others.filter((rule) => rule.endsWith('_BODY'))).toEqual([]);
    },
  );

  const [labels, exempt] = (() => {
    const [left, right] = (
      ruleOf('bodies-without-contract-text').Statement['AndStatement'] as { Statements: unknown[] }
    ).Statements as [
      { OrStatement: { Statements: { LabelMatchStatement: { Key: string } }[] } },
      { NotStatement: { Statement: { RegexMatchStatement: { RegexString: string } } } },
    ];
    return [
      left.OrStatement.Statements.map(({ LabelMatchStatement }) => LabelMatchStatement.Key),
      new RegExp(right.NotStatement.Statement.RegexMatchStatement.RegexString),
    ];
  })();

  it('blocks afterwards whatever such a rule counted, but on routes that carry contract text', () => {
    expect(labels).toContain('awswaf:managed:aws:core-rule-set:SizeRestrictions_Body');
    expect(labels).toContain('awswaf:managed:aws:core-rule-set:CrossSiteScripting_Body');
    expect(labels).toContain('awswaf:managed:aws:sql-database:SQLi_Body');
    expect(labels).toHaveLength(Object.values(managedGroups).flatMap(({ ofBodies }) => Object.keys(ofBodies)).length);
    const last = Math.max(...firewall.Rules.map(({ Priority }) => Priority));
    expect(ruleOf('bodies-without-contract-text').Priority).toBe(last);
  });

  it.each(routeEntries)('judges the body of %s as its row says', (_, route: Route) => {
    const called = route.path.replace(/\{\w+\}/g, '4b5a84be-39ad');
    const sharesPath = routeEntries.some(
      ([, other]) => other.carriesContractText && pathPattern([other.path]) === pathPattern([route.path]),
    );
    expect(exempt.test(called)).toBe(sharesPath);
    // A form with a file is larger than the 8 KB that the common rule set lets through.
    if (route.request?.type === 'multipart') expect(sharesPath).toBe(true);
  });

  it('exempts no path beside them', () => {
    for (const path of ['/api/analyze/x', '/xapi/analyze', '/api/analyzer', '/api/auth/login', '/']) {
      expect(exempt.test(path)).toBe(false);
    }
  });

  it('threat 18: GIVEN the API’s own address THEN a firewall before it refuses what does not carry the edge’s secret', () => {
    const [id, before] = listOf('REGIONAL') as unknown as readonly [string, AccessList];
    expect(lists).toHaveLength(2);
    expect(before.DefaultAction).toEqual({ Allow: {} });
    const first = before.Rules.find((rule) => (rule as unknown as { Priority: number }).Priority === 0)!;
    expect(first.Action?.Block?.CustomResponse).toMatchObject({ ResponseCode: 403 });
    const { NotStatement } = first.Statement as {
      NotStatement: { Statement: { ByteMatchStatement: Record<string, unknown> } };
    };
    const match = NotStatement.Statement.ByteMatchStatement;
    expect(match).toMatchObject({
      FieldToMatch: { SingleHeader: { Name: 'x-origin-key' } },
      PositionalConstraint: 'EXACTLY',
      TextTransformations: [{ Priority: 0, Type: 'NONE' }],
    });
    expect(JSON.stringify(match['SearchString'])).toMatch(/resolve:secretsmanager/);
    const association = only(dev.edge, 'AWS::WAFv2::WebACLAssociation');
    expect(association['WebACLArn']).toEqual({ 'Fn::GetAtt': [id, 'Arn'] });
    expect(JSON.stringify(association['ResourceArn'])).toMatch(/apigateway:us-east-1::\/restapis\/.*\/stages\/live/);
  });

  it('threat 18: GIVEN one caller, wherever from THEN it makes at most 600 calls in five minutes', () => {
    const { Rules } = listOf('REGIONAL')[1] as unknown as AccessList;
    const limits = Rules.flatMap(({ Statement, Action }) => {
      const rate = Statement['RateBasedStatement'] as Record<string, unknown> | undefined;
      return rate ? [[rate['CustomKeys'], rate['Limit'], Action?.Block?.CustomResponse['ResponseCode']]] : [];
    });
    const asIs = { TextTransformations: [{ Priority: 0, Type: 'NONE' }] };
    expect(limits).toEqual([
      [[{ Cookie: { Name: '__Host-identity', ...asIs } }], 600, 429],
      [[{ Cookie: { Name: '__Host-visitor', ...asIs } }], 600, 429],
      [[{ Header: { Name: 'authorization', ...asIs } }], 600, 429],
    ]);
  });

  it('keeps what they refused, without cookies, tokens, query strings and the secret', () => {
    const loggings = ofType(dev.edge, 'AWS::WAFv2::LoggingConfiguration').map(([, { Properties }]) => Properties);
    const personal = [{ SingleHeader: { Name: 'cookie' } }, { SingleHeader: { Name: 'authorization' } }];
    expect(loggings.map(({ RedactedFields }) => RedactedFields)).toEqual([
      [...personal, { QueryString: {} }],
      [...personal, { SingleHeader: { Name: 'x-origin-key' } }, { QueryString: {} }],
    ]);
    for (const { LoggingFilter } of loggings) expect(LoggingFilter).toMatchObject({ DefaultBehavior: 'DROP' });
    const groups = ofType(dev.edge, 'AWS::Logs::LogGroup').map(([, { Properties }]) => Properties['LogGroupName']);
    expect(groups).toEqual(['aws-waf-logs-clausewise-dev', 'aws-waf-logs-clausewise-dev-origin']);
  });
});

describe('a domain', () => {
  it('GIVEN one THEN the distribution answers under it, over TLS 1.2', async () => {
    const { edge } = await templatesOf('withDomain');
    expect(only(edge, 'AWS::CloudFront::Distribution')['DistributionConfig']).toMatchObject({
      Aliases: ['app.a.example'],
      ViewerCertificate: {
        AcmCertificateArn: stages.withDomain.domain?.certificateArn,
        MinimumProtocolVersion: 'TLSv1.2_2021',
      },
    });
    expect(edge.Outputs?.['Address']).toEqual({ Value: 'https://app.a.example' });
  });
});
