import { expect, test } from 'vitest';
import { findParent, findTab } from './parent-pages';
import { paths } from './paths';

/** Their frame has the name of the product on top, or they take the whole window. */
const pagesOfVisitors: string[] = [
  paths.landing,
  paths.login,
  paths.register,
  paths.requestPasswordReset,
  paths.resetPassword,
  paths.verifyEmail,
  paths.unverified,
  paths.providerCallback,
  paths.invitation,
  paths.acceptInvitation,
  paths.vote,
  paths.onboarding,
];
const pagesOfTheApp = Object.values(paths).filter((path) => !pagesOfVisitors.includes(path));

test.each(pagesOfTheApp)('the page %s has a tab', (path) => {
  expect(findTab(path)).toBeDefined();
});

test.each(pagesOfVisitors)('the page %s of visitors has neither parent nor tab', (path) => {
  expect(findParent(path)).toBeUndefined();
  expect(findTab(path)).toBeUndefined();
});

test.each([
  ['/my-recipes', undefined],
  ['/menu-maker', undefined],
  ['/recipes/42', '/my-recipes'],
  ['/recipes/42/edit', '/recipes/42'],
  ['/my-recipes/new', '/my-recipes'],
  ['/shared-recipe/42', '/browse'],
  ['/cooks', '/browse'],
  ['/cooks/42', '/browse'],
  ['/households/42', '/households'],
  ['/account/plan', '/account'],
  ['/admin/outbox', '/admin'],
])('the page above %s is %s', (path, parent) => {
  expect(findParent(path)).toBe(parent);
});

test.each([
  ['/recipes/42/history', '/my-recipes'],
  ['/browse', '/my-recipes'],
  ['/households/42', '/households'],
  ['/checkout', 'menu'],
  ['/admin/outbox', 'menu'],
])('the tab of %s is %s', (path, tab) => {
  expect(findTab(path)).toBe(tab);
});
