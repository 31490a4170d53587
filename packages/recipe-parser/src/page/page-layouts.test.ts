import { describe, expect, it } from 'vitest';
import { pageReadings } from '../../testing/page-readings';
import { totalOf } from '../../testing/reading-score';
import { readPage } from './read-page';

describe.each([
  { half: 'development', kind: 'layouts', right: 1, lines: 1, invented: 0 },
  { half: 'development', kind: 'data', right: 1, lines: 1, invented: 0 },
  { half: 'set-aside', kind: 'layouts', right: 0.82, lines: 0.98, invented: 12 },
  { half: 'set-aside', kind: 'data', right: 0.96, lines: 0.99, invented: 3 },
] as const)('pages of $half $kind in eight languages', ({ half, kind, right, lines, invented }) => {
  it('a set of pages in eight languages is read well enough', () => {
    const total = totalOf(pageReadings(half, kind).map(({ score }) => score));
    expect(total.right).toBeGreaterThanOrEqual(right);
    expect(total.lines).toBeGreaterThanOrEqual(lines);
    expect(total.invented).toBeLessThanOrEqual(invented);
  });
});

const pageWith = (data: object, body: string) =>
  readPage(
    `<html lang="en"><head><script type="application/ld+json">${JSON.stringify({
      '@type': 'Recipe',
      name: 'Bread',
      recipeInstructions: ['Mix it all.', 'Bake it.'],
      ...data,
    })}</script></head><body><h1>Bread</h1>${body}</body></html>`,
  );

const listOf = (...lines: string[]) =>
  `<h2>Ingredients</h2><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul><h2>Method</h2><ol><li>Mix it all.</li><li>Bake it.</li></ol>`;

describe('lines of the data, held against the page', () => {
  it("lines of a page's data get the amount and the unit that only the page has", () => {
    const recipeIngredient = ['500 flour', 'yeast', '2 eggs', '1 pinch salt'];
    const draft = pageWith(
      { recipeIngredient },
      listOf('500 g flour', '7 g yeast', '2 brown eggs', '1 pinch salt'),
    );
    expect(draft?.ingredientLines).toEqual(['500 g flour', '7 g yeast', '2 eggs', '1 pinch salt']);
  });

  it("lines of a page's data that were cut at a comma are taken from the page", () => {
    const draft = pageWith(
      { recipeIngredient: ['1', '5 cups flour', '2 eggs', 'beaten'] },
      listOf('1,5 cups flour', '2 eggs, beaten'),
    );
    expect(draft?.ingredientLines).toEqual(['1,5 cups flour', '2 eggs, beaten']);
  });
});

it('a page whose parts are listed in two systems of measures is read in one', () => {
  const part = (name: string, ...lines: string[]) =>
    `<h3>${name}</h3><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  const page = `<h1>Buns</h1><h2>Ingredients</h2>${part('Dough', '500g flour', '50g butter', '1 egg', '17oz flour', '2oz butter', '1 egg')}${part('Icing', '100g sugar', '1 lemon', '4oz sugar', '1 lemon')}<h2>Method</h2><p>Mix, shape and bake the buns, then ice them when they are cold.</p>`;
  expect(readPage(page)?.ingredientLines).toEqual([
    '500g flour',
    '50g butter',
    '1 egg',
    '100g sugar',
    '1 lemon',
  ]);
});

it("notes behind the steps of a page's data are taken as notes", () => {
  const recipeInstructions = ['Mix it.', 'Bake it.', 'Notes: it freezes well.'];
  const draft = pageWith({ recipeIngredient: ['500 g flour'], recipeInstructions }, '');
  expect(draft?.steps).toEqual([{ text: 'Mix it.' }, { text: 'Bake it.' }]);
  expect(draft?.notes).toBe('Notes: it freezes well.');
});
