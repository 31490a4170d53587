/** Which page each page belongs to: for the arrow back, for the tab that is lit, and for the bar on top on phones. */
import { paths } from './paths';

/** What the tabs lead to. */
const mainPages: readonly string[] = [
  paths.myRecipes,
  paths.menuMaker,
  paths.shoppingList,
  paths.households,
];

/** What the menu leads to. */
const menuPages: readonly string[] = [paths.account, paths.admin, paths.feedback];

/** By the first part of the address. */
const parentsOfPages: Readonly<Record<string, string>> = {
  browse: paths.myRecipes,
  inspiration: paths.myRecipes,
  'upload-recipes': paths.myRecipes,
  checkout: paths.account,
  'subscription-success': paths.account,
  account: paths.myRecipes,
  admin: paths.myRecipes,
  feedback: paths.myRecipes,
};

/** By the first part of an address that has more: "/my-recipes/new". */
const parentsOfSubpages: Readonly<Record<string, string>> = {
  'my-recipes': paths.myRecipes,
  recipes: paths.myRecipes,
  recipe: paths.browse,
  'shared-recipe': paths.browse,
  households: paths.households,
  account: paths.account,
  admin: paths.admin,
};

/** @returns the address above this one; undefined for a main page, and for pages of visitors */
export function findParent(pathname: string): string | undefined {
  const [first = '', ...rest] = pathname.split('/').slice(1);
  if (rest.length === 0) return parentsOfPages[first];
  if (first === 'recipes' && rest.length === 2) return `/recipes/${rest[0]}`;
  return parentsOfSubpages[first];
}

/** Whether it has a row with its title on top, so that no other bar is needed on a phone. */
export const hasTitleBar = (pathname: string): boolean =>
  mainPages.includes(pathname) || findParent(pathname) !== undefined;

/** Not in a form: a thumb on its way to "Save" must not leave it. */
export const hasTabs = (pathname: string): boolean =>
  !/^\/(my-recipes\/new|recipes\/[^/]+\/edit)$/.test(pathname);

/** @returns the address of the tab that it belongs to, or "menu" */
export function findTab(pathname: string): string | undefined {
  if (mainPages.includes(pathname)) return pathname;
  if (menuPages.includes(pathname)) return 'menu';
  const parent = findParent(pathname);
  return parent && findTab(parent);
}
