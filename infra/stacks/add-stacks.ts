import { type App, Tags } from 'aws-cdk-lib';
import type { HandlerBundles } from '../bundle.ts';
import type { StageConfig } from '../config.ts';
import { ApiStack } from './api-stack.ts';
import { AuthStack } from './auth-stack.ts';
import { BackupStack } from './backup-stack.ts';
import { DataStack } from './data-stack.ts';
import { EdgeStack } from './edge-stack.ts';
import { JobsStack } from './jobs-stack.ts';
import { ObservabilityStack } from './observability-stack.ts';
import { WebStack } from './web-stack.ts';

export interface ProductProps {
  readonly stage: StageConfig;
  /** The code of each endpoint. */
  readonly bundles: HandlerBundles;
  /** A directory that holds the built page. */
  readonly webDirectory: string;
  /** The id of the user pool's client of releases before, while the deployed API still uses it. */
  readonly formerClient?: string | undefined;
}

/** Behaviour of CDK that is off unless asked for. Set here, so that tests and deployments get the same templates. */
const featureFlags = [
  '@aws-cdk/aws-s3:serverAccessLogsUseBucketPolicy',
  '@aws-cdk/aws-iam:minimizePolicies',
  '@aws-cdk/core:enablePartitionLiterals',
  '@aws-cdk/core:checkSecretUsage',
] as const;

/**
 * Adds the product's stacks for one stage. References run one way: api and jobs know data and auth, edge knows data,
 * api and web, observability knows what it watches, and nothing knows edge, jobs' queues but by their names,
 * observability or backup.
 */
export const addStacks = (app: App, { stage, bundles, webDirectory, formerClient }: ProductProps) => {
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
  const auth = new AuthStack(app, 'Auth', { ...props('auth'), formerClient });
  const api = new ApiStack(app, 'Api', { ...props('api'), data, auth, bundles });
  const jobs = stage.model && new JobsStack(app, 'Jobs', { ...props('jobs'), data, auth, bundles });
  // What is put into a queue wants one that is there.
  if (jobs) api.addStackDependency(jobs);
  const web = new WebStack(app, 'Web', { ...props('web'), directory: webDirectory });
  const edge = new EdgeStack(app, 'Edge', { ...props('edge'), data, api, web });
  const observability = new ObservabilityStack(app, 'Observability', {
    ...props('observability'),
    data,
    api,
    edge,
    ...(jobs && { jobs }),
  });
  const backup = stage.retainsData ? new BackupStack(app, 'Backup', { ...props('backup'), data }) : undefined;
  Tags.of(app).add('product', 'clausewise');
  Tags.of(app).add('stage', stage.name);
  return { data, auth, api, web, edge, observability, ...(jobs && { jobs }), ...(backup && { backup }) };
};
