import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { cachedBuild } from '../cached-build.ts';

/**
 * Builds the page, unless it stands built from the same sources.
 * @param root the directory of the project
 * @returns the directory of the built page
 * @throws what the builder says where the page does not build
 */
export const buildWeb = (root: string): Promise<string> =>
  cachedBuild({
    root,
    sources: ['web', 'shared', 'package-lock.json', 'infra/local/build-web.ts'],
    outdir: path.join(root, '.local/web'),
    build: async (outDir) => {
      const args = ['build', 'web', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'];
      // Whatever mode the caller runs in, it is the page as it is delivered: in a test's, React would bring its checks.
      const env = { ...process.env, NODE_ENV: 'production' };
      await promisify(execFile)(process.execPath, [path.join(root, 'node_modules/vite/bin/vite.js'), ...args], {
        cwd: root,
        env,
      });
    },
  });
