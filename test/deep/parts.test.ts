import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parts } from './parts.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Where a part's scenarios are, for the parts that run some of them. */
const paths = parts.flatMap(({ name, sample }) => {
  const at = sample.indexOf('--testPathPatterns');
  return at < 0 ? [] : [{ name, matches: new RegExp(sample[at + 1]!) }];
});
/** All but those of the faults and of a deployment, which are run by programs of their own. */
const scenarios = globSync('test/**/*.scenario.{ts,tsx}', {
  cwd: root,
  exclude: ['test/deploy/**', 'test/faults/**'],
});

describe('the parts of the deep tests', () => {
  it('GIVEN the scenarios THEN each is run by one part', () => {
    expect(scenarios.length).toBeGreaterThan(10);
    const wrong = scenarios
      .map((file) => [file, paths.filter(({ matches }) => matches.test(file)).map(({ name }) => name)] as const)
      .filter(([, names]) => names.length !== 1);
    expect(wrong).toEqual([]);
  });
});
