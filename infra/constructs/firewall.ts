import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { type Route, routeEntries } from '../../shared/routes.ts';

/**
 * The rules that judge bodies, by managed group, with the labels they leave. A contract is long and may quote
 * addresses, paths or SQL, so on routes that carry contract text these rules only count.
 */
const bodyRules = {
  AWSManagedRulesCommonRuleSet: {
    label: 'awswaf:managed:aws:core-rule-set:',
    rules: {
      SizeRestrictions_BODY: 'SizeRestrictions_Body',
      CrossSiteScripting_BODY: 'CrossSiteScripting_Body',
      GenericLFI_BODY: 'GenericLFI_Body',
      GenericRFI_BODY: 'GenericRFI_Body',
      EC2MetaDataSSRF_BODY: 'EC2MetaDataSSRF_Body',
    },
  },
  AWSManagedRulesSQLiRuleSet: {
    label: 'awswaf:managed:aws:sql-database:',
    rules: { SQLi_BODY: 'SQLi_Body', SQLiExtendedPatterns_BODY: 'SQLiExtendedPatterns_Body' },
  },
} as const;

/** Calls of the API one address may make in five minutes: an analysis takes about three. */
const callsPerAddress = 1000;

const visible = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  // Samples would show headers, and cookies with them.
  sampledRequestsEnabled: false,
});

/** A pattern that matches the paths of the given routes and no others. */
export const pathPattern = (paths: readonly string[]): string => {
  const patterns = paths.map((path) => path.replace(/[.+*?^$()[\]|\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+'));
  return `^(${patterns.join('|')})$`;
};

const contractTextPattern = pathPattern(
  routeEntries
    .filter(([, route]: readonly [string, Route]) => route.carriesContractText)
    .map(([, route]) => route.path),
);

const uriPath = { fieldToMatch: { uriPath: {} }, textTransformations: [{ priority: 0, type: 'NONE' }] };

const jsonBody = (code: string, error: string) => ({
  contentType: 'APPLICATION_JSON',
  // A request that is refused at the edge has no id of the API.
  content: JSON.stringify({ error, code, requestId: 'edge' }),
});

/** The firewall on CloudFront: known attacks, and more calls from one address than a person makes. */
export class Firewall extends CfnWebACL {
  constructor(scope: Construct, id: string) {
    const groups = Object.entries(bodyRules);
    const labels = groups.flatMap(([, { label, rules }]) => Object.values(rules).map((rule) => `${label}${rule}`));
    super(scope, id, {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible('firewall'),
      customResponseBodies: {
        tooMany: jsonBody('too_many_requests', 'Too many requests. Please try again in a few minutes.'),
        refused: jsonBody('forbidden', 'This request was refused.'),
      },
      rules: [
        {
          name: 'calls-per-address',
          priority: 0,
          statement: {
            rateBasedStatement: {
              aggregateKeyType: 'IP',
              limit: callsPerAddress,
              scopeDownStatement: {
                byteMatchStatement: { ...uriPath, positionalConstraint: 'STARTS_WITH', searchString: '/api/' },
              },
            },
          },
          action: { block: { customResponse: { responseCode: 429, customResponseBodyKey: 'tooMany' } } },
          visibilityConfig: visible('calls-per-address'),
        },
        ...groups.map(([name, { rules }], index) => ({
          name,
          priority: index + 1,
          overrideAction: { none: {} },
          statement: {
            managedRuleGroupStatement: {
              vendorName: 'AWS',
              name,
              ruleActionOverrides: Object.keys(rules).map((rule) => ({ name: rule, actionToUse: { count: {} } })),
            },
          },
          visibilityConfig: visible(name),
        })),
        {
          name: 'bodies-without-contract-text',
          priority: groups.length + 1,
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
          action: { block: { customResponse: { responseCode: 403, customResponseBodyKey: 'refused' } } },
          visibilityConfig: visible('bodies-without-contract-text'),
        },
      ],
    });
  }
}
