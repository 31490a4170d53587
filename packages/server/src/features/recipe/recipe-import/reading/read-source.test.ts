/** What people paste, and what sites answer, that is no page: data, Markdown, a page under another name. */
import { describe, expect, it, test } from 'vitest';
import { readPageSource, readPastedText } from './read-source';

const recipe = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Toast',
  recipeYield: '2 servings',
  totalTime: 'PT5M',
  recipeIngredient: ['2 slices bread', '10 g butter'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Toast the bread.' },
    { '@type': 'HowToStep', text: 'Butter it.' },
  ],
  nutrition: { '@type': 'NutritionInformation', calories: '101 kcal' },
  tool: ['Toaster'],
  mystery: 'zebra',
};
const json = JSON.stringify(recipe, null, 2);

const toast = {
  title: 'Toast',
  serves: 2,
  totalMinutes: 5,
  ingredientLines: ['2 slices bread', '10 g butter'],
  instructions: ['Toast the bread.', 'Butter it.'],
};

describe('pasted data', () => {
  it.each([
    ['one object', json],
    ['a list', `[${json}]`],
    ['a graph', `{"@context":"https://schema.org","@graph":[{"@type":"WebPage"},${json}]}`],
    ['behind words, fenced', `Here is your recipe:\n\n\`\`\`json\n${json}\n\`\`\`\nEnjoy!`],
    ['behind words, bare', `Sure! This is the JSON-LD:\n${json}\nLet me know if you want more.`],
    ['in a script', `<script type="application/ld+json">${json}</script>`],
    [
      'with trailing commas and comments',
      json.replace('"Toast",', '"Toast", // the dish\n').replace(/\}\s*$/, ',}'),
    ],
    ['with a mark of its encoding', `\ufeff${json}`],
  ])('data of schema.org as %s is read, as a text and as a page', (_how, text) => {
    expect(readPastedText(text)?.draft).toMatchObject(toast);
    expect(readPageSource({ page: { html: text } })?.draft).toMatchObject(toast);
  });

  it.each([
    [
      {
        title: 'Toast',
        servings: 2,
        total_time: '5 min',
        ingredients: toast.ingredientLines,
        instructions: toast.instructions,
      },
    ],
    [
      {
        recipe: {
          name: 'Toast',
          serves: '2',
          totalTime: 5,
          ingredients: [
            { quantity: 2, unit: 'slices', name: 'bread' },
            { quantity: 10, unit: 'g', name: 'butter' },
          ],
          steps: toast.instructions,
        },
      },
    ],
  ])('data of an assistant is read: %j', (data) => {
    expect(readPastedText(JSON.stringify(data))?.draft).toMatchObject(toast);
  });

  test('pasted data have in the notes what a recipe has no field for', () => {
    const { notes, equipment, statedNutrition } = readPastedText(json)!.draft;
    expect(statedNutrition).toEqual({ energyKj: 423 });
    expect(equipment).toEqual(['Toaster']);
    expect(notes).toContain('mystery: zebra');
  });

  it.each([['{"name":"app","version":"1.0.0"}'], ['[1,2,3]'], ['{broken'], ['{}']])(
    'data without a recipe (%s) are none',
    (text) => {
      expect(readPastedText(text)?.draft.ingredients ?? []).toEqual([]);
      expect(readPageSource({ page: { html: text } })).toBeUndefined();
    },
  );
});

describe('an answer that is no page', () => {
  const answered = (text: string) =>
    readPageSource({
      page: { bytes: Buffer.from(text), charset: undefined, isPlainText: true },
      url: 'https://toast.example/toast',
    });
  const page = `<!doctype html><html><head><title>Toast</title></head><body><script type="application/ld+json">${json}</script></body></html>`;

  it.each([
    ['data', json],
    ['a page that is called a text', page],
    [
      'Markdown',
      '# Toast\n\nServes 2\nTotal time: 5 minutes\n\n## Ingredients\n- 2 slices bread\n- 10 g butter\n\n## Method\n1. Toast the bread.\n2. Butter it.',
    ],
  ])('an answer that is %s is read, and its address is the source', (_what, text) => {
    expect(answered(text)?.draft).toMatchObject({
      ...toast,
      sourceAttribution: { siteUrl: 'https://toast.example/toast' },
    });
  });
});

describe('the text of an old program', () => {
  const soup = `---------- Recipe via Meal-Master (tm) v8.05

      Title: Leek and Barley Soup
 Categories: Soups
      Yield: 4 servings

      3 lg     Leeks, washed and cut in
               -1/2-inch rings
  1 1/2 c      Pearl barley
      2 tb     Butter

  Melt the butter and cook the leeks in it until they are soft.
  Add the barley and two litres of water.

  Simmer for an hour.

-----
`;

  it.each([
    ['pasted', () => readPastedText(soup)],
    [
      'on the page of an archive',
      () =>
        readPageSource({
          page: { html: `<html><body><h1>Soups A to L</h1><pre>\n${soup}</pre></body></html>` },
          url: 'https://archive.example/soups',
        }),
    ],
  ])('a recipe of Meal-Master is read as such %s', (_where, read) => {
    expect(read()?.draft).toMatchObject({
      title: 'Leek and Barley Soup',
      serves: 4,
      ingredientLines: [
        '3 large Leeks, washed and cut in 1/2-inch rings',
        '1 1/2 cup Pearl barley',
        '2 tbsp Butter',
      ],
    });
    expect(read()?.draft.instructions).toHaveLength(2);
  });

  it('a page that shows code and a recipe is read as a page', () => {
    const html = `<html><body><h1>Toast</h1><pre>make toast</pre><h2>Ingredients</h2><ul><li>2 slices bread</li><li>10 g butter</li><li>1 pinch salt</li></ul><h2>Method</h2><ol><li>Toast the bread on both sides until it is golden.</li><li>Spread the butter over it while it is hot.</li></ol></body></html>`;
    expect(readPageSource({ page: { html } })?.draft.title).toBe('Toast');
  });
});
