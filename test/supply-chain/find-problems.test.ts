import { describe, expect, it } from '@jest/globals';
import { findProblems } from './find-problems.ts';
import { type LockedPackage, readLockedPackages, readManifest } from './locked-packages.ts';

const one = (changes: Partial<LockedPackage> = {}): LockedPackage => ({
  name: 'one',
  version: '1.0.0',
  licence: 'MIT',
  ships: true,
  isHashed: true,
  ...changes,
});

describe('packages', () => {
  it('GIVEN those of this project THEN nothing is wrong with them', () => {
    expect(readLockedPackages().length).toBeGreaterThan(500);
    expect(findProblems(readManifest(), readLockedPackages())).toEqual([]);
  });

  it.each(['^1.0.0', '~1.0.0', '*', 'latest', '1.x', 'git+https://a.example/one.git'])(
    'GIVEN the version %s THEN it is no exact one',
    (version) => {
      expect(findProblems({ devDependencies: { one: version } }, [])).toHaveLength(1);
    },
  );

  it.each(['GPL-3.0-only', 'AGPL-3.0-or-later', 'MPL-2.0', 'MIT AND GPL-2.0-only', 'UNLICENSED', undefined])(
    'GIVEN the licence %s in what is delivered THEN it is refused',
    (licence) => {
      expect(findProblems({}, [one({ licence })])).toHaveLength(1);
    },
  );

  it('GIVEN a licence of which one choice is allowed, or one for tools alone THEN it passes', () => {
    const packages = [one({ licence: '(MIT OR GPL-3.0-or-later)' }), one({ licence: 'MPL-2.0', ships: false })];
    expect(findProblems({}, packages)).toEqual([]);
  });

  it('GIVEN a package without a hash THEN it is named', () => {
    expect(findProblems({}, [one({ isHashed: false })])).toEqual(['one@1.0.0 has no hash in the lock file']);
  });
});
