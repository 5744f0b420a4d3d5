import { createRequire } from 'node:module';

/*
 * A transformer of jest's for packages that read and write documents. In jest's own world every look at a global costs,
 * and fonts and pages take millions of them: Node itself loads these, once for all files of a worker.
 */

/** What stands in a module's place: what Node's own `require` gives for it. */
const ownOf = (file) =>
  `runInThisContext("process.getBuiltinModule('node:module')").createRequire(${JSON.stringify(file)})(${JSON.stringify(file)})`;

const exportOf = (name) =>
  name === 'default' ? 'export default shared.default;' : `export const ${name} = shared[${JSON.stringify(name)}];`;

export default {
  process: (_source, file, { supportsStaticESM }) => {
    if (!supportsStaticESM)
      return { code: `const { runInThisContext } = require('node:vm');\nmodule.exports = ${ownOf(file)};` };
    const names = Object.keys(createRequire(file)(file));
    const lines = [
      "import { runInThisContext } from 'node:vm';",
      `const shared = ${ownOf(file)};`,
      ...names.map(exportOf),
    ];
    return { code: lines.join('\n') };
  },
};
