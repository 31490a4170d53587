/** A recipe is chosen as an ingredient of another, planned, and its foods are on the list. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addFromDay, isSynced, weekOn } from './pages/menu-maker';
import { chooseMore, tokenOf, writeByCall } from './pages/recipes';
import { openSharing } from './pages/sharing';
import { readList } from './pages/shopping-list';
import { desktop, openPage, openSignedIn, phone, shareBrowser } from './setup/browser';
import { call } from './setup/call';
import { expectAccessible, expectNoHorizontalScroll } from './setup/inspect';

shareBrowser();

const bolognese = {
  title: 'Sunday bolognese',
  ingredientLines: ['500 g beef mince', '2 brown onions'],
  steps: ['Simmer for an hour.'],
};

/** Of two quantities. */
async function expectFoodsOnList(page: Page): Promise<void> {
  await page.goto(weekOn('/shopping-list'));
  await page
    .getByText(/beef mince/i)
    .first()
    .waitFor();
  const list = await readList(page);
  expect(list).toContain('Fruit & Veg: 4 brown onions');
  expect(list).toContain('Meat & Seafood: 1 kg beef mince');
  expect(list.filter((line) => /bolognese/i.test(line))).toEqual([]);
}

async function look(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen);
  await expectNoHorizontalScroll(page, screen);
}

const recipesInIt = (page: Page): Locator => page.getByRole('region', { name: 'Recipes in it' });

it('a recipe is searched as an ingredient, planned and bought by its foods, all by touch', async () => {
  const page = await openSignedIn('Cook', phone);
  await writeByCall(page, bolognese);
  await page.goto('/my-recipes/new');
  await page.getByLabel('Title').fill('Lasagne');
  await page.getByLabel('Ingredient 1', { exact: true }).fill('250 g lasagne sheets');
  await page.getByRole('button', { name: 'Add a recipe as an ingredient' }).tap();
  await page.getByLabel('Which of your recipes?').fill('bolognese');
  await page.getByRole('button', { name: bolognese.title }).tap();
  await page.getByText('That is 1 quantity of Sunday bolognese.').waitFor();
  await page.getByLabel('Ingredient 2', { exact: true }).fill('2 quantities Sunday bolognese');
  await page.getByText('That is 2 quantities of Sunday bolognese.').waitFor();
  await look(page, 'the form with a recipe as an ingredient');
  await page.getByRole('button', { name: 'Save recipe' }).tap();
  await page.getByRole('heading', { name: 'Lasagne', level: 1 }).waitFor();

  await recipesInIt(page).getByText('2 quantities').waitFor();
  await page.getByRole('button', { name: 'More serves' }).tap();
  await recipesInIt(page).getByText('2½ quantities').waitFor();
  await look(page, 'a recipe with a recipe in it');
  await recipesInIt(page).getByRole('link', { name: bolognese.title }).tap();
  await page.getByRole('heading', { name: bolognese.title, level: 1 }).waitFor();

  await page.goto(weekOn('/menu-maker'));
  await addFromDay(page, 'Lasagne', 'Monday');
  await isSynced(page);
  await expectFoodsOnList(page);
});

it('a line named like a recipe becomes it, and text again when its cook says so, all by keyboard', async () => {
  const page = await openSignedIn('Cook', desktop);
  await writeByCall(page, bolognese);
  await page.goto('/my-recipes/new');
  await page.getByLabel('Title').fill('Lasagne');
  await page.getByLabel('Ingredient 1', { exact: true }).press('2');
  await page.keyboard.type(' quantities sunday bolognese');
  const offer = page.getByRole('button', { name: 'Use it for “sunday bolognese”' });
  await offer.waitFor();
  await offer.press('Enter');
  await page.getByText('That is 2 quantities of Sunday bolognese.').waitFor();
  const leave = page.getByRole('button', { name: 'Leave as text: sunday bolognese' });
  await leave.press('Enter');
  await leave.waitFor({ state: 'hidden' });
  await offer.press('Enter');
  await page.getByLabel('Ingredient 1', { exact: true }).press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('250 g lasagne sheets');
  await page.getByRole('button', { name: 'Save recipe' }).press('Enter');
  await page.getByRole('heading', { name: 'Lasagne', level: 1 }).waitFor();
  await recipesInIt(page).getByText('2 quantities').waitFor();

  await page.goto(weekOn('/menu-maker'));
  await addFromDay(page, 'Lasagne', 'Monday');
  await isSynced(page);
  await expectFoodsOnList(page);
});

it('a recipe in a recipe is shared too in one press, opens while cooking, and is missed when it is deleted', async () => {
  const page = await openSignedIn('Cook', phone);
  const token = await tokenOf(page);
  const recipeId = await writeByCall(page, bolognese);
  const line = { name: 'sunday bolognese', amount: '2', unit: 'quantity', recipeId };
  const lasagne = { title: 'Lasagne', serves: 4, ingredients: [line], instructions: ['Bake it.'] };
  const { _id } = await call<{ _id: string }>('/recipes', lasagne, { token });
  await page.goto(`/recipes/${_id}`);

  await openSharing(page);
  await page.getByRole('radio', { name: /Anyone with the link/ }).tap();
  await page.getByText('This recipe uses Sunday bolognese, which they can’t open.').waitFor();
  await look(page, 'an offer to share a recipe in a recipe');
  await page.getByRole('button', { name: 'Share it too' }).tap();
  await page.getByText('Sunday bolognese is shared too.').waitFor();
  const visitor = await openPage(phone);
  await visitor.goto(`/recipe/${recipeId}`);
  await visitor.getByRole('heading', { name: bolognese.title, level: 1 }).waitFor();

  await page.goto(`/recipes/${_id}/cook`);
  await page.getByRole('button', { name: 'Show steps of sunday bolognese' }).tap();
  const steps = page.getByRole('list', { name: 'Steps of Sunday bolognese' });
  await steps.getByText(/Simmer for/).waitFor();
  await page
    .getByRole('list', { name: 'Ingredients of Sunday bolognese' })
    .getByText('1000 g')
    .waitFor();
  await look(page, 'the steps of a recipe in a recipe while cooking');

  await page.goto(`/recipes/${recipeId}`);
  await chooseMore(page, 'Delete');
  await page.getByText(/It was used in Lasagne, where its line stays as text/).waitFor();
});
