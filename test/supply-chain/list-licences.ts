import { licenceOf } from './find-problems.ts';
import { readLockedPackages } from './locked-packages.ts';

/* `npm run licences`: every package that may be delivered, by licence; `-- --all` lists the tools too. */
const packages = readLockedPackages().filter(({ ships }) => ships || process.argv.includes('--all'));
for (const [licence, those] of Object.entries(Object.groupBy(packages, licenceOf)).sort()) {
  const names = new Set(those?.map(({ name, version }) => `${name}@${version}`));
  console.info(`\n${licence} (${names.size})\n  ${[...names].join('\n  ')}`);
}
