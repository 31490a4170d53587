/** Files of YAML: one recipe, several, and what is none. */
import { describe, expect, it, test } from 'vitest';
import { recipesFromFile } from '../recipes-from-file';

const lines = (...texts: string[]) => texts.join('\n');

const cookBook = lines(
  'name: Pancakes',
  'servings: 4 servings',
  'source: Aunt May',
  'source_url: https://pans.example/pancakes',
  'prep_time: 10 min',
  'cook_time: 15 min',
  'on_favorites: yes',
  'categories: [Breakfast, Sweet]',
  'nutritional_info: 300 kcal',
  'difficulty: Easy',
  'rating: 4',
  'notes: |',
  '  Freezes well.',
  'ingredients: |',
  '  2 cups flour',
  '  3 eggs',
  'directions: |',
  '  Mix it all.',
  '  Fry it.',
  'mystery: zebra',
);

describe('a recipe in YAML', () => {
  test('a recipe in YAML has all of its fields', () => {
    const { format, recipes } = recipesFromFile(cookBook, 'recipe.yml');
    expect(format).toBe('YAML');
    expect(recipes).toMatchObject([
      {
        draft: {
          title: 'Pancakes',
          serves: 4,
          prepMinutes: 10,
          cookMinutes: 15,
          difficulty: 'easy',
          statedNutrition: { energyKj: 1255 },
          ingredientLines: ['2 cups flour', '3 eggs'],
          steps: [{ text: 'Mix it all.' }, { text: 'Fry it.' }],
          sourceAttribution: { siteName: 'Aunt May', siteUrl: 'https://pans.example/pancakes' },
        },
        rating: 4,
        isFavourite: true,
        notUnderstood: [{ path: 'mystery', sample: 'zebra' }],
      },
    ]);
    expect(recipes[0]!.draft.notes).toContain('Freezes well.');
    expect(recipes[0]!.draft.tags).toContain('Sweet');
  });

  it.each([
    ['behind the mark of a document', lines('---', cookBook)],
    ['with Windows line ends', cookBook.replaceAll('\n', '\r\n')],
    [
      'with lists',
      lines(
        'title: Pancakes',
        'ingredients:',
        '- 2 cups flour',
        '- 3 eggs',
        'steps:',
        '- Mix it all.',
        '- Fry it.',
      ),
    ],
    [
      'with indented lists',
      lines(
        'title: Pancakes',
        'ingredients:',
        '  - 2 cups flour',
        '  - 3 eggs',
        'method:',
        '  - Mix it all.',
        '  - Fry it.',
      ),
    ],
    [
      'with objects',
      lines(
        'recipeName: Pancakes',
        'ingredients:',
        '  - name: flour',
        '    amount: 2',
        '    unit: cups',
        '  - name: eggs',
        '    amount: 3',
        'instructions:',
        '  - text: Mix it all.',
        '  - text: Fry it.',
      ),
    ],
    ['below a comment', lines('# My book', cookBook)],
  ])('a recipe in YAML %s is read', (_how, text) => {
    const { recipes } = recipesFromFile(text, 'recipe.yaml');
    expect(recipes.map(({ draft }) => draft)).toMatchObject([
      {
        title: 'Pancakes',
        ingredientLines: ['2 cups flour', '3 eggs'],
        steps: [{ text: 'Mix it all.' }, { text: 'Fry it.' }],
      },
    ]);
  });

  it.each([
    [
      'a list',
      lines(
        '- name: Toast',
        '  ingredients: |',
        '    2 slices bread',
        '  directions: Toast it.',
        '- name: Tea',
        '  ingredients: |',
        '    1 tea bag',
        '  directions: Steep it.',
      ),
    ],
    [
      'several documents',
      lines(
        'name: Toast',
        'ingredients: |',
        '  2 slices bread',
        'directions: Toast it.',
        '---',
        'name: Tea',
        'ingredients: |',
        '  1 tea bag',
        'directions: Steep it.',
      ),
    ],
    [
      'a list under a key',
      lines(
        'recipes:',
        '  - name: Toast',
        '    ingredients: |',
        '      2 slices bread',
        '    directions: Toast it.',
        '  - name: Tea',
        '    ingredients: |',
        '      1 tea bag',
        '    directions: Steep it.',
      ),
    ],
  ])('several recipes in YAML are read from %s', (_how, text) => {
    const { recipes } = recipesFromFile(text, 'book.yml');
    expect(recipes.map(({ draft }) => [draft.title, ...draft.ingredientLines])).toEqual([
      ['Toast', '2 slices bread'],
      ['Tea', '1 tea bag'],
    ]);
  });
});

describe('a document of keys and values that is no recipe', () => {
  it.each([
    [
      'config.yml',
      lines(
        'version: 3',
        'name: my-book',
        'services:',
        '  db:',
        '    image: postgres',
        'volumes:',
        '- data',
      ),
    ],
    [
      'plan.yaml',
      lines(
        'week: 12',
        'monday: Pancakes',
        'tuesday: 2 eggs and toast',
        'wednesday: Boil the pasta.',
      ),
    ],
    [
      'settings.txt',
      lines('colour_scheme: dark', 'page_size: A4', 'default_serves: 4', 'last_export: 2024-01-01'),
    ],
  ])(
    'a document of keys and values named %s is refused, and is no recipe of its text',
    (name, text) => {
      expect(recipesFromFile(text, name)).toMatchObject({
        recipes: [],
        problem: expect.stringMatching(/no recipe/i),
      });
    },
  );

  test('a plain text with a few facts is no document of keys and values', () => {
    const text = lines(
      'Name: Pancakes',
      'Serves: 4',
      '',
      'Ingredients:',
      '2 cups flour',
      '3 eggs',
      '',
      'Method:',
      'Mix it all.',
      'Fry it.',
    );
    const { format, recipes } = recipesFromFile(text, 'pancakes.txt');
    expect(format).toBe('Text');
    expect(recipes[0]!.draft.ingredientLines).toEqual(['2 cups flour', '3 eggs']);
  });
});
