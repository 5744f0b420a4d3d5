import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { App, Validations } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import type { HandlerBundles } from '../../infra/bundle.ts';
import { readStage, type StageConfig } from '../../infra/config.ts';
import { addStacks } from '../../infra/stacks/add-stacks.ts';
import { functionEntries } from '../../infra/function-entries.ts';

export interface Resource {
  readonly Type: string;
  readonly Properties: Record<string, unknown>;
  readonly DeletionPolicy?: string;
  readonly UpdateReplacePolicy?: string;
}

export interface StackTemplate {
  readonly Resources: Readonly<Record<string, Resource>>;
  readonly Outputs?: Readonly<Record<string, { readonly Value: unknown }>>;
}

export type Product = Readonly<Record<keyof ReturnType<typeof addStacks>, StackTemplate>>;

/** The parameters of the stage dev, or of another one, with some of them changed. */
export const stageWith = (changes: Partial<StageConfig> = {}, name = 'dev'): StageConfig => ({
  ...readStage(name),
  ...changes,
});

interface SynthesisOptions {
  /** Whether CDK's own rules and those of cdk-nag's packs are asked; they take most of a synthesis' time. */
  readonly byRules?: boolean;
}

/**
 * The templates of all stacks, with a page and bundles that stand for the real ones.
 * @throws where rules are asked, one is broken and nobody has said why it may be
 */
export const synthesise = (stage: StageConfig = stageWith(), { byRules = false }: SynthesisOptions = {}): Product => {
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
      context: { '@aws-cdk/core:validateAgainstDefaultRules': byRules },
    });
    const stacks = addStacks(app, { stage, webDirectory, bundles });
    if (byRules) Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
    const entries = Object.entries(stacks).map(([name, stack]) => [name, Template.fromStack(stack).toJSON()] as const);
    return Object.fromEntries(entries) as Product;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
};

/** The resources of one type, each with its logical id. */
export const ofType = ({ Resources }: StackTemplate, type: string): readonly (readonly [string, Resource])[] =>
  Object.entries(Resources).filter(([, resource]) => resource.Type === type);

/** The properties of the one resource of a type. */
export const only = (template: StackTemplate, type: string): Record<string, unknown> => {
  const [first, ...others] = ofType(template, type);
  if (!first || others.length > 0) throw new Error(`there is not exactly one ${type}`);
  return first[1].Properties;
};

/** The methods of the API, each by its verb and path, such as `POST /api/analyze`. */
export const methodsOf = (api: StackTemplate): ReadonlyMap<string, Record<string, unknown>> => {
  const pathOf = (reference: unknown): string => {
    const id = (reference as { Ref?: string }).Ref;
    const part = id === undefined ? undefined : api.Resources[id]?.Properties;
    return part ? `${pathOf(part['ParentId'])}/${String(part['PathPart'])}` : '';
  };
  const methods = ofType(api, 'AWS::ApiGateway::Method').map(
    ([, { Properties }]) =>
      [`${String(Properties['HttpMethod'])} ${pathOf(Properties['ResourceId'])}`, Properties] as const,
  );
  return new Map(methods);
};
