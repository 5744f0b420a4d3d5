import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { AttributeType } from 'aws-cdk-lib/aws-dynamodb';
import { bundleHandlers } from '../../infra/bundle.ts';
import { readStage } from '../../infra/config.ts';
import { defaultFirstAdmin } from '../../infra/local/first-admin.ts';
import { addStacks } from '../../infra/stacks/add-stacks.ts';
import { smallPlans } from '../support/small-plans.ts';

/*
 * The product's stacks as no stage has them: `-c variant=open` is a stage in public mode with small plans, and
 * `-c variant=closed` one without public mode, both as the suites expect a product, and knowing their address.
 * `-c variant=model` is as the open one, with a model.
 * `-c variant=next` is the stage dev as a later version would have it, with one function and one index changed.
 */

const cache = path.resolve(import.meta.dirname, '../../node_modules/.cache/clausewise');
const app = new App();
const variant: unknown = app.node.tryGetContext('variant');
const address: unknown = app.node.tryGetContext('address');
const webDirectory = path.join(cache, 'web');
const bundles = await bundleHandlers({ outdir: path.join(cache, 'handlers') });
const dev = readStage('dev');

if ((variant === 'open' || variant === 'closed' || variant === 'model') && typeof address === 'string') {
  const stage = {
    ...dev,
    name: variant,
    address,
    adminEmail: defaultFirstAdmin.email,
    confirmEmail: false,
    publicMode: variant !== 'closed',
    ...(variant === 'model' && { model: { id: 'test.model-v1' } }),
    publicLimits: {
      analysesPerDay: 100_000,
      analysesPerAddress: 100_000,
      uploadsPerDay: 100_000,
      uploadsPerAddress: 100_000,
      scannedPagesPerDay: 100_000,
      scannedPagesPerAddress: 100_000,
    },
    signInLimits: { ...dev.signInLimits, perAddress: 100_000, mailsPerAddress: 100_000 },
    plans: variant === 'open' ? smallPlans : dev.plans,
  };
  addStacks(app, { stage, webDirectory, bundles });
} else if (variant === 'next') {
  const { data, api } = addStacks(app, { stage: dev, webDirectory, bundles });
  data.table.addGlobalSecondaryIndex({
    indexName: 'byOwner',
    partitionKey: { name: 'owner', type: AttributeType.STRING },
  });
  api.functions.listAnalyses.addEnvironment('LATER_VERSION', 'yes');
} else {
  throw new Error('write -c variant=open, closed or model with -c address=<url>, or -c variant=next');
}
