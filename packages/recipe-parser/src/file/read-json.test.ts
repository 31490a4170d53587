import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readJson } from './read-json';

const read = (name: string) => {
  const url = new URL(`../../fixtures/recipe-files/${name}.json`, import.meta.url);
  const { recipes, ...rest } = readJson(JSON.parse(readFileSync(url, 'utf8')))!;
  return { ...rest, recipes: recipes.map((readOne) => readOne()) };
};

describe('Paprika', () => {
  const { format, recipes } = read('paprika');
  const [recipe] = recipes;

  test('everything of a recipe of Paprika has a place', () => {
    expect(format).toBe('Paprika');
    expect(recipe).toMatchObject({
      draft: {
        title: 'Saltbush lamb shanks',
        description: 'Sunday food.\nBetter on Monday.',
        serves: 4,
        prepMinutes: 20,
        difficulty: 'easy',
        course: 'dinner',
        tags: ['Dinner', 'Winter'],
        ingredients: [
          { amount: '4', name: 'lamb shanks' },
          { amount: '2', unit: 'tbsp', name: 'plain flour', note: 'seasoned' },
          { amount: '1/2', unit: 'bunch', name: 'parsley', section: 'For the gremolata' },
          { amount: '1', name: 'lemon', section: 'For the gremolata' },
        ],
        steps: [
          { text: 'Brown the shanks in flour.' },
          { text: 'Cover with stock and bake until tender.' },
          { text: 'Chop everything together.', section: 'For the gremolata' },
        ],
        sourceAttribution: {
          siteName: 'Bush Oven',
          siteUrl: 'https://bush-oven.example/lamb-shanks',
        },
      },
      rating: 4,
      isFavourite: true,
      createdAt: '2021-06-12T17:30:05.000Z',
      images: [
        { kind: 'inside', base64: expect.stringMatching(/^aGVy/) },
        { kind: 'web', address: 'https://bush-oven.example/lamb.jpg' },
      ],
    });
  });

  test('words of a person that have no place in a recipe go to the notes', () => {
    expect(recipe!.draft.notes).toBe(
      'Ask the butcher for hind shanks.\n\nNutrition: About 600 calories\n\n' +
        'Cooking time: until it falls off the bone',
    );
  });

  test('a field of Paprika that nobody understands is named', () => {
    expect(recipe!.notUnderstood).toEqual([{ path: 'bookmarked_pages', sample: '["p. 12"]' }]);
  });
});

test('a recipe of Mela is read', () => {
  const { format, recipes } = read('mela');
  expect(format).toBe('Mela');
  expect(recipes[0]).toMatchObject({
    draft: {
      title: 'Rye damper',
      serves: 6,
      yieldText: '1 loaf, serves 6',
      prepMinutes: 15,
      cookMinutes: 40,
      tags: ['Bread', 'Camping', 'Want to cook'],
      ingredients: [
        { amount: '300', unit: 'g', name: 'rye flour', section: 'Dough' },
        { amount: '1', unit: 'tsp', name: 'salt', section: 'Dough' },
        { name: 'golden syrup', section: 'To serve' },
      ],
      steps: [
        { text: 'Mix with water.', section: 'Dough' },
        { text: 'Bake in the ashes.', section: 'Dough' },
        { text: 'Break it open.', section: 'To serve' },
      ],
    },
    isFavourite: true,
    createdAt: '2021-01-01T00:00:00.000Z',
    notUnderstood: [{ path: 'colour', sample: 'brown' }],
  });
  expect(recipes[0]!.images).toHaveLength(1);
});

test('a recipe of Crouton is read', () => {
  const { format, recipes } = read('crouton');
  expect(format).toBe('Crouton');
  expect(recipes[0]).toMatchObject({
    draft: {
      title: 'Beetroot dip',
      serves: 8,
      prepMinutes: 10,
      cookMinutes: 45,
      tags: ['Dips'],
      ingredients: [
        { amount: '500', unit: 'g', name: 'beetroot', section: 'Dip' },
        { amount: '2-3', unit: '', name: 'garlic cloves', section: 'Dip' },
        { amount: '1 1/2', unit: 'tbsp', name: 'tahini', section: 'Dip' },
        { amount: '', unit: '', name: 'salt', section: 'Dip' },
      ],
      steps: [
        { text: 'Roast the beetroot.', section: 'Dip' },
        { text: 'Blend with the rest.', section: 'Dip' },
      ],
      sourceAttribution: { siteName: 'Aunty Jo', siteUrl: 'https://dips.example/beetroot' },
    },
    notUnderstood: [{ path: 'mood', sample: 'red' }],
  });
});

test('a recipe of Tandoor is read', () => {
  const { format, recipes } = read('tandoor');
  expect(format).toBe('Tandoor');
  expect(recipes[0]).toMatchObject({
    draft: {
      title: 'Pumpkin scones',
      serves: 12,
      yieldText: '12 scones',
      prepMinutes: 20,
      cookMinutes: 15,
      tags: ['Baking', 'Afternoon tea'],
      notes: undefined,
      statedNutrition: {
        energyKj: 753,
        carbohydrateGrams: 30,
        fatGrams: 5,
        proteinGrams: 4,
      },
      ingredients: [
        { amount: '375', unit: 'g', name: 'self-raising flour', note: 'sifted' },
        { amount: '1 1/2', unit: 'tbsp', name: 'butter' },
        { amount: '', unit: '', name: 'salt' },
        { amount: '', unit: '', name: 'plum jam', section: 'To serve' },
      ],
      steps: [
        { text: 'Rub the butter into the flour.' },
        { text: 'Stir in the pumpkin.' },
        { text: 'Spread with jam.', section: 'To serve' },
      ],
    },
    rating: 5,
    notUnderstood: [
      { path: 'steps[].ingredients[].food.supermarket_category' },
      { path: 'steps[].time', sample: '5' },
    ],
  });
});

test('one recipe of Mealie is read', () => {
  const { format, recipes } = read('mealie');
  expect(format).toBe('Mealie');
  expect(recipes[0]).toMatchObject({
    draft: {
      title: 'Macadamia slice',
      serves: 16,
      yieldText: '16 pieces',
      prepMinutes: 20,
      cookMinutes: 40,
      totalMinutes: 60,
      course: 'baking',
      tags: ['Baking', 'Lunch box'],
      notes: 'Freezing: Freezes well.',
      equipment: ['Slice tin'],
      statedNutrition: { energyKj: 1004, proteinGrams: 3 },
      ingredients: [
        { amount: '2 1/2', unit: 'cup', name: 'plain flour', note: 'sifted', section: 'Base' },
        { amount: '150', unit: 'g', name: 'butter', note: 'melted', section: 'Base' },
        { amount: '200', unit: 'g', name: 'macadamias', section: 'Topping' },
      ],
      steps: [
        { text: 'Press into the tin.', section: 'Base' },
        { text: 'Bake for **20 minutes**.', section: 'Base' },
        { text: 'Scatter and bake again.', section: 'Topping' },
      ],
    },
    rating: 4,
    createdAt: '2023-02-03T00:00:00.000Z',
    notUnderstood: [{ path: 'extras', sample: '{"oven":"fan"}' }],
  });
});

test('a backup of Mealie has the rows of a recipe together, and other tables are counted', () => {
  const { format, recipes, notUnderstood } = read('mealie-backup');
  expect(format).toBe('Mealie backup');
  expect(recipes[0]).toMatchObject({
    draft: {
      title: 'Lentil pie',
      serves: 4,
      prepMinutes: 25,
      cookMinutes: 35,
      tags: ['Dinner', 'Vegetarian'],
      notes: 'Pastry: Bought is fine.',
      ingredients: [
        { amount: '1/2', unit: 'cup', name: 'green lentils', section: 'Filling' },
        { amount: '2', unit: '', name: 'onions', note: 'chopped', section: 'Filling' },
      ],
      steps: [{ text: 'Simmer the lentils.' }],
    },
    images: [
      { name: 'data/recipes/0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9/images/original.webp' },
      { name: 'data/recipes/0a1b2c3d4e5f60718293a4b5c6d7e8f9/images/original.webp' },
    ],
    notUnderstood: [],
  });
  expect(recipes[1]!.draft).toMatchObject({
    title: 'Plain rice',
    ingredients: [{ amount: '1', unit: 'cup', name: 'rice' }],
  });
  expect(notUnderstood).toEqual([
    { path: 'users', sample: '1 row' },
    { path: 'group_meal_plans', sample: '2 rows' },
  ]);
});

describe('RecipeSage', () => {
  const oysters = {
    title: 'Finger lime oysters',
    serves: 12,
    prepMinutes: 15,
    notes: 'Keep them cold.',
    tags: ['seafood'],
    ingredients: [
      { amount: '12', name: 'oysters' },
      { amount: '2', name: 'finger limes', section: 'Dressing' },
    ],
    sourceAttribution: { siteName: 'Kim', siteUrl: 'https://shore.example/oysters' },
  };
  test.each([
    ['recipe-sage', 'RecipeSage'],
    ['recipe-sage-json-ld', 'schema.org'],
  ])('a recipe of RecipeSage is read from the file %s as %s', (name, format) => {
    const reading = read(name);
    expect(reading.format).toBe(format);
    expect(reading.recipes).toMatchObject([
      {
        draft: oysters,
        rating: 5,
        createdAt: '2022-11-20T03:04:05.000Z',
        notUnderstood: [],
      },
    ]);
    expect(reading.recipes[0]!.images).toContainEqual({
      kind: 'web',
      address: 'https://shore.example/oysters.jpg',
    });
  });
});

test('a recipe of Nextcloud Cookbook is read', () => {
  const [recipe] = read('nextcloud-cookbook').recipes;
  expect(recipe).toMatchObject({
    draft: {
      title: 'Wattleseed biscuits',
      serves: 24,
      prepMinutes: 20,
      cookMinutes: 12,
      totalMinutes: 32,
      course: 'baking',
      tags: ['biscuits', 'native'],
      equipment: ['baking tray', 'rolling pin'],
      statedNutrition: { energyKj: 377 },
      ingredients: [{ name: 'flour' }, { name: 'wattleseed', section: 'Icing' }],
    },
    createdAt: '2020-01-02T03:04:05.000Z',
    images: [
      { kind: 'beside', name: 'full.jpg' },
      { kind: 'web', address: 'https://seeds.example/biscuits.jpg' },
    ],
    notUnderstood: [{ path: 'review' }],
  });
});

test('every recipe of a schema.org graph is read; ratings of other people are not ours', () => {
  const { recipes } = read('schema-org-graph');
  expect(recipes).toMatchObject([
    { draft: { title: 'Toast', sourceAttribution: { author: 'Mia Kerr' } } },
    { draft: { title: 'Tea', steps: [{ text: 'Steep.', section: 'Pot' }] } },
  ]);
  expect(recipes[1]!.rating).toBeUndefined();
});

describe('what is no recipe', () => {
  test.each([null, 7, 'soup', [], {}, { name: 'Priya' }, [[['deep']]], { recipes: [] }])(
    'the document %j is no recipe',
    (document) => {
      expect(readJson(document)).toBeUndefined();
    },
  );

  test('a document among recipes that is none is named', () => {
    const recipe = { name: 'A', ingredients: '', directions: '', source_url: '' };
    expect(readJson([recipe, { shopping: ['milk'] }])).toMatchObject({
      format: 'Paprika',
      recipes: [expect.any(Function)],
      notUnderstood: [{ path: '[1]', sample: '{"shopping":["milk"]}' }],
    });
  });
});

test('a number no kitchen has, and a value of the wrong kind, throw nothing', () => {
  const wild = {
    name: 'Wild',
    ingredients: '1e308 cups flour',
    directions: 'Stir.',
    source_url: 5,
    rating: 1e9,
    servings: '99999999999999999999',
    prep_time: '1e99 min',
    created: '9999-99-99 99:99:99',
    categories: { a: [1, null] },
    photos: 'none',
  };
  expect(readJson(wild)!.recipes[0]!()).toMatchObject({ draft: { title: 'Wild' }, images: [] });
  expect(readJson(wild)!.recipes[0]!()!.rating).toBeUndefined();
});

describe('what has no place in a recipe here is named', () => {
  const base64 = 'A'.repeat(60);
  test.each([
    [
      'Paprika',
      { name: 'Pie', ingredients: '', directions: 'Bake.', source_url: '' },
      { photos: [{ data: base64 }, { data: base64 }] },
      { path: 'photos', sample: 'one more picture' },
    ],
    [
      'Mela',
      { title: 'Pie', ingredients: '', instructions: 'Bake.', wantToCook: true },
      { images: [base64, base64, base64] },
      { path: 'images', sample: '2 more pictures' },
    ],
  ])('the second image of %s is named, as it has no place', (format, node, images, field) => {
    const one = readJson({ ...node, ...images })!;
    expect(one.format).toBe(format);
    expect(one.recipes[0]!()!.notUnderstood).toEqual([field]);
  });
});

test('a value that is nested without end is named and stops nothing', () => {
  const deep = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000)) as unknown;
  const node = { name: 'Pie', ingredients: '1 egg', directions: 'Bake.', source_url: '', deep };
  const { recipes } = readJson(node)!;
  expect(recipes[0]!()).toMatchObject({
    draft: { title: 'Pie' },
    notUnderstood: [{ path: 'deep' }],
  });
});

test('places for ingredients in a step of Tandoor are filled in', () => {
  const line = (name: string, amount: number, unit: string) => ({
    food: { name },
    unit: { name: unit },
    amount,
    note: 'sifted',
  });
  const { recipes } = readJson({
    name: 'Pie',
    keywords: [],
    steps: [
      {
        instruction:
          'Mix {{ ingredients[1] }} and {{ingredients[2]}}, not {{ ingredients[9] }}, for {% scalable_number(4) %} minutes.',
        ingredients: [
          { is_header: true, note: 'Base' },
          line('flour', 200, 'g'),
          line('milk', 0.5, 'cup'),
        ],
      },
    ],
  })!;
  const { draft } = recipes[0]!()!;
  expect(draft.steps[0]!.text).toBe(
    'Mix 200 g flour and 1/2 cup milk, not {{ ingredients[9] }}, for 4 minutes.',
  );
  expect(draft.ingredients).toMatchObject([{ section: 'Base' }, { section: 'Base' }]);
});

const markdown = '**Prep:**\n- Peel *garlic*\n- Chop it [finely](https://a.example/fine)';
const shared = { description: 'A dish.', name: 'Garlic' };

test.each([
  [
    'Mealie',
    {
      ...shared,
      slug: 'garlic',
      recipeIngredient: [{ note: '1 garlic' }],
      recipeInstructions: [{ text: markdown }, { text: 'Fry **it**.' }],
    },
  ],
  [
    'Tandoor',
    {
      ...shared,
      working_time: 5,
      steps: [
        { instruction: markdown, ingredients: [] },
        { instruction: 'Fry **it**.', ingredients: [] },
      ],
    },
  ],
  [
    'Crouton',
    {
      ...shared,
      ingredients: [],
      steps: [
        { step: markdown, order: 0 },
        { step: 'Fry **it**.', order: 1 },
      ],
    },
  ],
  [
    'schema.org',
    {
      ...shared,
      '@type': 'Recipe',
      recipeIngredient: ['1 garlic'],
      recipeInstructions: [{ text: markdown }, { text: 'Fry **it**.' }],
    },
  ],
])('a list in Markdown inside a step of %s is a step for each line', (format, recipe) => {
  const reading = readJson(recipe)!;
  expect(reading.format).toBe(format);
  expect(reading.recipes[0]!()!.draft.steps).toEqual([
    { text: 'Peel garlic', section: 'Prep' },
    { text: 'Chop it [finely](https://a.example/fine)', section: 'Prep' },
    { text: 'Fry it.', section: undefined },
  ]);
});
