import { expect, test } from 'vitest';
import { piecesOf, slowTexts, type Reader } from '../../../../recipe-parser/testing/growth';
import { deriveRecipe } from '../../book/recipe-search/derive-recipe';
import { parseSearchText } from '../../book/recipe-search/parse-search';
import { recipeChanges } from './recipe-changes';

/** As long as a recipe and a search may be (contract). */
const recipeOf = (text: string, shift = 0) => {
  const parts = piecesOf(text.slice(shift), Math.ceil(text.length / 200));
  return {
    title: text.slice(0, 200),
    description: text.slice(0, 5_000),
    notes: text.slice(0, 20_000),
    tags: piecesOf(text.slice(0, 1_500), 50),
    ingredients: parts.map((name) => ({ name: name.slice(0, 500), amount: '1', unit: 'cup' })),
    steps: parts.map((step) => ({ text: step })),
  };
};

const readers: Record<string, Reader> = {
  'what finds a recipe': (text) => deriveRecipe(recipeOf(text)),
  'what changed in a recipe': (text) => recipeChanges(recipeOf(text), recipeOf(text, 100)),
  'a search': (text) => parseSearchText(text.slice(0, 1_000)),
};

test.each(Object.entries(readers))(
  'the time of %s grows in proportion to the text',
  (_name, read) => {
    expect(slowTexts(read)).toEqual([]);
  },
);
