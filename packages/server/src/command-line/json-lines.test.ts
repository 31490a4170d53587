import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { answerJsonLines } from './json-lines';
import { aisle } from './tools/aisle';
import { extractRecipe } from './tools/extract-recipe';
import { parseIngredients } from './tools/parse-ingredients';
import { shoppingList } from './tools/shopping-list';

async function answers(lines: string[], answer: (input: unknown) => object): Promise<unknown[]> {
  const output = new PassThrough();
  const reading = text(output);
  await answerJsonLines(Readable.from(lines.map((line) => `${line}\n`)), output, answer);
  output.end();
  return (await reading)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

it('the JSON lines command answers every line in order, and a bad one with its own error', async () => {
  const lines = ['{"id":1,"sentence":"2 cups flour"}', '', '{"id":2}', 'nonsense'];
  expect(await answers(lines, parseIngredients)).toEqual([
    { id: 1, amount: 2, amountMax: 2, unit: 'cup', name: 'flour', note: '' },
    { id: 2, error: expect.any(String) },
    { error: expect.any(String) },
  ]);
});

it('the JSON lines command names the department of a thing', async () => {
  expect(await answers(['{"id":"a","item":"dishwasher tablets"}'], aisle)).toEqual([
    { id: 'a', department: 'Household & Personal Care' },
  ]);
});

it('the JSON lines command sums plain meals to a list', async () => {
  const meal = (line: string) => ({
    recipe: { title: 'Soup', serves: 4, ingredients: [line] },
    quantity: 1,
    date: '2026-11-23',
  });
  const input = JSON.stringify({
    id: 7,
    meals: [meal('500 g beef mince'), meal('1 kg beef mince')],
  });
  expect(await answers([input], shoppingList)).toMatchObject([
    { id: 7, lines: [{ amount: 1.5, unit: 'kg', aisle: 'Meat & Seafood' }] },
  ]);
});

it('the JSON lines command reads a recipe from a page, and says when there is none', async () => {
  const recipe = {
    '@type': 'Recipe',
    name: 'Toast',
    recipeIngredient: ['1 slice bread'],
    recipeInstructions: ['Toast it.'],
  };
  const html = `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`;
  const lines = [
    JSON.stringify({ page: 'a', html }),
    JSON.stringify({ page: 'b', html: '<p>Hi</p>' }),
  ];
  expect(await answers(lines, extractRecipe)).toMatchObject([
    { page: 'a', title: 'Toast', ingredients: ['1 slice bread'], instructions: ['Toast it.'] },
    { page: 'b', error: 'No recipe found' },
  ]);
});
