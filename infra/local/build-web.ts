import path from 'node:path';
import { cachedBuild } from '../cached-build.ts';

/**
 * Builds the page, unless it stands built from the same sources.
 * @param root the directory of the project
 * @returns the directory of the built page
 */
export const buildWeb = (root: string): Promise<string> =>
  cachedBuild({
    root,
    sources: ['web', 'shared', 'package-lock.json', 'infra/local/build-web.ts'],
    outdir: path.join(root, '.local/web'),
    build: async (outDir) => {
      // Only a build that is needed pays for loading the builder.
      const { build } = await import('vite');
      await build({
        configFile: path.join(root, 'web/vite.config.ts'),
        logLevel: 'error',
        build: { outDir, emptyOutDir: true },
      });
    },
  });
