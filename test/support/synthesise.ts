import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { App, Validations } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import type { HandlerBundles } from '../../infra/bundle.ts';
import type { StageConfig } from '../../infra/config.ts';
import { functionEntries } from '../../infra/function-entries.ts';
import { addStacks } from '../../infra/stacks/add-stacks.ts';
import type { Product } from './templates.ts';

interface SynthesisOptions {
  /** Whether CDK's own rules and those of cdk-nag's packs are asked; they take most of a synthesis' time. */
  readonly byRules?: boolean;
  readonly formerClient?: string;
}

/**
 * The templates of all stacks, with a page and bundles that stand for the real ones.
 * @throws where rules are asked, one is broken and nobody has said why it may be
 */
export const synthesise = (stage: StageConfig, { byRules = false, formerClient }: SynthesisOptions = {}): Product => {
  const scratch = mkdtempSync(path.join(tmpdir(), 'stacks-'));
  try {
    const webDirectory = path.join(scratch, 'page');
    mkdirSync(path.join(webDirectory, 'assets'), { recursive: true });
    writeFileSync(path.join(webDirectory, 'index.html'), '<!doctype html>');
    const bundle = { directory: webDirectory, handler: 'index.handler' as const, bytes: 1 };
    const bundles = Object.fromEntries(functionEntries.map(([name]) => [name, bundle])) as unknown as HandlerBundles;
    const app = new App({
      outdir: path.join(scratch, 'out'),
      analyticsReporting: false,
      stackTraces: false,
      treeMetadata: false,
      context: { '@aws-cdk/core:validateAgainstDefaultRules': byRules },
    });
    const stacks = addStacks(app, { stage, webDirectory, bundles, formerClient });
    if (byRules) Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
    const templates = Object.entries(stacks).map(([name, stack]) => [name, Template.fromStack(stack).toJSON()]);
    return Object.fromEntries(templates) as { [name in keyof typeof stacks]: Product[name] };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
};
