import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { PlanCatalogue } from '../../shared/subscriptions.ts';
import { type AccountClient, newAccount } from '../support/accounts.ts';
import { type OwnProduct, startOwnProduct } from '../support/own-product.ts';
import { planOf } from '../support/plans.ts';
import { installPythonPackages, pythonProgram } from '../support/python-packages.ts';
import { runProgram } from '../support/run-program.ts';
import { visitorCookie } from '../support/visitor.ts';

/*
 * Has schemathesis make calls from the product's own OpenAPI document, good ones and bad ones, alone and one after the
 * other, as anonymous, user, admin and public visitor: no server error, and every answer as the document says.
 */

const { values } = parseArgs({
  options: {
    examples: { type: 'string', default: '3' },
    phases: { type: 'string', default: 'examples,coverage,fuzzing,stateful' },
    cases: { type: 'string' },
  },
});
const seed = process.env['TEST_SEED'] ?? '1';
const folder = 'schemathesis';
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
  'response_headers_conformance',
];

/** So much that no limit is met: what limits do is shown where they are set low. */
const many = 1_000_000;
const plans: PlanCatalogue = {
  defaultPlanId: 'open',
  plans: [planOf('open', -1), planOf('wide', many), planOf('assigned', many, { selfService: false })],
};
const env = {
  PLANS: JSON.stringify(plans),
  PUBLIC_LIMITS: JSON.stringify({
    analysesPerDay: many,
    analysesPerAddress: many,
    uploadsPerDay: many,
    uploadsPerAddress: many,
  }),
  SIGN_IN_LIMITS: JSON.stringify({
    perAccountAndAddress: many,
    perAccount: many,
    perAddress: many,
    mailsPerEmail: many,
    mailsPerAddress: many,
  }),
};

/** Who calls: how schemathesis says so. */
interface Run {
  readonly name: string;
  readonly product: OwnProduct;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const asAccount = ({ email, password }: AccountClient, { url }: OwnProduct, sends: 'bearer' | 'cookie') => ({
  SCHEMATHESIS_HOOKS: path.join(import.meta.dirname, 'support/session_hooks.py'),
  PRODUCT_URL: url,
  CALLER_EMAIL: email,
  CALLER_PASSWORD: password,
  CALLER_SENDS: sends,
});

interface Report {
  readonly test_cases: { readonly generated: number };
  readonly failures: readonly unknown[];
}

const runCases = async ({ name, product, args = [], env: caller }: Run, reports: string): Promise<number> => {
  const report = path.join(reports, `${name}.json`);
  const { code, output } = await runProgram(
    pythonProgram(folder, 'st'),
    [
      ...['run', `${product.url}/api/openapi.json`, '--no-color', '--continue-on-failure', '--no-shrink'],
      ...['--phases', values.phases, '--max-examples', values.examples, '--seed', seed, '--checks', checks.join()],
      ...['--generation-database', 'none', '--request-timeout', '30', '--warnings', 'off'],
      ...['--report', 'json', '--report-json-path', report, ...args],
    ],
    { cwd: reports, timeoutMs: 60 * 60_000, env: { ...process.env, ...caller } },
  );
  if (code !== 0) console.error(output);
  const { test_cases: cases, failures } = JSON.parse(await readFile(report, 'utf8')) as Report;
  console.info(`${name}: ${cases.generated} cases, ${failures.length} failures.`);
  if (code !== 0) process.exitCode = 1;
  return cases.generated;
};

await installPythonPackages({ folder, packages: ['schemathesis==4.32.5'], purpose: 'run schemathesis' });
const reports = await mkdtemp(path.join(tmpdir(), 'clausewise-cases-'));
const [closed, open] = [
  await startOwnProduct({ env }),
  await startOwnProduct({ env: { ...env, PUBLIC_MODE: 'true' } }),
];
try {
  const user = await newAccount({ product: closed });
  const admin = await newAccount({ product: closed, role: 'admin' });
  // An admin's calls decide about others; whoever calls is none of them.
  for (const state of ['pending', 'pending', 'approved', 'approved', 'inactive', 'rejected'] as const)
    for (let count = 0; count < 5; count += 1) await newAccount({ product: closed, state });
  const cookie = await visitorCookie(open.url);
  const runs: readonly Run[] = [
    { name: 'anonymous', product: closed },
    { name: 'user', product: closed, env: asAccount(user, closed, 'bearer') },
    { name: 'admin', product: closed, env: asAccount(admin, closed, 'cookie') },
    { name: 'visitor', product: open, args: ['--header', `Cookie: ${cookie}`] },
  ];
  let cases = 0;
  for (const run of runs) cases += await runCases(run, reports);
  console.info(`${cases} cases in all by seed ${seed}.`);
  const least = Number(values.cases ?? '0');
  if (cases < least) throw new Error(`${cases} cases are fewer than ${least}`);
} finally {
  await Promise.all([closed.close(), open.close()]);
  await rm(reports, { recursive: true, force: true });
}
