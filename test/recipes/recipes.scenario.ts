import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import path from 'node:path';
import { runProgram } from '../support/run-program.ts';
import { copySources, follow, readRecipe, removeCopy, type Step } from './recipes.ts';

/* The recipes of CONTRIBUTING.md, followed to the letter on a copy of the sources. */

const bin = path.resolve(import.meta.dirname, '../../node_modules');
/** What a compilation of everything may take on a machine that does other things too, in milliseconds. */
const compilationMs = 600_000;

let copy: string;
beforeAll(async () => {
  copy = await copySources();
}, compilationMs);
afterAll(() => removeCopy(copy));

/** The files that do not compile. */
const brokenFiles = async (): Promise<readonly string[]> => {
  const args = [path.join(bin, 'typescript/bin/tsc'), '--incremental', '--tsBuildInfoFile', 'compiled.json', '-p', '.'];
  const { output } = await runProgram(process.execPath, args, { cwd: copy, timeoutMs: compilationMs });
  return [...new Set([...output.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file]) => file!))].sort();
};

const runTests = async (...args: readonly string[]): Promise<string> => {
  const jest = ['--experimental-vm-modules', '--no-warnings', path.join(bin, 'jest/bin/jest.js')];
  const { code, output } = await runProgram(
    process.execPath,
    [...jest, '--selectProjects', 'parts', '--testPathPatterns', ...args],
    { cwd: copy, timeoutMs: compilationMs, env: { ...process.env, TEST_COUNTS: undefined } },
  );
  if (code !== 0) throw new Error(output);
  return output;
};

/** Where every endpoint's settings come together. */
const allEndpoints = 'infra/endpoints.ts';

const filesOf = (steps: readonly Step[]): readonly string[] => steps.map(({ file }) => file);

describe('the recipes of CONTRIBUTING.md', () => {
  it(
    'GIVEN only their first steps THEN the compiler names the places that are forgotten',
    async () => {
      const [endpoint, field] = [await readRecipe('endpoint'), await readRecipe('field')];
      await follow(copy, [endpoint[0]!, field[0]!]);

      const asked = [...endpoint.slice(1), ...field.slice(1)].filter(({ above }) => above !== undefined);
      expect(await brokenFiles()).toEqual([...filesOf(asked), allEndpoints].sort());
    },
    compilationMs,
  );

  it(
    'GIVEN all their steps THEN the project compiles',
    async () => {
      const [endpoint, issue, field] = await Promise.all(['endpoint', 'issue', 'field'].map(readRecipe));
      await follow(copy, [...endpoint!.slice(1), ...issue!, ...field!.slice(1)]);

      expect(await brokenFiles()).toEqual([]);
    },
    compilationMs,
  );

  it(
    'THEN the endpoint has its handler, the issue is found in its examples and not in near misses, and the text says the field',
    async () => {
      await runTests('test/shared/routes.test');
      await runTests('test/functions/core/clauses/knowledge.test', '--testNamePattern', 'feedback');

      const source = `
        import { analyseClause } from './functions/core/clauses/analyse-clause.ts';
        import { analysisAsText } from './web/src/features/analysis/results/analysis-as-text.ts';
        const clauseText = "The Vendor may publish the Customer's feedback on its own website.";
        const analysis = await analyseClause({ clauseText, partyRole: 'customer' });
        const stored = { title: '', contractType: '', riskTolerance: 'moderate', clauseText, analysis, decisions: [] };
        console.info(analysisAsText(stored));`;
      const { output } = await runProgram(process.execPath, ['--input-type=module', '--eval', source], { cwd: copy });
      expect(output).toContain('Words: 11.');
      expect(output).toContain("The Vendor may publish the Customer's feedback: ");
      expect(output).toContain('What the Customer says in confidence');
    },
    compilationMs,
  );
});
