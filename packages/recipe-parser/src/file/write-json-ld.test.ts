import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPlainRecipe } from '../../fixtures/recipe-files/any-recipe';
import { ingredientLine } from './recipe/ingredient-line';
import { readJson } from './read-json';
import { writeJsonLd } from './write-json-ld';

test('a draft is written as schema.org as far as that has a place for it', () => {
  expect(
    writeJsonLd(
      {
        title: 'Toast',
        serves: 2,
        prepMinutes: 5,
        tags: ['quick', 'bread'],
        ingredients: [
          { amount: '2', unit: '', name: 'slices bread', note: 'rye' },
          { amount: '1', unit: 'tbsp', name: 'honey', section: 'To serve' },
        ],
        steps: [{ text: 'Toast it.' }, { text: 'Spread.', section: 'To serve' }],
        notes: 'Eat at once.',
      },
      { image: 'https://a.example/toast.webp', rating: 4 },
    ),
  ).toMatchObject({
    '@type': 'Recipe',
    name: 'Toast',
    recipeYield: ['2'],
    prepTime: 'PT5M',
    keywords: 'quick, bread',
    recipeIngredient: ['2 slices bread, rye', 'To serve:', '1 tbsp honey'],
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Toast it.' },
      { '@type': 'HowToSection', name: 'To serve', itemListElement: [{ text: 'Spread.' }] },
    ],
    comment: [{ text: 'Eat at once.' }],
    aggregateRating: { ratingValue: 4, ratingCount: 1 },
  });
});

test('a draft written as schema.org and read again has all but the dialect of its measures', () => {
  fc.assert(
    fc.property(anyPlainRecipe, (recipe) => {
      const { draft } = readJson(JSON.parse(JSON.stringify(writeJsonLd(recipe))))!.recipes[0]!()!;
      const {
        ingredients,
        measures: _m,
        difficulty: _d,
        sourceAttribution: _s,
        ...preserved
      } = recipe;
      expect(draft).toMatchObject(JSON.parse(JSON.stringify(preserved)) as object);
      expect(draft.ingredientLines).toEqual(ingredients.map(ingredientLine));
      expect(draft.ingredients.map((line) => line.section)).toEqual(
        ingredients.map((line) => line.section),
      );
      expect(draft.sourceAttribution?.siteUrl).toBe(recipe.sourceAttribution?.siteUrl);
    }),
  );
});
