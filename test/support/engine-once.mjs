import { pathToFileURL } from 'node:url';

/*
 * A transformer of jest's for the clause engine's modules. Jest gives each file of tests modules of its own, and the
 * engine would be loaded, and its patterns compiled, for each of them: two seconds of the processor, again and again.
 * It keeps no state between analyses, so that all files of a worker may share one, loaded by Node itself. Where a file
 * asks for it (`remember-analyses.ts`), the same text is read once.
 */

const exportOf = (name) =>
  name === 'analyseClause'
    ? `export const analyseClause = (input) =>
  globalThis.remembered ? globalThis.remembered(input, shared.analyseClause) : shared.analyseClause(input);`
    : `export const ${name} = shared[${JSON.stringify(name)}];`;

/** What stands in a module's place: the same exports, of the module as Node loads it outside of jest. */
const standInFor = (url, names) => `
import { constants, runInThisContext } from 'node:vm';
const load = runInThisContext('(url) => import(url)', {
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
});
const shared = await load(${JSON.stringify(url)});
${names.map(exportOf).join('\n')}
`;

export default {
  processAsync: async (_source, file) => {
    const { href } = pathToFileURL(file);
    return { code: standInFor(href, Object.keys(await import(href))) };
  },
};
