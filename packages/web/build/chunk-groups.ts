/**
 * Which scripts come in one file. Left alone, the bundler makes a file for every set of pages that
 * share something: the recipe list would come in 45 requests, six at a time.
 *
 * - `vendor`: libraries that every page needs.
 * - `fields`: text fields, which the shopping list, the plan and the landing page have none of at first.
 * - `charts`: the chart library, which only the analytics of admins use; not stored for use without a network.
 * - `small`: a few lines each, which pages of visitors share with others after they have loaded.
 * - `plan-rows`: what rows and operations of a plan are, which all that works on them shares.
 * - `sign-in`: what two of the sign-in pages share.
 * - `signed-in`: the frame of the signed-in pages, and what nearly all of their main pages share.
 * - `shopping`: what the shopping list shares with another page. In a larger file it would fetch
 *   what only the others need.
 * - `recipes`: what pages of recipes use, and the shopping list does not.
 * - `recipe-fields`: what pages of one recipe use to read and check it, and the lists do not.
 * - `recipe-lists`: the two lists of recipes, and the names of diets, which their filters share with the recipe.
 * - `storage`: what opens the database of this device.
 * - `timers`: on every page of the signed-in, after the page itself.
 * - `engine`: what reads and changes a plan on this device.
 * - `week`: what the recipe and the plan share.
 * - `shopping-list`: the page itself, in one file with what its menus and sheets use too.
 * - `mantine-parts`: a few lines each, of which every part that is loaded later uses another few. In files of their own
 *   their names alone would weigh more on every page.
 * - `after-sign-in`: what the pages of sign-in fetch ahead for what comes after them, a few lines each.
 * - `guides`: what comes up by itself on pages of the signed-in, and what tells them of news and of the community.
 * - `changes`: what runs operations on a plan's rows and puts them into words, and what speaks with the server of them: it
 *   is loaded after the page.
 * - `few-lines`: a few lines each, which parts that are loaded later share. In files of their own their names alone would
 *   weigh more on every page.
 * - `language`: what follows the language that was chosen, after the pages of those who chose one.
 * - `row-foods`: the foods of a line and what they contain, which substitutes and the check of an import need.
 * - `recipe-texts`: how the parts of a recipe are shown as text, which its page, its history and cookbooks share.
 * - `cookbooks`: cookbooks, saved searches and ends of links, which pages, menus and the plan share.
 * - `home-items`: what is at home, which the list, ideas, recipes and Magic Menu share after their first view.
 * - `recipe-import`: how pages, texts and photos are read, which the pages that read them share.
 * - `icons`: those that no first page shows; `plan-icons`: those that the plan shows, and first pages load later. In
 *   files of their own their names alone would weigh more on every page.
 */
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type NamingContext = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1];

const lists = [
  'features/book/recipe-lists/my-recipes-page',
  'features/book/recipe-lists/browse-page',
];
const week = ['features/book/recipe-page/recipe-page', 'features/plan/meal-plans/menu-maker-page'];
const engine = 'features/device/sync/create-engine.ts';
const changeCode = 'features/device/sync/engine/change-code.ts';
const serverCode = 'features/device/sync/engine/server-code.ts';
const noticeCode = 'features/device/sync/notices/describe-operation.ts';
const dietLabels = 'features/recipe/diets/diet-labels.ts';
const shoppingList = 'features/plan/shopping-list/shopping-list-page';
const signIn = [
  'features/account/accounts/sign-in/login-page',
  'features/account/accounts/sign-in/register-page',
  'features/account/accounts/email/request-password-reset-page',
  'features/account/accounts/email/reset-password-page',
  'features/account/accounts/email/verify-email-page',
];

const signInChoices = 'features/account/sign-in-methods/choices/sign-in-choices';
/** In another language than English a table of all foods comes with them, which only some pages need. */
const foodNames =
  /\/recipe-parser\/src\/(foods\/shown-foods|names\/(foods-in-scripts|foods-of-reader|[a-z]+\/foods))\.ts$/;
/** Few pages have it at once, and all soon after. */
const crossIcon = /\/icons\/IconX\.mjs$/;
const icons = /@tabler\/icons-react\/dist\/esm\/icons\//;
/** Login would fetch those of the plan with it. */
const ofSignIn = /IconLogin2/;

export const chunkGroups: Group[] = [
  { name: 'fields', test: (id) => textFields.test(id), priority: 9.5 },
  { name: 'vendor', test: isVendor, priority: 10 },
  { name: 'charts', test: (id) => chartLibrary.test(id), priority: 10 },
  // What is loaded first stays with the entry.
  { name: 'index', tags: ['$initial'], priority: 9 },
  { name: 'small', test: (id) => small.test(id), priority: 8.5 },
  { name: 'plan-rows', test: (id) => planRows.test(id), priority: 8.5 },
  { ...sharedBy('sign-in', signIn, 2), priority: 8 },
  {
    ...sharedBy(
      'signed-in',
      [...lists, ...week, shoppingList],
      4,
      'app/shell/signed-in-frame',
      crossIcon,
    ),
    priority: 7,
  },
  { ...alsoIn('shopping', shoppingList, [...lists, ...week]), priority: 6 },
  { name: 'recipes', test: (id) => ofRecipes.test(id), priority: 5 },
  { name: 'recipe-fields', test: (id) => ofOneRecipe.test(id), priority: 5 },
  { ...sharedBy('recipe-lists', lists, 1, dietLabels), priority: 4 },
  { name: 'storage', test: /\/node_modules\/idb\/|\/sync\/storage\/database\.ts$/, priority: 4 },
  { name: 'timers', test: /\/(features|domain\/src)\/device\/timers\//, priority: 3 },
  { ...sharedBy('engine', [engine], 1), priority: 2 },
  { ...sharedBy('week', week, 2), priority: 1 },
  { ...sharedBy('shopping-list', [shoppingList], 1), priority: 0.5 },
  { name: 'mantine-parts', test: (id) => mantineParts.test(id), priority: 0.5 },
  { name: 'after-sign-in', test: (id) => afterSignIn.test(id), priority: 0.45 },
  { name: 'guides', test: (id) => guides.test(id), priority: 0.4 },
  { ...sharedBy('changes', [changeCode, serverCode, noticeCode], 1), priority: 0.3 },
  { name: 'recipe-import', test: (id) => ofImports.test(id), priority: 0.3 },
  { name: 'language', test: (id) => ofLanguages.test(id), priority: 0.3 },
  { name: 'row-foods', test: (id) => ofRows.test(id), priority: 0.3 },
  { name: 'recipe-texts', test: (id) => recipeTexts.test(id), priority: 0.25 },
  { name: 'cookbooks', test: (id) => ofCookbooks.test(id), priority: 0.24 },
  { name: 'home-items', test: (id) => ofHomeItems.test(id), priority: 0.24 },
  { name: 'few-lines', test: (id) => fewLines.test(id) || fewRules.test(id), priority: 0.3 },
  { name: 'remainders', test: (id) => remainders.test(id), priority: 0.3 },
  {
    ...notIn('icons', icons, [...lists, ...week, signInChoices]),
    priority: 0.2,
  },
  { name: 'plan-icons', test: (id) => icons.test(id) && !ofSignIn.test(id), priority: 0.1 },
];

/** Split by who else uses it, it would weigh 5 KB more: gzip finds less to share. */
function isVendor(id: string): boolean {
  return vendor.some((pattern) => pattern.test(id)) && !somePages.test(id);
}

const chartLibrary =
  /node_modules\/(recharts|@mantine\/charts|victory-vendor|d3-\w+|internmap|@reduxjs|react-redux|redux|redux-thunk|reselect|immer|es-toolkit|decimal\.js-light|eventemitter3|tiny-invariant)\//;

const vendor = [
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|clsx|zod)\//,
  /node_modules\/@tanstack\/(react-router|router-core|history|store|react-store)\//,
  /@tabler\/icons-react\/dist\/esm\/(createReactComponent|defaultAttributes)/,
  /@mantine\/core\/esm\/core\//,
  /@mantine\/core\/esm\/components\/(ActionIcon|Anchor|Button|CloseButton|Container|Group|Loader|Paper|Skeleton|Stack|Text|Title|Transition|UnstyledButton|VisuallyHidden)\//,
];

const textFields = /@mantine\/core\/esm\/components\/(Input|InputBase|PasswordInput|TextInput)\//;

const somePages =
  /useBlocker|create-scoped-keydown|find-element|use-mantine-color-scheme|DirectionProvider/;

const mantineParts =
  /@mantine\/(hooks\/esm\/(use-mounted|use-merged-ref|use-timeout|utils\/use-callback-ref)|core\/esm\/(core\/DirectionProvider|components\/(ScrollArea\/utils\/to-int|Checkbox\/CheckIcon|Radio\/RadioIcon)))/;

/** Pages that use none of these import them by way of an `index.ts`. */
const ofRecipes = sourcesAt(
  'contract/src/(book/(recipe-lists|saved-recipes)|schemas/(recipe-limits|thousandths)|recipe/sharing/sharing-fields)',
  'features/recipe/recipes/(list-cache|recipe-cover|saved-recipe-mutations)',
  'ui/(capitalised|images/(tile-cover|tile-layers|tiles|image))',
  'domain/src/recipe/recipes/(times|serves)',
);
const ofOneRecipe = sourcesAt(
  'contract/src/(recipe/(images|recipe-content|stated-nutrition|recipes|reviews|sharing/share-links|sharing/sharing)|schemas/serves-fields)',
  'recipe-parser/src/recipe/(page-address|sections)',
  'recipe-parser/src/units/(read-quantity|parse-quantity|number-words|word-behind)',
  'recipe-parser/src/characters/.*',
);
const small = sourcesAt(
  'contract/src/schemas/names',
  'web/src/ui/(after-use|room-ahead|is-standalone|use-loaded|layout/(visited-pages|main-part))',
  'web/src/api/app-worker',
  'web/src/features/device/language/change/device-language.lazy',
);
const afterSignIn = sourcesAt(
  'web/src/api/sign-in/known-device',
  'web/src/features/account/households/pending-invitation',
  'web/src/features/account/sign-in-methods/provider-session',
  'domain/src/account/accounts/after-login',
  'web/src/features/account/accounts/(sign-in/next-step|use-resend-verification|verification-hint)',
  'web/src/features/device/language/language-choice.lazy',
);
const guides = sourcesAt(
  'web/src/app/shell/(guides-panel|community-hint)',
  'web/src/features/visitors/(install-prompt/(index|install-prompt)|quiet-moment/.*)',
  'web/src/features/account/feedback/(feedback-key|use-unread-feedback|unread-(count|feedback))',
  'web/src/features/visitors/welcome-tour/(index|tour-seen)',
  'web/src/api/hint-channel',
  'web/src/ui/fields/write-to-clipboard',
);
const ofImports = sourcesAt(
  'contract/src/recipe/(recipe-photo|recipe-import/.*)',
  'features/device/shared-content/.*',
  'features/recipe/recipe-form/source/import-source',
);
/** Of the list, and of Magic Menu beside it. */
const remainders = sourcesAt('domain/src/plan/shopping-list/remainders/.*');
const fewLines = sourcesAt(
  'web/src/features/plan/shopping-list/(state/aisle-order|rows/short-day)',
  'web/src/features/account/households/(list-names|use-refresh-households)',
  'web/src/ui/fields/character-count',
  'web/src/ui/fields/form-buttons',
  'web/src/ui/layout/(item-list|preserved-focus|figures|page-parts)',
  'web/src/features/device/sync/recipes/recipe-store',
  'web/src/features/recipe/recipe-photo/redraw-photo',
  'web/src/features/book/moderation/report-dialog.lazy',
  'web/src/features/plan/meal-plans/quantity/(quantity-for-who-eats.lazy|quantity-for-all)',
  'web/src/ui/fields/file-button',
  'web/src/ui/use-latest',
  'web/src/features/(recipe/sub-recipes/sub-recipes|plan/substitutions/substitute-offers).lazy',
  'web/src/features/device/screen-on/.*',
  'domain/src/plan/shopping-list/changes/line-changes',
  'domain/src/plan/(days/zoned-time|meal-plans/meal-times)',
  'recipe-parser/src/recipe/nutrients',
  'contract/src/recipe/sub-recipes',
  'domain/src/recipe/sub-recipes/sub-recipe',
);
const recipeTexts = sourcesAt(
  'web/src/features/recipe/recipe-changes/(change-list|change-labels|recipe-text)',
);
const ofCookbooks = sourcesAt(
  'features/book/cookbooks/(index|cookbook-cover|cookbook-queries|cookbook-paths|use-cookbook-changes)',
  'features/book/recipe-search/use-saved-searches',
  'features/book/sharing/links/link-end-(field|text)',
  'domain/src/book/sharing/link-end',
  'contract/src/(book/(cookbooks|saved-searches|recipe-queries)|recipe/recipe-query)',
);
const ofHomeItems = sourcesAt(
  'domain/src/plan/home-items/(home-items|storage-time|bought-items)',
  'domain/src/plan/rows/home-item-rows',
  'features/device/home-items/.*',
  'features/plan/home-items/home-texts',
  'features/plan/shopping-list/home/(home.lazy|home-panel|home-row|add-home-field|plan-portions|still-there)',
);
const ofLanguages = sourcesAt(
  'features/device/language/change/(device-language|follow-account|language-worker)',
);
const ofRows = sourcesAt(
  'recipe-parser/src/foods/weigh',
  'recipe-parser/src/row-foods/.*',
  'domain/src/recipe/not-food/.*',
  'domain/src/recipe/diets/(recipe-diets|requirement-rules|line-contents|free-from|unlisted-food|contents/.*)',
);
const fewRules = /\/(tick-box|chip-row|item-list|figures|file-button|page-parts)\.module\.css/;
const planRows = sourcesAt(
  'domain/src/plan/(sync/operations|meal-plans/meal-words|rows/(rows|(vote|eater|recurring|template|small-job)-rows))',
  'web/src/api/new-id',
);
const ofSignInMethods = sourcesAt(
  'features/account/sign-in-methods/.*',
  'features/account/accounts/show-removed',
  'domain/src/account/accounts/removed-in-words',
  'domain/src/account/countries/forms',
);
const isUsedByFew = (id: string): boolean =>
  [ofRecipes, ofOneRecipe, ofSignInMethods, foodNames].some((few) => few.test(id));

function sourcesAt(...paths: string[]): RegExp {
  return new RegExp(paths.map((path) => `/${path}\\.tsx?$`).join('|'));
}

/** Names what `page` and one of the `others` load at once. */
function alsoIn(name: string, page: string, others: string[]): Group {
  return groupOf(name, (context) => {
    const ofPage = findShared({ pages: [page], least: 1 }, context);
    const ofOthers = findShared({ pages: others, least: 1 }, context);
    return new Set([...ofPage].filter((id) => ofOthers.has(id)));
  });
}

/** Names what the pattern fits, unless one of the `pages` loads it at once. */
function notIn(name: string, pattern: RegExp, pages: string[]): Group {
  let ofPages: Set<string> | undefined;
  return {
    name: (id, context) => {
      ofPages ??= findShared({ pages, least: 1 }, context);
      return pattern.test(id) && !ofPages.has(id) ? name : null;
    },
    debugName: name,
  };
}

/**
 * Names what at least `least` of the pages, or `always`, load at once, that is without an `import()`
 * in between.
 */
function sharedBy(
  name: string,
  pages: string[],
  least: number,
  always?: string,
  also?: RegExp,
): Group {
  return groupOf(name, (context) => findShared({ pages, least, always, also }, context));
}

function groupOf(name: string, find: (context: NamingContext) => Set<string>): Group {
  let shared: Set<string> | undefined;
  return {
    name: (id, context) => {
      shared ??= find(context);
      return shared.has(id) ? name : null;
    },
    debugName: name,
  };
}

interface SharedBy {
  pages: string[];
  least: number;
  always?: string | undefined;
  also?: RegExp | undefined;
}

function findShared({ pages, least, always, also }: SharedBy, context: NamingContext): Set<string> {
  const counts = new Map<string, number>();
  if (always) {
    for (const id of reachedFrom(fileOf(always), context)) counts.set(id, least);
  }
  for (const page of pages) {
    for (const id of reachedFrom(fileOf(page), context)) {
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  const first = reachedFrom(fileOf('main'), context);
  const shared = [...counts].filter(
    ([id, count]) => (count >= least || also?.test(id)) && !first.has(id) && !isUsedByFew(id),
  );
  return new Set(shared.map(([id]) => id));
}

const sources = fileURLToPath(new URL('../src', import.meta.url));

const fileOf = (name: string): string =>
  `${sources}/${name.endsWith('.ts') ? name : `${name}.tsx`}`;

function reachedFrom(entry: string, context: NamingContext): Set<string> {
  const reached = new Set<string>();
  const walk = (id: string) => {
    if (reached.has(id)) return;
    reached.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(walk);
  };
  walk(entry);
  return reached;
}
