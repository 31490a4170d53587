/** What is looked at: 40 screens, each opened as a person opens it. */
import type { Locator, Page } from 'playwright-core';
import { addWeeks } from '../../packages/domain/src/plan/days/week';
import type { ExampleHousehold } from '../example-household/fill-household';
import { untilRendered } from './until-rendered';

export interface Screen {
  name: string;
  /** Whether nobody is signed in. */
  isPublic?: boolean;
  open(page: Page, household: ExampleHousehold): Promise<void>;
}

const at = (name: string, path: string, isPublic = false): Screen => ({
  name,
  isPublic,
  open: async (page) => {
    await page.goto(path);
  },
});

const ofRecipe = (name: string, rest = '', title = 'Fish tacos'): Screen => ({
  name,
  open: async (page, { recipes }) => {
    await page.goto(`/recipes/${recipes.get(title)!.id}${rest}`);
  },
});

/** What a button opens: a dialog, or on a wide screen a part beside the page. */
const opened = (page: Page): Locator =>
  page
    .getByRole('dialog')
    .or(page.getByRole('button', { name: 'Close' }))
    .first();

/** @param button its name */
const pressed = ({ name, open }: Screen, button: RegExp): Screen => ({
  name,
  open: async (page, household) => {
    await open(page, household);
    await untilRendered(page);
    await page.getByRole('button', { name: button }).first().click();
    await opened(page).waitFor();
  },
});

const mostSteps = 20;

export const screens: readonly Screen[] = [
  at('landing', '/', true),
  at('login', '/login', true),
  at('register', '/register', true),
  at('forgotten-password', '/request-password-reset', true),
  at('recipes', '/my-recipes'),
  at('recipes-found', '/my-recipes?q=chicken'),
  at('recipes-nothing-found', '/my-recipes?q=zzzz'),
  pressed(at('recipe-filters', '/my-recipes'), /^Filters/),
  at('browse', '/browse'),
  at('deleted-recipes', '/my-recipes/deleted'),
  at('new-recipe', '/my-recipes/new'),
  at('import', '/my-recipes/import'),
  at('files', '/my-recipes/files'),
  {
    name: 'inspiration',
    open: async (page) => {
      await page.goto('/inspiration');
      await untilRendered(page);
      for (const food of ['chicken', 'carrots'])
        await page.getByRole('button', { name: food, exact: true }).click();
    },
  },
  ofRecipe('recipe'),
  ofRecipe('recipe-large', '', 'Spaghetti bolognese'),
  ofRecipe('recipe-history', '/history', 'Caramel slice'),
  ofRecipe('cooking', '/cook'),
  {
    name: 'cooked',
    open: async (page, { recipes }) => {
      await page.goto(`/recipes/${recipes.get('Pumpkin soup')!.id}/cook`);
      await untilRendered(page);
      const end = page.getByRole('heading', { name: 'That was the last step' });
      for (let step = 0; step < mostSteps && !(await end.isVisible()); step++)
        await page.keyboard.press('ArrowRight');
      await end.waitFor();
    },
  },
  pressed(ofRecipe('plan-a-recipe'), /^Add to meal plan/),
  at('week', '/menu-maker'),
  pressed(
    {
      name: 'magic-menu',
      // Two days of it are planned.
      open: async (page, { monday }) => {
        await page.goto(`/menu-maker?week=${addWeeks(monday, 1)}`);
      },
    },
    /^Magic Menu/,
  ),
  at('list', '/shopping-list'),
  pressed(at('list-item', '/shopping-list'), /brown onions, details$/i),
  at('communities', '/households'),
  {
    name: 'community',
    open: async (page, { id }) => {
      await page.goto(`/households/${id}`);
    },
  },
  pressed(at('menu', '/my-recipes'), /^(Open menu|Menu)$/),
  at('account', '/account'),
  at('profile', '/account/profile'),
  at('sign-in-methods', '/account/sign-in'),
  at('preferences', '/account/preferences'),
  at('notifications', '/account/notifications'),
  at('who-eats', '/account/who-eats'),
  at('plan', '/account/plan'),
  at('feedback', '/feedback'),
  at('admin', '/admin'),
  at('analytics', '/admin/analytics'),
  at('health', '/admin/health'),
  at('products', '/admin/products'),
  at('settings', '/admin/settings'),
];
