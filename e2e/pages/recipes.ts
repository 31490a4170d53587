/** Writing, importing and reading recipes in the user interface. */
import type { Page } from 'playwright-core';
import { call } from '../setup/call';
import { findStored } from '../setup/stored';

export interface WrittenRecipe {
  title: string;
  /** Pasted at once into the first row: each line becomes a row. */
  ingredientLines: string[];
  steps: string[];
}

export async function writeRecipeByHand(page: Page, recipe: WrittenRecipe): Promise<void> {
  await page.goto('/my-recipes');
  await page
    .getByRole('link', { name: /add recipe|write a recipe/i })
    .first()
    .click();
  await page.getByLabel('Title').fill(recipe.title);
  await paste(page, 'Ingredient 1', recipe.ingredientLines.join('\n'));
  for (const [index, step] of recipe.steps.entries()) {
    if (index > 0) await page.getByLabel(`Step ${index}`, { exact: true }).press('Enter');
    await page.getByLabel(`Step ${index + 1}`, { exact: true }).fill(step);
  }
  await saveRecipe(page, recipe.title);
}

/** For tests of something else than the form: saves through the API and opens the recipe. */
export async function writeRecipe(page: Page, recipe: WrittenRecipe): Promise<void> {
  await page.goto(`/recipes/${await writeByCall(page, recipe)}`);
  await page.getByRole('heading', { name: recipe.title, level: 1 }).waitFor();
}

/** Of the menu of an open recipe. */
export async function chooseMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** @returns its id */
export async function writeByCall(page: Page, recipe: WrittenRecipe): Promise<string> {
  const token = await tokenOf(page);
  const { title, ingredientLines, steps } = recipe;
  const text = [title, 'Ingredients', ...ingredientLines, 'Method', ...steps].join('\n');
  const { ingredients } = await call<{ ingredients: object[] }>(
    '/recipes/scrape',
    { text },
    { token },
  );
  const body = { title, serves: 4, ingredients, instructions: steps };
  const { _id } = await call<{ _id: string }>('/recipes', body, { token });
  return _id;
}

/** The token of the page's session. */
export async function tokenOf(page: Page): Promise<string> {
  const token = await findStored(page, 'saltbush.token');
  if (!token) throw new Error('Nobody is signed in on this page');
  return token;
}

export async function importRecipe(page: Page, url: string): Promise<void> {
  await page.goto('/my-recipes/import');
  await page.getByLabel('Link or recipe').fill(url);
  await page.getByRole('button', { name: 'Get recipe' }).click();
}

export async function saveRecipe(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
}

/** Pastes a text as one event, like the clipboard. */
async function paste(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).focus();
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}
