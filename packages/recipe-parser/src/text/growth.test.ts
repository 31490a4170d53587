import { describe, expect, test } from 'vitest';
import { piecesOf, slowTexts, type Reader } from '../../testing/growth';
import { splitPastedLines } from '../plain-text/pasted-lines';
import { addressIn, addressKey, addressSpellings, withoutTracking } from '../recipe/page-address';
import { authorFrom, imageFrom } from '../schema-org/people-and-images';
import { cleanLines } from '../characters/clean-text';
import { ingredientLinesFrom } from '../schema-org/ingredient-lines';
import { isSameRecipe } from '../recipe/same-recipe';
import { labelsFrom } from '../schema-org/tags';
import { measuresFrom } from './fields/measures';
import { recipeFromPlainText } from '../plain-text/recipe-from-plain-text';
import { recipesFromSchemaOrg } from '../schema-org/recipe-from-schema-org';
import { titleOverlap } from './headings/title-overlap';
import {
  isListOnly,
  ingredientWordSet,
  withoutIngredientList,
} from './lines/ingredient-lists-in-steps';

const schemaOrg = (recipe: object) => recipesFromSchemaOrg([{ '@type': 'Recipe', ...recipe }]);

const partsOf = (text: string) => piecesOf(text, Math.ceil(text.length / 300));

/** Each reads all of the text, in one of the places where untrusted input may have it. */
const readers: Record<string, Reader> = {
  'pasted text': recipeFromPlainText,
  'pasted text under headings': (text) =>
    recipeFromPlainText(`Pie\n\nIngredients\n${text}\n\nMethod\n${text}\n\nNotes\n${text}`),
  'pasted ingredients': splitPastedLines,
  'text of a page': cleanLines,
  'schema.org, in each field': (text) =>
    schemaOrg({
      name: text,
      description: text,
      keywords: text,
      recipeCategory: text,
      author: text,
      image: text,
      recipeYield: text,
      prepTime: text,
      inLanguage: text,
      publisher: text,
    }),
  'schema.org, as one text': (text) =>
    schemaOrg({ recipeIngredient: ['2 eggs'], recipeInstructions: text }),
  'schema.org, as one line and one step': (text) =>
    schemaOrg({
      recipeIngredient: [text],
      recipeInstructions: [{ '@type': 'HowToStep', name: text, text }, '2 eggs'],
    }),
  'schema.org, as lines and steps': (text) =>
    schemaOrg({ recipeIngredient: partsOf(text), recipeInstructions: partsOf(text) }),
  'a list under a step': (text) => {
    const listed = ingredientWordSet([text]);
    return [withoutIngredientList(text, listed), isListOnly(text, listed)];
  },
  'a list of lines': (text) => ingredientLinesFrom(text),
  'an address': (text) => [
    addressIn(`See https://${text}`),
    ...[text, `https://${text}`, `https://a.example/${text}`, `https://a.example/?${text}`].map(
      (address) => [withoutTracking(address), addressKey(address), addressSpellings(address)],
    ),
  ],
  people: (text) => authorFrom([text, `by ${text}`], (value) => value),
  pictures: (text) => imageFrom([text, `https://${text}`], (value) => value),
  labels: (text) => labelsFrom({ keywords: text, recipeCategory: text }, text),
  measures: (text) => measuresFrom({ host: text, language: text, lines: [text] }),
  titles: (text) => [
    titleOverlap(text, text),
    isSameRecipe({ title: text, foods: [text] }, { title: text, foods: [text] }),
  ],
};

/** As many as fit: JSON in which things refer to each other, repeat, or lie within each other. */
const documents: Record<string, (count: number) => object> = {
  'parts of one thing': (count) => [
    recipe,
    ...Array.from({ length: count }, (_, at) => ({ '@id': 'a', [`p${at}`]: 1 })),
  ],
  'authors who are one, of many names': (count) => [
    { ...recipe, author: Array(count).fill({ '@id': 'a' }) },
    { '@id': 'a', '@value': Array(count).fill('Mia') },
  ],
  'pictures that are one, of many addresses': (count) => [
    { ...recipe, image: Array(count).fill({ '@id': 'a' }) },
    { '@id': 'a', url: Array(count).fill('/a.jpg') },
  ],
  'things that refer to each other': (count) => [
    { ...recipe, author: { '@id': 'a' } },
    ...[...'abcdefgh'].map((id, at, ids) => ({
      '@id': id,
      knows: Array(Math.ceil(count / 8)).fill({ '@id': ids[at + 1] ?? 'a' }),
    })),
  ],
  recipes: (count) => Array(count).fill({ ...recipe, recipeIngredient: ['2 eggs'] }),
  lists: (count) => ({ ...recipe, ...listedIn(Math.min(count, 2_000)) }),
};

const recipe = { '@type': 'Recipe', name: 'Pie' };

/** Lists in lists, nested far deeper than anybody means. */
function listedIn(levels: number): object {
  let list: unknown = '4';
  for (let level = 0; level < levels; level += 1) list = [list];
  return { recipeYield: list, recipeIngredient: list, recipeInstructions: list, author: list };
}

const hostileDocuments = Object.entries(documents).map(([name, build]) => ({
  name,
  ofLength: (length: number) => JSON.stringify(build(Math.ceil(length / 20))),
}));

describe('reading takes time in proportion to the text', () => {
  test.each(Object.entries(readers))(
    'the time of reading %s grows in proportion to the text',
    (_name, read) => {
      expect(slowTexts(read)).toEqual([]);
    },
  );

  test('the time of reading schema.org grows in proportion, however its things hang together', () => {
    const read = (text: string) => recipesFromSchemaOrg([JSON.parse(text)]);
    expect(slowTexts(read, hostileDocuments)).toEqual([]);
  });
});
