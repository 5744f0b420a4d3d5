import type { LockedPackage, Manifest } from './locked-packages.ts';

/** Licences that ask for no more than to be named, and a font's that may be delivered with a product. */
const mayShip = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Zlib',
]);

/** Further ones for tools, which are run unchanged and never delivered. */
const mayBeTool = new Set([
  ...mayShip,
  'Artistic-2.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'WTFPL',
]);

/** Packages that state their licence in a form of their own: read in the package's licence file. */
const statedElsewhere: Readonly<Record<string, string>> = {
  'busboy@1.6.0': 'MIT',
  'png-js@1.1.0': 'MIT',
  'streamsearch@1.1.0': 'MIT',
};

/** The licence of a package: an SPDX expression, or `unknown`. */
export const licenceOf = ({ name, version, licence }: LockedPackage): string =>
  licence ?? statedElsewhere[`${name}@${version}`] ?? 'unknown';

/** Whether an expression without alternatives within conditions is allowed by a list; any other is not. */
const isAllowed = (expression: string, allowed: ReadonlySet<string>): boolean => {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every((id) => allowed.has(id)));
};

/** What is wrong with the packages a project asks for and is given, one line each; none where all is well. */
export const findProblems = (manifest: Manifest, packages: readonly LockedPackage[]): readonly string[] => {
  const asked = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  return [
    ...asked
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${name} is asked for as ${version}: name one exact version`),
    ...packages
      .filter(({ isHashed }) => !isHashed)
      .map(({ name, version }) => `${name}@${version} has no hash in the lock file`),
    ...packages
      .filter((one) => !isAllowed(licenceOf(one), one.ships ? mayShip : mayBeTool))
      .map((one) => `${one.name}@${one.version} has the licence ${licenceOf(one)}, which nobody has allowed`),
  ];
};
