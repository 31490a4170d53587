import { describe, expect, it } from 'vitest';
import { readPage } from '../read-page';
import { isReferring, resolvedReferences } from './referring-data';
import { recipeOfState } from './state-recipe';

const steps = { instructions: ['Boil it.', 'Serve it.'] };
const linesOf = (node: object) =>
  recipeOfState({ title: 'Soup', ...steps, ...node })?.['recipeIngredient'];

describe('a recipe in the state of a program', () => {
  it.each([
    'ingredients',
    'recipeIngredients',
    'recipe_ingredient',
    'groupedIngredients',
    'ingredient_groups',
    'ingredientLines',
  ])('ingredients in a list named %s are found', (name) => {
    expect(linesOf({ [name]: ['2 carrots'] })).toEqual(['2 carrots']);
  });

  it.each(['usedIngredientIds', 'missingIngredients', 'relatedRecipes'])(
    'entries of a list named %s are no ingredients',
    (name) => expect(linesOf({ [name]: ['2 carrots'] })).toBeUndefined(),
  );

  it.each<[string, object, string]>([
    ['texts', { amount: '2', unit: 'cups', name: 'milk' }, '2 cups milk'],
    ['objects', { quantity: 2, unit: { name: 'cups' }, food: { name: 'milk' } }, '2 cups milk'],
    [
      'names for one and for many',
      {
        amount: 2,
        unit: { name_singular: 'gram', name_plural: 'grams', abbreviation: 'g' },
        ingredient: { name_singular: 'plum', name_plural: 'plums' },
      },
      '2 g plums',
    ],
    ['a name for one', { amount: 1, ingredient: { singular: 'plum', plural: 'plums' } }, '1 plum'],
    [
      'words before and behind the food',
      { amount: 3, prefix: 'fresh', name: 'figs', suffix: 'to serve' },
      '3 fresh figs to serve',
    ],
    ['a unit without an amount', { amount: null, unit: 'bunch', name: 'salt' }, 'salt'],
    ['a note', { amount: 1, unit: 'kg', name: 'plums', note: 'halved' }, '1 kg plums, halved'],
  ])('an ingredient of state is read from %s', (_how, item, line) => {
    expect(linesOf({ ingredients: [item] })).toEqual([line]);
  });

  it('headings of groups stand before their lines, and a group without a name has none', () => {
    const groups = [
      { title: null, ingredients: [{ amount: 1, name: 'onion' }] },
      { title: 'Dressing', ingredients: [{ amount: 2, unit: 'tbsp', name: 'oil' }] },
    ];
    expect(linesOf({ ingredients: groups })).toEqual(['1 onion', 'Dressing:', '2 tbsp oil']);
  });
});

describe('amounts in the state of a program', () => {
  const forOne = [
    { amount: 25, unit: 'g', name: 'butter' },
    { amount: 0.25, unit: 'bunch', name: 'dill' },
    { amount: 0.75, unit: 'cup', name: 'water' },
  ];

  it('amounts of state for one person are multiplied', () => {
    expect(linesOf({ ingredients: forOne, servings: 4 })).toEqual([
      '100 g butter',
      '1 bunch dill',
      '3 cup water',
    ]);
  });

  it.each([
    ['the recipe does not say for how many it is', forOne, undefined],
    ['one of them stays a part', [...forOne, { amount: 0.3, unit: 'tsp', name: 'salt' }], 4],
    [
      'all are whole',
      [
        { amount: 2, name: 'eggs' },
        { amount: 150, unit: 'g', name: 'ham' },
      ],
      4,
    ],
    [
      'only one is a part',
      [
        { amount: 0.25, unit: 'cup', name: 'oil' },
        { amount: 2, name: 'eggs' },
      ],
      4,
    ],
  ])('amounts of state stay as they are where %s', (_why, ingredients, servings) => {
    const amounts = ingredients.map(({ amount }) => String(amount));
    const lines = linesOf({ ingredients, servings }) as string[];
    expect(lines.map((line) => line.split(' ')[0])).toEqual(amounts);
  });
});

it('a list whose values refer to each other is resolved', () => {
  const data = [
    ['Reactive', 1],
    { recipe: 2, self: 1 },
    { title: 3, steps: 4 },
    'Bread',
    [5, 9],
    'Mix',
  ];
  expect(resolvedReferences(data)).toEqual({
    recipe: { title: 'Bread', steps: ['Mix', undefined] },
    self: undefined,
  });
  expect(isReferring(data)).toBe(true);
  expect(isReferring([{ title: 'Bread' }, 1, 2])).toBe(false);
});

const recipe = {
  title: 'Bread',
  ingredients: ['500 g flour', '2 eggs', '1 pinch salt'],
  steps: ['Mix the flour with the eggs.', 'Bake it for thirty minutes.'],
};

it.each<[string, string]>([
  [
    'an object of a program',
    `<script>window.x={data:[{r:{title:"Bread",ingredients:${JSON.stringify(recipe.ingredients)},steps:${JSON.stringify(recipe.steps)}}}]}</script>`,
  ],
  [
    'JSON in a text',
    `<script>window.x = JSON.parse(${JSON.stringify(JSON.stringify({ r: recipe }))});</script>`,
  ],
  [
    'names in German',
    `<script type="application/json">${JSON.stringify({ r: { titel: 'Bread', zutaten: recipe.ingredients, zubereitung: recipe.steps } })}</script>`,
  ],
  [
    'texts of HTML',
    `<script type="application/json">${JSON.stringify({ r: { ...recipe, steps: `<ol><li>${recipe.steps.join('</li><li>')}</li></ol>` } })}</script>`,
  ],
  [
    'values by their places',
    `<script type="application/json">${JSON.stringify([{ r: 1 }, { title: 2, ingredients: 3, steps: 7 }, 'Bread', [4, 5, 6], ...recipe.ingredients, [8, 9], ...recipe.steps])}</script>`,
  ],
])('the state of a page with %s is a recipe', (_kind, script) => {
  const draft = readPage(
    `<html><head><title>Bread</title></head><body><h1>Bread</h1>${script}</body></html>`,
  );
  expect(draft?.ingredientLines).toEqual(recipe.ingredients);
  expect(draft?.steps.map(({ text }) => text)).toEqual(recipe.steps);
});
