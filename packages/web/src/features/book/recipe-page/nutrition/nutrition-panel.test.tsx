import { describe, expect, test } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import {
  recipeNutritionRoutes,
  type RecipeNutritionOnWire,
} from '@saltbush/contract/recipe/recipe-nutrition';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { answer } from '../../../../testing/fake-api';
import { laksa } from '../../../../testing/recipes';
import { renderPage, screen } from '../../../../testing/render';
import { NutritionPanel } from './nutrition-panel';

const nutrition: RecipeNutritionOnWire = {
  lines: [
    {
      ingredient: 0,
      name: 'Garlic',
      grams: 3,
      source: { ndb: '11215', description: 'GARLIC, RAW' },
      nutrients: { energyKj: 18 },
      share: 0.01,
    },
    {
      ingredient: 1,
      name: 'Butter',
      grams: 100,
      source: { ndb: '01001', description: 'BUTTER, WITH SALT' },
      nutrients: { energyKj: 3000 },
      share: 0.99,
    },
    { ingredient: 2, name: 'Quandong bark', reason: 'food-unknown' },
  ],
  total: { energyKj: 4184, proteinGrams: 2 },
  perServe: { energyKj: 1046, proteinGrams: 0.5 },
  coverage: { lines: 0.8, weight: 1 },
  isSure: true,
};

async function openPanel(answered: RecipeNutritionOnWire | AppError, recipe = laksa) {
  const page = await renderPage(() => <NutritionPanel recipe={recipe} />, {
    api: [answer(recipeNutritionRoutes.get, answered)],
  });
  expect(page.api.requestsTo(recipeNutritionRoutes.get)).toEqual([]);
  await page.person.click(screen.getByText('Nutrition', { selector: 'summary' }));
  return page;
}

const cells = (name: string) =>
  [...(screen.getByRole('rowheader', { name }).parentElement?.querySelectorAll('td') ?? [])].map(
    ({ textContent }) => textContent,
  );

describe('the nutrition of a recipe', () => {
  test('the nutrition of a serve is asked for when it is opened, in both units', async () => {
    await openPanel(nutrition);
    await screen.findByRole('columnheader', { name: 'One serve' });
    expect(cells('Energy')).toEqual(['1,046 kJ (250 kcal)']);
    expect(cells('Protein')).toEqual(['0.5 g']);
    expect(screen.queryByRole('rowheader', { name: 'Sodium' })).toBeNull();
    expect(screen.getByText(/^An estimate/)).toBeTruthy();
  });

  test('a figure that the source of a recipe states stands beside the estimate', async () => {
    await openPanel({ ...nutrition, stated: { energyKj: 2092, sodiumMilligrams: 480 } });
    await screen.findByRole('columnheader', { name: 'One serve, by the source' });
    expect(cells('Energy')).toEqual(['1,046 kJ (250 kcal)', '2,092 kJ (500 kcal)']);
    expect(cells('Sodium')).toEqual(['–', '480 mg']);
  });

  test('the share of each line is shown on demand, the largest first, with what is not counted', async () => {
    const { person } = await openPanel(nutrition);
    await person.click(await screen.findByRole('button', { name: 'Show how' }));
    const counted = screen.getByRole('list', { name: 'Counted lines' });
    expect([...counted.children].map(({ textContent }) => textContent)).toEqual([
      'Butter100 g · 3,000 kJ · 99 %',
      'Garlic3 g · 18 kJ · 1 %',
    ]);
    const uncounted = screen.getByRole('list', { name: 'Lines not counted' });
    expect(uncounted.textContent).toBe('Quandong barkWe don’t know this food');
    await person.click(screen.getByRole('button', { name: 'Hide how' }));
    expect(screen.queryByRole('list', { name: 'Counted lines' })).toBeNull();
  });

  test('the foods of a recipe in a recipe are shown under its title, with what they are together', async () => {
    const mince = { name: 'Beef mince', grams: 500, nutrients: { energyKj: 4500 }, share: 0.6 };
    const onion = { name: 'Onion', grams: 150, nutrients: { energyKj: 250 }, share: 0.03 };
    const inRecipe = { ingredient: 3, within: ['Bolognese'] };
    const { person } = await openPanel({
      ...nutrition,
      lines: [
        ...nutrition.lines,
        { ...inRecipe, ...mince },
        { ...inRecipe, ...onion, within: ['Bolognese', 'Soffritto'] },
        { ...inRecipe, name: 'Celery', within: ['Bolognese'], reason: 'amount-unknown' },
        { ingredient: 4, name: 'pesto', reason: 'recipe-closed' },
      ],
    });
    await person.click(await screen.findByRole('button', { name: 'Show how' }));
    const foods = screen.getByRole('list', { name: 'Counted of Bolognese' });
    expect([...foods.children].map(({ textContent }) => textContent)).toEqual([
      'Beef mince500 g · 4,500 kJ · 60 %',
      'Onion, in Soffritto150 g · 250 kJ · 3 %',
    ]);
    expect(foods.parentElement?.textContent).toMatch(/^Bolognese650 g · 4,750 kJ · 63 %/);
    const uncounted = screen.getByRole('list', { name: 'Lines not counted' });
    expect([...uncounted.children].map(({ textContent }) => textContent).slice(1)).toEqual([
      'Celery, in BologneseNo amount is given',
      'pestoYou can’t open this recipe',
    ]);
  });

  test('a recipe of which too little is counted claims no figure and says why', async () => {
    await openPanel({ ...nutrition, perServe: undefined, isSure: false });
    expect(await screen.findByText(/^We can’t say: .* without Quandong bark\.$/)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('a recipe that does not say how many it serves has the figures of all of it', async () => {
    const recipe: RecipeOnWire = { ...laksa, serves: 4, isServesUnknown: true };
    await openPanel({ ...nutrition, perServe: undefined }, recipe);
    await screen.findByRole('columnheader', { name: 'The whole recipe' });
    expect(cells('Energy')).toEqual(['4,184 kJ (1,000 kcal)']);
    expect(screen.getByText(/doesn’t say how many it serves/)).toBeTruthy();
  });

  test('nutrition that cannot be fetched says so and can be tried again', async () => {
    await openPanel(new AppError('INTERNAL'));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  test('a recipe without ingredients has no nutrition to open', async () => {
    await renderPage(() => <NutritionPanel recipe={{ ...laksa, ingredients: [] }} />, { api: [] });
    expect(screen.queryByText('Nutrition')).toBeNull();
  });
});
