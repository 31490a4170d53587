/**
 * The law of imports (docs/architecture.md). Each message says what to do instead.
 * `$1` is what the first bracket of `from` matched: one rule guards every present and future feature.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files need each other: move what both need into a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-is-pure',
      comment: 'The domain depends on nothing: pass what you need as an argument.',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^packages/domain/src' },
    },
    {
      name: 'contract-knows-only-domain-and-zod',
      comment:
        'The contract is read by both sides: it may use zod/mini and the domain, nothing else.',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^packages/(contract|domain)/src|^node_modules/zod/' },
    },
    {
      name: 'server-and-web-never-meet',
      comment:
        'Server and browser speak through the contract: put what both need there or in the domain.',
      severity: 'error',
      from: { path: '^packages/(server|web)/' },
      to: { path: '^packages/(server|web)/', pathNot: '^packages/$1/' },
    },
    {
      name: 'journeys-import-no-source',
      comment:
        'A journey sees what a person sees: drive the browser instead of importing the source.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^packages/' },
    },
    {
      name: 'siblings-by-the-door',
      comment:
        "Import another feature through its index.ts; export the name there if it is the feature's to give.",
      severity: 'error',
      from: { path: '^packages/(server|web)/src/features/([^/]+)/' },
      to: {
        path: '^packages/(server|web)/src/features/[^/]+/',
        // A store may read any table: row types are open, writing is not (house rule).
        pathNot: '^packages/$1/src/features/$2/|/index[.]ts$|[.]tables[.]ts$',
      },
    },
    {
      name: 'ground-floor-knows-no-feature',
      comment: 'Pass the behaviour in as an argument; app.ts joins the floors.',
      severity: 'error',
      from: { path: '^packages/(server/src/(platform|outside)|web/src/(api|ui))/' },
      to: { path: '^packages/(server|web)/src/(features|app[./])' },
    },
    {
      name: 'looks-know-no-data',
      comment: 'A component in ui/ takes what it shows as props.',
      severity: 'error',
      from: { path: '^packages/web/src/ui/' },
      to: { path: '^packages/(web/src/api|contract)/' },
    },
    {
      name: 'features-do-not-know-the-app',
      comment: 'app/ hangs features up, never the other way; paths are passed by the router.',
      severity: 'error',
      from: { path: '^packages/web/src/features/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^packages/web/src/app/', pathNot: '^packages/web/src/app/paths[.]ts$' },
    },
    {
      name: 'shopping-reads-from-the-plan-down',
      comment:
        'In the domain: products, shopping-list, meal-plans, recipes, foods, ingredients; each may import those after it.',
      severity: 'error',
      from: {
        path: '^packages/domain/src/(ingredients|foods|recipes|method|meal-plans|shopping-list)/',
      },
      to: { path: '^packages/domain/src/products/' },
    },
    {
      name: 'ingredients-lie-at-the-bottom',
      comment: 'Ingredients are used by recipes, plans and lists and know none of them.',
      severity: 'error',
      from: { path: '^packages/domain/src/(ingredients|foods)/', pathNot: '[.]test[.]ts$' },
      to: {
        path: '^packages/domain/src/(method|meal-plans|shopping-list|products)/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|/fixtures/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
