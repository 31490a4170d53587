import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import fixtures from '../../fixtures/schema-recipes.json';
import { recipeFromSchemaOrg } from './recipe-from-schema-org';

interface Fixture {
  shape: string;
  documents: unknown[];
  title: string;
  lines: string[];
  sections?: string[];
  /** "Section | text" */
  steps: string[];
  author?: string;
}

describe('recipeFromSchemaOrg', () => {
  it.each(fixtures as Fixture[])('a recipe of schema.org as $shape is read', (expected) => {
    const draft = recipeFromSchemaOrg(expected.documents);
    const steps = draft?.steps.map(({ text, section }) =>
      section ? `${section} | ${text}` : text,
    );
    expect({ title: draft?.title, lines: draft?.ingredientLines, steps }).toEqual({
      title: expected.title,
      lines: expected.lines,
      steps: expected.steps,
    });
    expect(draft?.ingredients).toHaveLength(expected.lines.length);
    if (expected.sections) {
      expect(draft?.ingredients.map(({ section }) => section)).toEqual(expected.sections);
    }
    if (expected.author) expect(draft?.sourceAttribution?.author).toBe(expected.author);
  });

  it('a recipe of schema.org gives every field that it has', () => {
    const draft = recipeFromSchemaOrg([
      {
        '@type': 'Recipe',
        name: 'Laksa',
        description: '<p>Hot.</p><p>Sour.</p>',
        recipeYield: { '@type': 'QuantitativeValue', value: 4, unitText: 'bowls' },
        prepTime: 'PT15M',
        cookTime: 'PT1H',
        totalTime: 'PT1H15M',
        recipeCuisine: 'Malaysian',
        recipeCategory: ['Main course', 'Dinner'],
        keywords: 'noodles, Noodles, spicy, laksa',
        image: [{ '@type': 'ImageObject', url: 'https://a.example/laksa.jpg', width: 1200 }],
        author: [{ name: 'Mei' }, 'https://a.example/mei', { name: 'Mei' }],
        publisher: { name: 'Wok Hei' },
        inLanguage: 'en-AU',
        recipeIngredient: ['200 g rice noodles'],
        recipeInstructions: 'Soak.',
      },
    ]);
    expect(draft).toEqual({
      title: 'Laksa',
      description: 'Hot.\nSour.',
      serves: 4,
      yieldText: '4 bowls',
      prepMinutes: 15,
      cookMinutes: 60,
      totalMinutes: 75,
      cuisine: 'Malaysian',
      course: 'dinner',
      tags: ['noodles', 'spicy'],
      imageUrl: 'https://a.example/laksa.jpg',
      ingredientLines: ['200 g rice noodles'],
      ingredients: [expect.objectContaining({ amount: '200', unit: 'g', name: 'rice noodles' })],
      steps: [{ text: 'Soak.' }],
      language: 'en-AU',
      sourceAttribution: {
        siteName: 'Wok Hei',
        siteUrl: undefined,
        recipeTitle: 'Laksa',
        author: 'Mei',
      },
    });
  });

  it('a recipe of schema.org without fields stays empty', () => {
    expect(recipeFromSchemaOrg([{ '@type': 'Recipe' }])).toMatchObject({
      title: '',
      serves: undefined,
      totalMinutes: undefined,
      tags: [],
      ingredients: [],
      steps: [],
    });
  });

  it('the fullest recipe of a page is taken, then the one the page is named after', () => {
    const recipe = (name: string, more = {}) => ({ '@type': 'Recipe', name, ...more });
    const whole = { recipeIngredient: ['1 egg'], recipeInstructions: 'Boil.' };
    const titleOf = (documents: unknown[], pageTitle?: string) =>
      recipeFromSchemaOrg(documents, pageTitle)?.title;
    expect(titleOf([recipe('Teaser'), recipe('Whole', whole)])).toBe('Whole');
    expect(titleOf([recipe('First', whole), recipe('Second', whole)])).toBe('First');
    expect(titleOf([recipe('First', whole), recipe('Second', whole)], 'Second | Site')).toBe(
      'Second',
    );
    expect(titleOf([recipe('Teaser'), recipe('Whole', whole)], 'Teaser')).toBe('Whole');
    const pies = [recipe('Other pie', whole), recipe('Camp fire damper', whole)];
    expect(titleOf(pies, 'The best damper for your camp fire')).toBe('Camp fire damper');
  });

  it.each(['Damper – recipe', 'Recipe: Damper', 'Damper'])(
    'the dish is taken from the name %j',
    (name) => {
      expect(recipeFromSchemaOrg([{ '@type': 'Recipe', name }])?.title).toBe('Damper');
    },
  );

  it('documents without a recipe of schema.org give none', () => {
    expect(recipeFromSchemaOrg([])).toBeUndefined();
    expect(recipeFromSchemaOrg([{ '@type': 'Article' }, 'Recipe', null, 7])).toBeUndefined();
  });

  it('any data of schema.org is read without an error', () => {
    const field = fc.oneof(fc.jsonValue({ maxDepth: 4 }), fc.string());
    const node = fc.dictionary(fc.constantFrom(...fieldNames), field, { maxKeys: 12 });
    fc.assert(
      fc.property(fc.array(node, { maxLength: 4 }), (nodes) => {
        const documents = nodes.map((each) => ({ ...each, '@type': 'Recipe' }));
        const draft = recipeFromSchemaOrg(documents);
        if (nodes.length === 0) return;
        expect(draft!.ingredients).toHaveLength(draft!.ingredientLines.length);
        expect(draft!.steps.every(({ text }) => text.trim() !== '')).toBe(true);
      }),
    );
  });

  it('every line from schema.org is words of the source', () => {
    const words = fc.array(
      fc.constantFrom('2', 'eggs', 'For', 'the', 'cake:', 'SALT', '½', 'cup'),
      {
        minLength: 1,
        maxLength: 6,
      },
    );
    fc.assert(
      fc.property(fc.array(words), (list) => {
        const source = list.map((line) => line.join(' '));
        const draft = recipeFromSchemaOrg([{ '@type': 'Recipe', recipeIngredient: source }]);
        expect(draft!.ingredientLines.every((line) => source.includes(line))).toBe(true);
      }),
    );
  });
});

const fieldNames = [
  'name',
  'recipeIngredient',
  'ingredients',
  'recipeInstructions',
  'recipeYield',
  'prepTime',
  'image',
  'author',
  'keywords',
  'recipeCategory',
  'description',
  '@id',
  'itemListElement',
  'inLanguage',
];
