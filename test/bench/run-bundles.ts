/** How much code each endpoint's function holds, and loads before its first request. */
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundleHandlers } from '../../infra/bundle.ts';
import { routeEntries } from '../../shared/routes.ts';
import { loadedAtOnce } from '../support/loaded-at-once.ts';
import { report } from './figures.ts';

const root = path.resolve(import.meta.dirname, '../..');
const bundles = await bundleHandlers({ outdir: path.join(root, '.local/bundles') });
for (const [name] of routeEntries) {
  const code = await loadedAtOnce(bundles[name].directory);
  const zipped = gzipSync(code).byteLength;
  report(
    `bundle: ${name}`,
    `${Math.round(code.byteLength / 1000)} KB at once (${Math.round(zipped / 1000)} KB gzip), ${Math.round(bundles[name].bytes / 1000)} KB in all`,
  );
}
