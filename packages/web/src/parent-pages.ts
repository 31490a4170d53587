/** Which page each page belongs to: for the arrow back, for the tab that is lit, and for the bar on top on phones. */

/** What the tabs lead to. */
const mainPage = /^\/(my-recipes|menu-maker|shopping-list|households)$/;

/** What the menu leads to. */
const menuPage = /^\/(account|admin|feedback)$/;

/** Of the pages below another, and the address of that one; the first that fits counts. */
const parents: readonly (readonly [RegExp, string])[] = [
  [/^\/(recipes\/[^/]+|my-recipes|households|account|admin)\/.*/, '/$1'],
  [/^\/((shared-)?recipe\/|cooks).*/, '/browse'],
  [/^\/(checkout|subscription-success)$/, '/account'],
  [/^\/(recipes\/.*|browse|inspiration|upload-recipes|account|admin|feedback)$/, '/my-recipes'],
];

/** @returns the address above this one; undefined for a main page, and for pages of visitors */
export function findParent(pathname: string): string | undefined {
  const found = parents.find(([page]) => page.test(pathname));
  return found && pathname.replace(...found);
}

/** Not in a form: a thumb on its way to "Save" must not leave it. */
export const hasTabs = (pathname: string): boolean => !/\/(new|edit)$/.test(pathname);

/**
 * @returns the address of the tab that it belongs to, or "menu"; undefined for pages of visitors. All others have a row
 * with their title on top, so that no other bar is needed on a phone.
 */
export function findTab(pathname: string): string | undefined {
  if (mainPage.test(pathname)) return pathname;
  if (menuPage.test(pathname)) return 'menu';
  const parent = findParent(pathname);
  return parent && findTab(parent);
}
