import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { cachedBuild } from '../../infra/cached-build.ts';
import type { StageName } from './stages.ts';

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

export type Product = Readonly<Record<'data' | 'auth' | 'api' | 'web' | 'edge' | 'observability', StackTemplate>> & {
  /** Where there is a model. */
  readonly jobs?: StackTemplate;
  /** Where data must last. */
  readonly backup?: StackTemplate;
};

const root = path.resolve(import.meta.dirname, '../..');

/** What templates are made from. */
const sources = [
  'infra',
  'shared',
  'functions',
  'test/support/stages.ts',
  'test/support/synthesise.ts',
  'test/support/write-templates.ts',
  'package-lock.json',
];

let directory: Promise<string> | undefined;

/**
 * Where the templates of all stages lie. They are made once from the same sources, in a process of their own: CDK takes a
 * test as long to load as it takes to make them.
 */
const templates = (): Promise<string> =>
  (directory ??= cachedBuild({
    root,
    sources,
    outdir: path.join(root, '.local/templates'),
    build: async (target) => {
      await promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'write-templates.ts'), target], {
        // CDK would hold each template against its rules, to warn of what `rules.scenario.ts` fails by.
        env: { ...process.env, NODE_OPTIONS: '', CDK_VALIDATION: 'false' },
      });
    },
  }));

/** The templates of all stacks of a stage, or of dev while its API uses a former client of the user pool. */
export const templatesOf = async (stage: StageName | 'withFormerClient'): Promise<Product> =>
  JSON.parse(await readFile(path.join(await templates(), `${stage}.json`), 'utf8')) as Product;

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
