import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { AttributeType } from 'aws-cdk-lib/aws-dynamodb';
import { bundleHandlers } from '../../infra/bundle.ts';
import { readStage } from '../../infra/config.ts';
import { addStacks } from '../../infra/stacks/add-stacks.ts';

/*
 * The product's stacks as no stage has them: `-c variant=open` is a stage in public mode that knows its address, and
 * `-c variant=next` is the stage dev as a later version would have it, with one function and one index changed.
 */

const cache = path.resolve(import.meta.dirname, '../../node_modules/.cache/clausewise');
const app = new App();
const variant: unknown = app.node.tryGetContext('variant');
const address: unknown = app.node.tryGetContext('address');
const webDirectory = path.join(cache, 'web');
const bundles = await bundleHandlers({ outdir: path.join(cache, 'handlers') });
const dev = readStage('dev');

if (variant === 'open' && typeof address === 'string') {
  const publicLimits = { analysesPerDay: 100_000, analysesPerAddress: 100_000 };
  const stage = { ...dev, name: 'open', publicMode: true, confirmEmail: false, publicLimits, address };
  addStacks(app, { stage, webDirectory, bundles });
} else if (variant === 'next') {
  const { data, api } = addStacks(app, { stage: dev, webDirectory, bundles });
  data.table.addGlobalSecondaryIndex({
    indexName: 'byOwner',
    partitionKey: { name: 'owner', type: AttributeType.STRING },
  });
  api.functions.listAnalyses.addEnvironment('LATER_VERSION', 'yes');
} else {
  throw new Error('write -c variant=open -c address=<url>, or -c variant=next');
}
