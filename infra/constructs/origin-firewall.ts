import type { SecretValue } from 'aws-cdk-lib';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { answersOfFirewall, refuse, refuseTooMany, visible } from './firewall.ts';

interface OriginFirewallProps {
  /** The stage of the API it stands before. */
  readonly resourceArn: string;
  /** What the edge shows. */
  readonly originKey: SecretValue;
}

/**
 * Calls one caller may make in five minutes, wherever from: a page takes about five, and the longest lists some hundred.
 * An address is bounded at the edge; this bounds a session that is used from many.
 */
const callsPerCaller = 600;

const asIs = [{ priority: 0, type: 'NONE' }];

/** What tells callers apart: the cookies of a session and of a public visitor, and the token programs send. */
const callers: Readonly<Record<string, CfnWebACL.RateBasedStatementCustomKeyProperty>> = {
  'calls-per-session': { cookie: { name: '__Host-identity', textTransformations: asIs } },
  'calls-per-visitor': { cookie: { name: '__Host-visitor', textTransformations: asIs } },
  'calls-per-token': { header: { name: 'authorization', textTransformations: asIs } },
};

/**
 * The firewall right before the API. It refuses what does not come by the edge before any function runs, so that the
 * firewall there cannot be passed by, and more calls of one caller than a person makes.
 */
export class OriginFirewall extends CfnWebACL {
  constructor(scope: Construct, id: string, { resourceArn, originKey }: OriginFirewallProps) {
    super(scope, id, {
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: visible('origin-firewall'),
      customResponseBodies: answersOfFirewall,
      rules: [
        {
          name: 'past-the-edge',
          priority: 0,
          statement: {
            notStatement: {
              statement: {
                byteMatchStatement: {
                  fieldToMatch: { singleHeader: { Name: 'x-origin-key' } },
                  positionalConstraint: 'EXACTLY',
                  // CloudFormation fills the secret in as it deploys: the template holds a reference.
                  searchString: originKey.unsafeUnwrap(),
                  textTransformations: asIs,
                },
              },
            },
          },
          action: refuse,
          visibilityConfig: visible('past-the-edge'),
        },
        ...Object.entries(callers).map(([name, key], index) => ({
          name,
          priority: index + 1,
          statement: {
            rateBasedStatement: {
              aggregateKeyType: 'CUSTOM_KEYS',
              customKeys: [key],
              evaluationWindowSec: 300,
              limit: callsPerCaller,
            },
          },
          action: refuseTooMany,
          visibilityConfig: visible(name),
        })),
      ],
    });
    new CfnWebACLAssociation(scope, `${id}Association`, { resourceArn, webAclArn: this.attrArn });
  }
}
