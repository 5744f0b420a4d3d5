/** Who may import whom. Imports flow one way: the page and the functions meet only in `shared`. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    forbid(
      'no-circles',
      'Imports flow one way; types alone may point back.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    {
      name: 'no-circles-between-folders',
      comment:
        'Folders, too, stand on one another one way, types included. The engine’s parts and the results know each other; errors are coded where the fact is known, adapters included; pages ask who is signed in.',
      severity: 'error',
      scope: 'folder',
      from: {
        pathNot: [
          '^functions/core/clauses',
          '^web/src/features/analysis/(results|review|suggestion)$',
          '^functions/(core|adapters|adapters/entities)$',
          '^web/src/(app|pages)$',
        ],
      },
      to: { circular: true },
    },
    forbid(
      'shared-imports-zod-only',
      'What both sides agree on stands on nothing but zod.',
      { path: '^shared/' },
      { pathNot: ['^shared/', 'node_modules/zod/'] },
    ),
    forbid(
      'web-imports-shared-only',
      'The browser knows the agreement, not the back end.',
      { path: '^web/' },
      { path: '^(functions|infra|test)/' },
    ),
    forbid(
      'api-translates-only',
      'A handler reaches AWS through use cases.',
      { path: '^functions/api/' },
      { path: '^functions/adapters/' },
    ),
    forbid(
      'handlers-are-entries',
      'Nothing imports a handler; bundling and the gateway name it by its path.',
      { pathNot: '^test/' },
      { path: '^functions/api/' },
    ),
    forbid(
      'core-knows-no-http',
      'Use cases do not know how they are called.',
      { path: '^functions/core/' },
      { path: '^functions/(api|http)/' },
    ),
    forbid(
      'core-knows-no-table',
      'Use cases speak of analyses and playbooks; what the table is asked for, its entities say. Writes pass through by their type.',
      { path: '^functions/core/' },
      { path: '^functions/adapters/table.ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'adapters-know-no-use-case',
      'An adapter serves; it does not decide.',
      { path: '^functions/adapters/' },
      { path: '^functions/(api|http|core/(?!app-error))' },
    ),
    forbid(
      'engine-needs-nothing',
      'The clause engine runs with no model and no network.',
      { path: '^functions/core/clauses/' },
      { path: ['^functions/adapters/', 'node_modules/@aws-sdk/'] },
    ),
    forbid(
      'functions-know-no-infra',
      'What runs is told where by its settings; the operator’s commands find a stage.',
      { path: '^functions/(?!operate/)' },
      { path: '^infra/' },
    ),
    forbid(
      'operate-finds-stages-only',
      'The operator’s commands ask which stages there are, and where the local one runs.',
      { path: '^functions/operate/' },
      { path: '^infra/', pathNot: '^infra/(config|local/running-services).ts$' },
    ),
    forbid(
      'jobs-and-commands-are-entries',
      'Nothing builds on what is run by the clock or by hand.',
      { pathNot: '^(functions/(jobs|operate)|test)/' },
      { path: '^functions/(jobs|operate)/' },
    ),
    forbid(
      'infra-names-handlers',
      'Infrastructure names handlers by path.',
      { path: '^infra/' },
      // Which fonts lie beside a bundle is said where they are read.
      { path: '^(functions|web)/', pathNot: '^functions/adapters/pdf-writer-assets.ts$' },
    ),
    forbid(
      'features-stand-alone',
      'Pages compose features.',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    forbid(
      'components-below-features',
      'app -> pages -> features -> components -> lib.',
      { path: '^web/src/components/' },
      { path: '^web/src/(app|pages|features)/' },
    ),
    forbid(
      'lib-at-the-bottom',
      'app -> pages -> features -> components -> lib.',
      { path: '^web/src/lib/' },
      { path: '^web/src/(app|pages|features|components)/' },
    ),
    forbid(
      'features-below-pages',
      'app -> pages -> features -> components -> lib.',
      { path: '^web/src/features/' },
      { path: '^web/src/(app|pages)/' },
    ),
    forbid(
      'product-needs-no-tests',
      'Tests import the product, never the other way.',
      { path: '^(shared|functions|infra|web)/' },
      { path: '^test/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
  },
};
