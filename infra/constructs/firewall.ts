import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import type { ErrorCode } from '../../shared/errors.ts';
import { type Route, routeEntries } from '../../shared/routes.ts';
import { pathPattern } from '../api-gateway.ts';
import { managedGroups } from './firewall-rules.ts';

/** Calls of the API one address may make in five minutes: an analysis takes about three. */
const callsPerAddress = 1000;

/**
 * Sign-ins, registrations and codes one address may send in five minutes. An office behind one address signs in less
 * often than that; guessing passwords takes more. The function counts failures per account besides.
 */
const signInsPerAddress = 100;

/** What CloudWatch is told of a rule. */
export const visible = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  // Samples would show headers, and cookies with them.
  sampledRequestsEnabled: false,
});

const contractTextPattern = pathPattern(
  routeEntries
    .filter(([, route]: readonly [string, Route]) => route.carriesContractText)
    .map(([, route]) => route.path),
);

const uriPath = { fieldToMatch: { uriPath: {} }, textTransformations: [{ priority: 0, type: 'NONE' }] };

const startsWith = (searchString: string) => ({
  byteMatchStatement: { ...uriPath, positionalConstraint: 'STARTS_WITH', searchString },
});

const isPost = {
  byteMatchStatement: {
    fieldToMatch: { method: {} },
    textTransformations: [{ priority: 0, type: 'NONE' }],
    positionalConstraint: 'EXACTLY',
    searchString: 'POST',
  },
};

/** The actions of rules that refuse, in the shape of every error answer. */
export const refuse = { block: { customResponse: { responseCode: 403, customResponseBodyKey: 'refused' } } };
export const refuseTooMany = { block: { customResponse: { responseCode: 429, customResponseBodyKey: 'tooMany' } } };

/** A rule that refuses an address, the viewer's own as CloudFront sees it, beyond a number of requests in five minutes. */
const perAddress = (
  name: string,
  priority: number,
  limit: number,
  scopeDownStatement: CfnWebACL.StatementProperty,
): CfnWebACL.RuleProperty => ({
  name,
  priority,
  statement: { rateBasedStatement: { aggregateKeyType: 'IP', evaluationWindowSec: 300, limit, scopeDownStatement } },
  action: refuseTooMany,
  visibilityConfig: visible(name),
});

const jsonBody = (code: ErrorCode, error: string) => ({
  contentType: 'APPLICATION_JSON',
  // A request that is refused at the edge has no id of the API.
  content: JSON.stringify({ error, code, requestId: 'edge' }),
});

/** The bodies a firewall answers with. */
export const answersOfFirewall = {
  tooMany: jsonBody('too_many_requests', 'Too many requests. Please try again in a few minutes.'),
  refused: jsonBody('forbidden', 'This request was refused.'),
};

/** The firewall on CloudFront: known attacks, and more calls from one address than a person makes. */
export class Firewall extends CfnWebACL {
  constructor(scope: Construct, id: string) {
    const groups = Object.entries(managedGroups);
    const labels = groups.flatMap(([, { label, ofBodies }]) =>
      Object.values(ofBodies).map((name) => `${label}${name}`),
    );
    super(scope, id, {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible('firewall'),
      customResponseBodies: answersOfFirewall,
      rules: [
        perAddress('calls-per-address', 0, callsPerAddress, startsWith('/api/')),
        perAddress('sign-ins-per-address', 1, signInsPerAddress, {
          andStatement: { statements: [startsWith('/api/auth/'), isPost] },
        }),
        ...groups.map(([name, { ofBodies, others }], index) => ({
          name,
          priority: index + 2,
          overrideAction: { none: {} },
          statement: {
            managedRuleGroupStatement: {
              vendorName: 'AWS',
              name,
              ruleActionOverrides: [
                ...Object.keys(ofBodies).map((rule) => ({ name: rule, actionToUse: { count: {} } })),
                ...others.map((rule) => ({ name: rule, actionToUse: refuse })),
              ],
            },
          },
          visibilityConfig: visible(name),
        })),
        {
          name: 'bodies-without-contract-text',
          priority: groups.length + 2,
          statement: {
            andStatement: {
              statements: [
                {
                  orStatement: { statements: labels.map((key) => ({ labelMatchStatement: { scope: 'LABEL', key } })) },
                },
                {
                  notStatement: {
                    statement: { regexMatchStatement: { ...uriPath, regexString: contractTextPattern } },
                  },
                },
              ],
            },
          },
          action: refuse,
          visibilityConfig: visible('bodies-without-contract-text'),
        },
      ],
    });
  }
}
