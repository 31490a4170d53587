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
 * - `login-steps`: what follows a right password, which login fetches ahead and the return from another site shares.
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
import { alsoIn, notIn, sharedBy, type Group } from './shared-by.ts';
import {
  isVendor,
  chartLibrary,
  textFields,
  mantineParts,
  ofRecipes,
  ofOneRecipe,
  small,
  afterSignIn,
  loginSteps,
  guides,
  ofImports,
  remainders,
  fewLines,
  recipeTexts,
  ofCookbooks,
  ofHomeItems,
  ofLanguages,
  ofRows,
  fewRules,
  planRows,
} from './sources.ts';

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
  { name: 'login-steps', test: (id) => loginSteps.test(id), priority: 0.45 },
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
