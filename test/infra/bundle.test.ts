import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bundleHandlers, type HandlerBundles } from '../../infra/bundle.ts';
import type { EndpointGrants } from '../../infra/endpoints/endpoint.ts';
import { endpointOf } from '../../infra/endpoints.ts';
import { functionEntries, type FunctionName } from '../../infra/function-entries.ts';
import { jobEntries } from '../../infra/jobs.ts';
import { workerEntries } from '../../infra/workers.ts';
import { routeEntries } from '../../shared/routes.ts';

const outdir = path.resolve(import.meta.dirname, '../../.local/bundles');
const run = promisify(execFile);
let bundles: HandlerBundles;
let elsewhere: string;

beforeAll(async () => {
  bundles = await bundleHandlers({ outdir });
  elsewhere = await mkdtemp(path.join(tmpdir(), 'bundles-'));
}, 60_000);
afterAll(() => rm(elsewhere, { recursive: true }));

const filesOf = async (name: FunctionName): Promise<string[]> =>
  (await readdir(bundles[name].directory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

const grantsOf = new Map<FunctionName, EndpointGrants>([
  ...routeEntries.map(([name]) => [name, endpointOf(name).grants] as const),
  ...jobEntries.map(([name, { grants }]) => [name, grants] as const),
  ...workerEntries.map(([name, { grants }]) => [name, grants] as const),
]);
const routeNames = new Set<FunctionName>(routeEntries.map(([name]) => name));
const isWorker: ReadonlySet<string> = new Set(workerEntries.map(([name]) => name));

describe('bundles', () => {
  it('stand for every route and job and load from anywhere, with nothing beside them', async () => {
    const names = functionEntries.map(([name]) => name);
    expect(Object.keys(bundles).sort()).toEqual([...names].sort());
    await Promise.all(
      names.map((name) => cp(bundles[name].directory, path.join(elsewhere, name), { recursive: true })),
    );
    // Lambda's runtime has it, for functions that stream.
    const script = `globalThis.awslambda = { streamifyResponse: (handler) => handler };
    for (const name of ${JSON.stringify(names)}) {
      const { handler } = await import(${JSON.stringify(elsewhere)} + '/' + name + '/index.mjs');
      console.log(name, typeof handler);
    }`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
      env: { AWS_REGION: 'us-east-1' },
    });
    expect(stdout.trim().split('\n')).toEqual(names.map((name) => `${name} function`));
  });

  it('say how much code they hold', async () => {
    for (const [name] of functionEntries) {
      const code = (await filesOf(name)).filter((file) => file.endsWith('.mjs'));
      const sizes = await Promise.all(code.map(async (file) => (await stat(file)).size));
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(bundles[name].bytes);
    }
  });

  it('carry files that are read at run time only where they are read', async () => {
    const withAssets = [];
    for (const [name] of functionEntries) {
      if ((await filesOf(name)).some((file) => !file.endsWith('.mjs'))) withAssets.push(name);
    }
    expect(withAssets).toEqual(['exportAnalysis', 'printLedger']);
  });

  it.each(functionEntries)(
    'GIVEN %s THEN it holds clients of the services it may call, and no others',
    async (name) => {
      const grants = grantsOf.get(name) ?? {};
      // The gate before routes reads secrets, and the caller's account. It is the same for all.
      const isGated = routeNames.has(name);
      const allowed = [
        ...(isGated ? ['secrets-manager'] : []),
        ...(isGated || grants.table ? ['dynamodb'] : []),
        ...(grants.documents ? ['s3'] : []),
        ...(grants.accounts ? ['cognito-identity-provider'] : []),
        ...(grants.sendMail ? ['sesv2'] : []),
        ...(grants.recognisePages ? ['textract'] : []),
        ...(grants.invokeModel ? ['bedrock-runtime'] : []),
        // Whatever takes messages out of a queue says how long they stay hidden.
        ...(grants.queueReviews || isWorker.has(name) ? ['sqs'] : []),
      ];
      const held = new Set<string>();
      for (const file of (await filesOf(name)).filter((one) => one.endsWith('.mjs'))) {
        const code = await readFile(file, 'utf8');
        // Each client carries its package.json.
        for (const [, client = ''] of code.matchAll(/name:"@aws-sdk\/client-([a-z0-9-]+)"/g)) held.add(client);
      }
      expect([...held].sort()).toEqual(allowed.sort());
    },
  );

  it('are not made again from the same sources', async () => {
    const index = path.join(bundles.getHealth.directory, 'index.mjs');
    const { mtimeMs, ino } = await stat(index);
    const again = await bundleHandlers({ outdir });
    expect(again).toEqual(bundles);
    expect(await stat(index)).toMatchObject({ mtimeMs, ino });
  });
});
