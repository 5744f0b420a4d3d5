import { type App, Tags } from 'aws-cdk-lib';
import type { HandlerBundles } from '../bundle.ts';
import type { StageConfig } from '../config.ts';
import { ApiStack } from './api-stack.ts';
import { DataStack } from './data-stack.ts';
import { EdgeStack } from './edge-stack.ts';
import { ObservabilityStack } from './observability-stack.ts';
import { WebStack } from './web-stack.ts';

export interface ProductProps {
  readonly stage: StageConfig;
  /** The code of each endpoint. */
  readonly bundles: HandlerBundles;
  /** A directory that holds the built page. */
  readonly webDirectory: string;
}

/** Behaviour of CDK that is off unless asked for. Set here, so that tests and deployments get the same templates. */
const featureFlags = [
  '@aws-cdk/aws-s3:serverAccessLogsUseBucketPolicy',
  '@aws-cdk/aws-iam:minimizePolicies',
  '@aws-cdk/core:enablePartitionLiterals',
  '@aws-cdk/core:checkSecretUsage',
] as const;

/**
 * Adds the product's stacks for one stage. References run one way: api and observability know data and api, edge knows
 * data, api and web, and nothing knows edge.
 */
export const addStacks = (app: App, { stage, bundles, webDirectory }: ProductProps) => {
  for (const flag of featureFlags) app.node.setContext(flag, true);
  // A stack cannot take away what another still uses.
  app.node.setContext('@aws-cdk/core:defaultCrossStackReferences', 'strong');
  const props = (part: string) => ({
    stackName: `clausewise-${stage.name}-${part}`,
    env: { region: stage.region },
    terminationProtection: stage.retainsData && part !== 'observability',
    stage,
  });
  const data = new DataStack(app, 'Data', props('data'));
  const api = new ApiStack(app, 'Api', { ...props('api'), data, bundles });
  const web = new WebStack(app, 'Web', { ...props('web'), directory: webDirectory });
  const edge = new EdgeStack(app, 'Edge', { ...props('edge'), data, api, web });
  const observability = new ObservabilityStack(app, 'Observability', { ...props('observability'), api });
  Tags.of(app).add('product', 'clausewise');
  Tags.of(app).add('stage', stage.name);
  return { data, api, web, edge, observability };
};
