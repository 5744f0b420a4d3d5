import path from 'node:path';
import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { bundleHandlers } from './bundle.ts';
import { readStage } from './config.ts';
import { addStacks } from './stacks/add-stacks.ts';

/*
 * `npx cdk synth -c stage=dev` starts here. Handlers are bundled and the page is built each time, into a cache beside
 * the dependencies (or `-c cacheDirectory=<dir>`), so that nothing stale is ever deployed. `-c webDirectory=<dir>` deploys
 * a page built elsewhere. `-c formerClient=<id>` upgrades a stage whose client has no secret yet (docs/operations.md).
 */

const root = path.resolve(import.meta.dirname, '..');
const app = new App();
const givenCache: unknown = app.node.tryGetContext('cacheDirectory');
const cache =
  typeof givenCache === 'string' ? path.resolve(givenCache) : path.join(root, 'node_modules/.cache/clausewise');

const buildPage = async (): Promise<string> => {
  const { build } = await import('vite');
  const outDir = path.join(cache, 'web');
  await build({ configFile: path.join(root, 'web/vite.config.ts'), logLevel: 'warn', build: { outDir } });
  return outDir;
};

const stage = readStage(app.node.tryGetContext('stage'), app.node.tryGetContext('address'));
const givenDirectory: unknown = app.node.tryGetContext('webDirectory');
const webDirectory = typeof givenDirectory === 'string' ? path.resolve(givenDirectory) : await buildPage();
const former: unknown = app.node.tryGetContext('formerClient');
addStacks(app, {
  stage,
  webDirectory,
  bundles: await bundleHandlers({ outdir: path.join(cache, 'handlers') }),
  formerClient: typeof former === 'string' ? former : undefined,
});
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
