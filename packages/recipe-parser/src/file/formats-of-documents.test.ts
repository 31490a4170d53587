/** The XML documents, the texts in columns and the newer tables: what of each is read, and what is named. */
import { readFileSync } from 'node:fs';
import { expect, test, describe, it } from 'vitest';
import { recipesFromFile } from './recipes-from-file';
import { readXml } from './read-xml';

const fixture = (name: string) =>
  readFileSync(new URL(`../../fixtures/recipe-files/${name}`, import.meta.url), 'utf8');
const read = (name: string) => recipesFromFile(fixture(name), name);
const unknown = (path: string) => ({ path, sample: 'zebra' });

/** The lines as rows: amount, unit, food, remark, section. */
function rows(name: string, at = 0) {
  return read(name).recipes[at]!.draft.ingredients.map(
    ({ amount, unit, name: food, note, section }) =>
      [amount, unit, food, note ?? '', section ?? ''].join('|'),
  );
}

test('a file of Cookmate is read', () => {
  const { format, recipes } = read('cookmate.xml');
  expect([format, recipes.length]).toEqual(['Cookmate', 2]);
  expect(recipes[0]).toMatchObject({
    draft: {
      title: 'Quandong & apple pie',
      description: 'A pie for a crowd.',
      notes: 'Keeps for three days.\n\nNutrition: 300 kcal a slice',
      serves: 8,
      prepMinutes: 20,
      cookMinutes: 45,
      totalMinutes: 65,
      course: 'dessert',
      tags: ['Desserts', 'Autumn'],
      steps: [{ text: 'Stew the fruit.' }, { text: 'Line the tin and bake.' }],
      sourceAttribution: { siteUrl: 'https://pies.example/quandong' },
    },
    rating: 4,
    images: [
      { kind: 'beside', name: 'images/pie.jpg' },
      { kind: 'beside', name: 'pie.jpg' },
    ],
    notUnderstood: [{ path: 'image', sample: 'one more picture' }, unknown('mystery')],
  });
  expect(rows('cookmate.xml')).toEqual([
    '500|g|quandongs||Filling',
    '2||apples|sliced|Filling',
    '300|g|flour||Pastry',
  ]);
});

test('a file of Gourmet is read', () => {
  expect(read('gourmet.grmt')).toMatchObject({
    format: 'Gourmet',
    recipes: [
      {
        draft: {
          title: 'Pumpkin soup',
          serves: 4,
          prepMinutes: 15,
          cookMinutes: 60,
          cuisine: 'Australian',
          notes: 'Cream is good in it.',
          steps: [{ text: 'Simmer the pumpkin.' }, { text: 'Blend it with the nutmeg.' }],
          sourceAttribution: { siteName: 'Aunt May', siteUrl: 'https://soups.example/pumpkin' },
        },
        rating: 4,
        notUnderstood: [unknown('nutrients')],
      },
    ],
  });
  expect(rows('gourmet.grmt')).toEqual([
    '1|kg|pumpkin|diced|',
    '1/2|tsp|nutmeg|optional|',
    '2-3|slices|bread||Croutons',
    '1||garlic butter||Croutons',
  ]);
});

test('a file of Living Cookbook is read', () => {
  expect(read('living-cookbook.fdx')).toMatchObject({
    format: 'Living Cookbook',
    recipes: [
      {
        draft: {
          title: 'Lamb stew',
          serves: 6,
          prepMinutes: 20,
          cookMinutes: 90,
          totalMinutes: 110,
          notes: 'Better the next day.\n\nFreeze half of it.',
          steps: [{ text: 'Brown the lamb.' }, { text: 'Simmer for 90 minutes.' }],
          sourceAttribution: { siteName: 'Aunt May', author: 'May' },
        },
        notUnderstood: [unknown('Mystery')],
      },
    ],
  });
  expect(rows('living-cookbook.fdx')).toEqual([
    '1|kg|lamb shoulder|diced|Meat',
    '2||carrots||Meat',
  ]);
});

test('a document of MasterCook is read', () => {
  expect(read('master-cook.mx2')).toMatchObject({
    format: 'MasterCook',
    recipes: [
      {
        draft: {
          title: 'Banana bread',
          serves: 10,
          prepMinutes: 15,
          totalMinutes: 70,
          tags: ['Breads', 'Fruit'],
          notes: 'Toast what is left.',
          steps: [{ text: 'Mix all of it.' }, { text: 'Bake for 55 minutes.' }],
          sourceAttribution: { siteName: 'A school book', author: 'May' },
        },
        images: [{ kind: 'beside', name: 'bread.jpg' }],
        notUnderstood: [unknown('Mystery')],
      },
    ],
  });
  expect(rows('master-cook.mx2')).toEqual(['3||bananas|mashed|Wet', '1 3/4|cup|plain flour||Wet']);
});

test('a file of RecipeML is read', () => {
  expect(read('recipe-ml.xml')).toMatchObject({
    format: 'RecipeML',
    recipes: [
      {
        draft: {
          title: 'Fish cakes',
          serves: 4,
          cookMinutes: 25,
          tags: ['Fish', 'Quick'],
          steps: [{ text: 'Shape the cakes.' }, { text: 'Fry until golden.' }],
        },
        notUnderstood: [unknown('mystery')],
      },
    ],
  });
  expect(rows('recipe-ml.xml')).toEqual([
    '500|g|white fish|flaked|',
    '1-2|cup|breadcrumbs||Coating',
  ]);
});

test('notes of Evernote that are recipes are read, and those that are none are named', () => {
  const { format, recipes, unread } = read('evernote.enex');
  expect(format).toBe('Evernote');
  expect(recipes).toMatchObject([
    {
      draft: {
        title: 'Anzac biscuits',
        serves: 24,
        tags: ['Baking', 'Biscuits'],
        ingredientLines: ['1 cup rolled oats', '125 g butter'],
        steps: [{ text: 'Melt the butter.' }, { text: 'Bake for 12 minutes.' }],
        sourceAttribution: { siteUrl: 'https://biscuits.example/anzac', author: 'May' },
      },
      createdAt: '2013-07-30T20:52:04.000Z',
      images: [{ kind: 'inside' }],
      notUnderstood: [unknown('mystery')],
    },
  ]);
  expect(unread).toEqual([
    { path: 'note 2', sample: 'Shed key: we found no recipe in this note.' },
  ]);
});

test('a file of Meal-Master is read: two columns, lines that go on, headings, several recipes', () => {
  const { format, recipes } = read('meal-master.mmf');
  expect(format).toBe('Meal-Master');
  expect(recipes).toMatchObject([
    {
      draft: {
        title: 'Beef casserole',
        serves: 6,
        tags: ['Beef', 'Main dish'],
        steps: [
          { text: 'Toss the meat in flour and brown it.' },
          { text: 'Simmer for two hours.' },
        ],
      },
      notUnderstood: [],
    },
    { draft: { title: 'Damper', serves: undefined, yieldText: '1 loaf', tags: [] } },
  ]);
  expect(rows('meal-master.mmf')).toEqual([
    '1|kg|Chuck steak|diced|',
    '2|tbsp|Plain flour||',
    '1/2|cup|Red wine||',
    '1|tsp|Thyme||',
    '1||large Onion|chopped as finely as you can|',
    '1|cup|Self-raising flour||DUMPLINGS',
  ]);
});

test('a file of RezKonv is read', () => {
  expect(read('rez-konv.rk')).toMatchObject({
    format: 'RezKonv',
    recipes: [
      {
        draft: {
          title: 'Apfelkuchen',
          serves: 12,
          tags: ['Kuchen', 'Obst'],
          steps: [{ text: 'Den Teig kneten und kalt stellen.' }, { text: 'Bei 180 Grad backen.' }],
          sourceAttribution: { siteName: 'Omas Kochbuch' },
          language: 'de',
        },
        notUnderstood: [],
      },
    ],
  });
  expect(rows('rez-konv.rk')).toEqual([
    '200|g|Mehl||TEIG',
    '3||Eier||TEIG',
    '1||Zitrone|die Schale abgerieben|TEIG',
  ]);
});

test('a text of MasterCook is read', () => {
  expect(read('master-cook.mxp')).toMatchObject({
    format: 'MasterCook',
    recipes: [
      {
        draft: {
          title: 'Corn chowder',
          serves: 4,
          prepMinutes: 20,
          tags: ['Soups', 'Quick'],
          notes: 'NOTES : Good with bread.',
          steps: [
            { text: 'Cook the onion until soft.' },
            { text: 'Add the corn and simmer for 15 minutes.' },
          ],
          sourceAttribution: { siteName: 'Aunt May' },
        },
        notUnderstood: [],
      },
    ],
  });
  expect(rows('master-cook.mxp')).toEqual([
    '2|cup|corn kernels||',
    '1||onion|chopped|',
    '1/2|tsp|paprika||',
  ]);
});

test('a file of My Recipe Box is read', () => {
  expect(read('my-recipe-box.json')).toMatchObject({
    format: 'My Recipe Box',
    recipes: [
      {
        draft: {
          title: 'Ratatouille',
          serves: 4,
          prepMinutes: 20,
          cookMinutes: 40,
          totalMinutes: 60,
          notes: 'Better cold.',
          equipment: ['Large pan'],
          statedNutrition: { energyKj: 502 },
        },
        rating: 5,
        isFavourite: true,
        images: [{ kind: 'beside', name: 'ratatouille.jpg' }],
        notUnderstood: [unknown('mystery')],
      },
    ],
  });
});

describe('tables', () => {
  test('a table of BigOven is read', () => {
    expect(read('big-oven.csv').recipes[0]).toMatchObject({
      draft: {
        title: 'Lemon slice',
        serves: 16,
        prepMinutes: 20,
        totalMinutes: 50,
        cuisine: 'Australian',
        sourceAttribution: { siteUrl: 'https://slices.example/lemon' },
      },
      images: [{ kind: 'web', address: 'https://slices.example/lemon.jpg' }],
      notUnderstood: [unknown('mystery')],
    });
  });

  test('columns in camel case are read; how many it serves stays unknown where nobody says', () => {
    const { recipes } = read('camel-case.csv');
    expect(recipes).toMatchObject([
      {
        draft: {
          title: 'Pea soup',
          prepMinutes: 10,
          cookMinutes: 25,
          totalMinutes: 35,
          serves: 4,
          yieldText: '4 bowls',
        },
        isFavourite: true,
      },
      { draft: { title: 'Plain rice' } },
    ]);
    expect(recipes[1]!.draft.serves).toBeUndefined();
  });
});

describe('documents that are refused, or read only in part', () => {
  it.each([
    '<?xml version="1.0"?><!DOCTYPE cookbook [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><cookbook><recipe><title>&b;</title></recipe></cookbook>',
    '<!DOCTYPE gourmetDoc [<!ENTITY x SYSTEM "file:///etc/passwd">]><gourmetDoc><recipe><title>&x;</title></recipe></gourmetDoc>',
  ])('a document with entities of its own is refused', (text) => {
    expect(readXml(text)).toEqual({ problem: expect.stringMatching(/entities/) });
  });

  test('a document that is nested too deep keeps what was read before', () => {
    const deep = `<cookbook><recipe><title>Toast</title></recipe>${' '.repeat(70_000)}${'<recipe>'.repeat(5_000)}`;
    const { recipes, unread } = recipesFromFile(deep, 'book.xml');
    expect(recipes.map(({ draft }) => draft.title)).toContain('Toast');
    expect(unread).toEqual([{ path: '…', sample: 'It is nested too deep.' }]);
  });

  test('a document of other XML is for other readers', () => {
    expect(readXml('<html><body>Toast</body></html>')).toBeUndefined();
    expect(readXml('Toast')).toBeUndefined();
  });
});
