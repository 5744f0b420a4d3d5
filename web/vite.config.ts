import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const compress = promisify(brotliCompress);
const compressible = /\.(?:js|css|html|svg|txt|json)$/;
/** Below this many bytes a compressed answer saves less than one network packet. */
const leastBytes = 1400;

/** Writes `<file>.br` beside each text file of the build, so that whoever serves it need not compress on the fly. */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir }) {
    const outDir = dir ?? '.';
    const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
    await Promise.all(
      files.map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const bytes = await readFile(path);
        if (bytes.length < leastBytes) return;
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        await writeFile(`${path}.br`, await compress(bytes, { params }));
      }),
    );
  },
});

/** The face that nearly all words of the interface are set in. */
const firstFont = /inter-latin-wght-normal-.*\.woff2$/;

/** Has the browser fetch the first font beside the script that asks for it, so that words do not change their face. */
const preloadFont = (): Plugin => ({
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: (_, { bundle = {} }) =>
    Object.keys(bundle)
      .filter((name) => firstFont.test(name))
      .map((name) => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' },
        injectTo: 'head' as const,
      })),
});

const outDir = join(import.meta.dirname, 'dist');
/** Where `npm run dev` finds the API: the local gateway, unless API_URL says otherwise. */
const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  cacheDir: join(import.meta.dirname, '../node_modules/.vite'),
  plugins: [react(), preloadFont(), precompress()],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': apiUrl, '/runtime-config.json': apiUrl },
  },
});
