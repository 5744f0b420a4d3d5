/**
 * `npm run bench`: measures the product on this machine, each part in a process of its own; `npm run bench -- endpoints`
 * runs one of them. Times are also given as ratios to something else measured in the same run, because the seconds of
 * two machines do not compare.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';

const parts = ['engine', 'playbooks', 'bundles', 'start', 'endpoints'] as const;

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => !parts.some((part) => part === name));
if (unknown.length) throw new Error(`No part is named ${unknown.join(', ')}: ${parts.join(', ')}`);
for (const part of parts.filter((name) => positionals.length === 0 || positionals.includes(name))) {
  console.info(`\n== ${part}`);
  execFileSync(process.execPath, [path.join(import.meta.dirname, `run-${part}.ts`)], { stdio: 'inherit' });
}
