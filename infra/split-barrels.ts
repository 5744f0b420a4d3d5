import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/** Files of packages without side effects that do little but pass on what other files export. */
const barrels = /node_modules\/(?:@aws-sdk|@smithy|zod)\/.*\/(?:index|external)\.js$/;

/** One line that passes something on. */
const passedOn = /^export (?:\{[^}]*\}|\* as \w+) from "[^"]+";$/gm;

/** What `export *` would change the meaning of: code that is run for its effect, and default exports. */
const mustStayWhole = /^import "|\bdefault\b/m;

/**
 * Has each function load only what it uses of packages that pass everything on through one file. A bundle in chunks
 * takes such a file whole: whoever uses anything of it loads all that any function uses of it. Here every line that
 * passes something on becomes a module of its own, which nobody loads who does not use it.
 */
export const splitBarrels: Plugin = {
  name: 'split-barrels',
  setup: (bundler) => {
    const parts = new Map<string, string>();
    bundler.onLoad({ filter: barrels }, async ({ path: file }) => {
      const code = await readFile(file, 'utf8');
      if (mustStayWhole.test(code)) return undefined;
      const statements = [...(code.match(passedOn) ?? []), code.replace(passedOn, '')];
      const imports = statements.map((statement, index) => {
        parts.set(`${file}?${index}`, statement);
        return `export * from ${JSON.stringify(`part:${file}?${index}`)};`;
      });
      return { contents: imports.join('\n') };
    });
    bundler.onResolve({ filter: /^part:/ }, ({ path: name }) => ({
      path: name.slice('part:'.length),
      namespace: 'part',
      sideEffects: false,
    }));
    bundler.onLoad({ filter: /./, namespace: 'part' }, ({ path: name }) => ({
      contents: parts.get(name) ?? '',
      resolveDir: path.dirname(name),
    }));
  },
};
