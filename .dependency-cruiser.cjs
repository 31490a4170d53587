/**
 * Folders in the order of their imports: each may import the folders after it. Folders joined by `|`
 * may not import each other.
 */
const parserFolders = [
  'document',
  'file|page|photo',
  'plain-text',
  'schema-org',
  'row-foods|steps',
  'ingredients',
  'foods|text',
  'recipe',
  'units',
  'characters|names',
];

/** What each area is for is in its README. */
const domainAreas = ['admin|book|visitors', 'plan', 'recipe', 'device', 'account', 'texts'];
const contractAreas = ['admin|book', 'account|plan', 'recipe', 'schemas'];
const webAreas = ['visitors', 'book', 'account|admin|plan', 'recipe', 'device'];
const serverAreas = ['admin', 'book', 'plan', 'recipe', 'account', 'access'];

/**
 * Which imports are allowed (docs/architecture.md). Each message says how to fix the import.
 * `$1` is what the first group of `from` matched, so one rule covers all features.
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
      name: 'recipe-parser-is-pure',
      comment:
        'The parser also runs in browsers: it may import itself, htmlparser2 and the words of languages. Pass anything else as an argument.',
      severity: 'error',
      from: { path: '^packages/recipe-parser/src', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^packages/recipe-parser/src|^languages/|^node_modules/htmlparser2/' },
    },
    {
      name: 'languages-are-data',
      comment: 'A language holds words: it may import the types that say which, and nothing else.',
      severity: 'error',
      from: { path: '^languages/[^/]+/' },
      to: { pathNot: '-of-language[.]ts$' },
    },
    {
      name: 'domain-is-pure',
      comment:
        'The domain depends on the parser, fractional-indexing and marked alone: pass what you need as an argument.',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: '[.]test[.]ts$' },
      to: {
        pathNot:
          '^packages/(domain|recipe-parser)/src|^languages/|^node_modules/(?:fractional-indexing|marked)/',
      },
    },
    {
      name: 'contract-imports-domain-parser-and-zod-only',
      comment:
        'Server and browser load the contract: it may import zod/mini, the domain and the parser. Move anything else to the server or the web app.',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^packages/(contract|domain|recipe-parser)/src|^node_modules/zod/' },
    },
    {
      name: 'no-imports-between-server-and-web',
      comment: 'Move what both need to the contract or the domain.',
      severity: 'error',
      from: { path: '^packages/(server|web)/' },
      to: { path: '^packages/(server|web)/', pathNot: '^packages/$1/' },
    },
    {
      name: 'e2e-tests-import-no-source',
      comment:
        'An end-to-end test uses the app like a person: drive the browser instead of importing the source.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^packages/' },
    },
    {
      name: 'features-import-features-through-index',
      comment:
        'Import another feature through its index.ts, and export the name there if other features may use it.',
      severity: 'error',
      from: { path: '^packages/(server|web)/src/features/([^/]+/[^/]+)/' },
      to: {
        path: '^packages/(server|web)/src/features/',
        pathNot: '^packages/$1/src/features/$2/|/index[.]ts$',
      },
    },
    {
      name: 'schema-imports-schema-only',
      comment:
        'Every store may read every table, so tables stand below the features: they import each other, and types of the contract, the domain and the parser.',
      severity: 'error',
      from: { path: '^packages/server/src/schema/' },
      to: {
        pathNot:
          '^packages/server/src/schema/|^packages/(contract|domain|recipe-parser)/src/|^node_modules/drizzle-orm/',
      },
    },
    {
      name: 'app-imports-features-through-index',
      comment:
        'The app imports a feature through its index.ts, or what loads a part of it later, a *.lazy.ts.',
      severity: 'error',
      from: { path: '^packages/web/src/(app|main)', pathNot: '[.]test[.]tsx?$' },
      to: {
        path: '^packages/web/src/features/',
        pathNot: '/index[.]ts$|[.]lazy[.]ts$',
        dynamic: false,
      },
    },
    {
      name: 'app-lazy-loads-pages-only',
      comment: 'Load only pages by import(), and anything else by a *.lazy.ts beside it.',
      severity: 'error',
      from: { path: '^packages/web/src/(app|main)', pathNot: '[.]test[.]tsx?$' },
      to: {
        path: '^packages/web/src/features/',
        pathNot: '-page[.]tsx$',
        dynamic: true,
      },
    },
    {
      name: 'platform-outside-api-and-ui-import-no-feature',
      comment: 'Take the behaviour as an argument, and pass it in app.ts.',
      severity: 'error',
      from: { path: '^packages/(server/src/(platform|outside)|web/src/(api|ui))/' },
      to: { path: '^packages/(server|web)/src/(features|schema|app[./])' },
    },
    {
      name: 'ui-imports-no-api',
      comment: 'Pass the data to a component in ui/ as props.',
      severity: 'error',
      from: { path: '^packages/web/src/ui/' },
      to: { path: '^packages/(web/src/api|contract)/' },
    },
    {
      name: 'features-import-no-app',
      comment: 'The app imports features, not the other way. Take addresses from src/paths.ts.',
      severity: 'error',
      from: { path: '^packages/web/src/features/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^packages/web/src/app/' },
    },
    {
      name: 'lists-add-up-without-the-food-table',
      comment:
        'A phone adds up its shopping list from needs. Read texts and foods in needs/, and pass the result.',
      severity: 'error',
      from: {
        path: '^packages/domain/src/plan/shopping-list/(list|lines|buying|amounts)/',
        pathNot: '[.]test[.]ts$',
      },
      to: {
        path: '^packages/recipe-parser/src/(foods/(food|food-data|food-index)[.]ts|ingredients/|row-foods/)|/aisles/',
        reachable: true,
      },
    },
    ...foldersInOrder('packages/recipe-parser/src', parserFolders),
    ...foldersInOrder('packages/recipe-parser/src/ingredients/line', ['name', 'amount', 'tokens']),
    ...foldersInOrder('packages/recipe-parser/src/file', [
      'cooklang|formats',
      'front-matter',
      'recipe',
      'fields',
      'xml',
    ]),
    ...foldersInOrder('packages/recipe-parser/src/steps', [
      'ingredient-usage',
      'mentions',
      'amounts',
      'heat|times',
      'words',
    ]),
    ...foldersInOrder('packages/recipe-parser/src/page', [
      'readers',
      'layout',
      'readings',
      'document',
    ]),
    ...foldersInOrder('packages/recipe-parser/src/text', ['fields|headings', 'lines']),
    ...foldersInOrder('packages/domain/src', domainAreas),
    ...foldersInOrder('packages/domain/src/account', [
      'accounts|households|storage-use|subscriptions',
      'countries',
    ]),
    ...foldersInOrder('packages/domain/src/book', [
      'cookbooks|cooking|curated-images|inspiration|moderation|reviews|sample-recipes|sharing',
      'recipe-search',
    ]),
    ...foldersInOrder('packages/domain/src/device', ['notifications|timers']),
    ...foldersInOrder('packages/domain/src/plan', [
      'kitchen|magic-menu|prices|small-jobs',
      'home-items',
      'shopping-list',
      'cook-log|eaters|votes',
      'meal-plans',
      'sync',
      'rows',
      'days',
    ]),
    ...foldersInOrder('packages/domain/src/recipe', [
      'sub-recipes',
      'recipes|substitutions',
      'recipe-query',
      'diets',
      'formatted-text|not-food',
    ]),
    ...foldersInOrder('packages/domain/src/plan/shopping-list', [
      'named-lists|remainders|taught',
      'own-aisles',
      'changes',
      'list',
      'swaps',
      'lines',
      'buying',
      'amounts',
      'needs',
      'aisles|packs|repeats',
    ]),
    ...foldersInOrder('packages/contract/src', contractAreas),
    ...foldersInOrder('packages/server/src/features', serverAreas),
    ...foldersInOrder('packages/web/src/features', webAreas),
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

/**
 * Rules that refuse imports against the order, and imports between joined folders. A folder that is not
 * listed may be imported by none that is.
 *
 * @param {string} root
 * @param {readonly string[]} order
 */
function foldersInOrder(root, order) {
  const isTest = '[.]test[.]tsx?$';
  return order.map((level, index) => ({
    name: `${root.replace(/^packages\//, '').replaceAll('/', '-')}-${level.replaceAll('|', '-')}`,
    comment: `Folders of ${root} import only those further on: ${order.join(', ')}. Move what both need further on.`,
    severity: 'error',
    from: { path: `^${root}/(${level})/`, pathNot: isTest },
    to: {
      path: `^${root}/[^/]+/`,
      pathNot: `^${root}/(?:$1${order
        .slice(index + 1)
        .map((later) => `|${later}`)
        .join('')})/`,
    },
  }));
}
