import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { smokeChecks, type SmokeTarget } from './smoke-checks.ts';

/*
 * `npm run smoke -- --url https://... [--api https://...]`: asks a deployed product what no emulator can prove. With
 * SMOKE_EMAIL and SMOKE_PASSWORD of an approved account in the environment it signs in, too.
 * `npm run smoke -- --model <id> [--region <region>] [--copied-from <id>]`: whether a model can be used.
 */

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    api: { type: 'string' },
    model: { type: 'string' },
    region: { type: 'string' },
    'copied-from': { type: 'string' },
  },
});
const { SMOKE_EMAIL: email, SMOKE_PASSWORD: password } = process.env;

const check = async (target: SmokeTarget): Promise<boolean> => {
  const given = { https: target.url.startsWith('https:'), api: Boolean(target.api), person: Boolean(target.person) };
  let isWell = true;
  for (const { name, needs, run } of smokeChecks) {
    if (needs && !given[needs]) {
      console.info(`left out  ${name} (needs ${{ https: 'https', api: '--api', person: 'SMOKE_EMAIL' }[needs]})`);
      continue;
    }
    try {
      await run(target);
      console.info(`ok        ${name}`);
    } catch (error) {
      isWell = false;
      console.error(`FAILED    ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return isWell;
};

/** Has the model asked as the product asks it; infrastructure names the program by its path, as it does handlers. */
const checkModel = (): Promise<number> => {
  const program = path.resolve(import.meta.dirname, '../../functions/operate/check-model.ts');
  const child = spawn(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (status) => resolve(status ?? 1));
  });
};

if (values.model !== undefined) {
  process.exitCode = await checkModel();
} else if (values.url === undefined || !URL.canParse(values.url)) {
  console.error(
    'Write where the product answers, or a model: npm run smoke -- --url https://app.example.com, or --model <id>',
  );
  process.exitCode = 2;
} else {
  const person = email && password ? { email, password } : undefined;
  process.exitCode = (await check({ url: new URL(values.url).origin, api: values.api, person })) ? 0 : 1;
}
