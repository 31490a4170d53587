import { describe, expect, test } from 'vitest';
import { maxWholeJson } from '../budget';
import { readJsonBytes } from './read-json-bytes';

const recipe = (name: string) => ({
  '@type': 'Recipe',
  name,
  recipeIngredient: ['1 leek'],
  recipeInstructions: ['Chop.'],
});
/** More values than are parsed as a whole. */
const filler = { '@type': 'Thing', numbers: Array<number>(maxWholeJson.values).fill(0) };
const recipes = [recipe('Soup'), filler, recipe('Toast')];
const documents = {
  'a list': JSON.stringify(recipes),
  'our JSON-LD': `${JSON.stringify({ '@context': 'https://schema.org', '@graph': recipes })}\n`,
};

describe.each(Object.entries(documents))(
  '%s that is too large to be parsed as a whole',
  (_, text) => {
    test('a large JSON document gives each of its recipes when it is whole', () => {
      const reading = readJsonBytes(Buffer.from(text));
      if (reading === 'damaged' || 'problem' in reading) throw new Error('it was refused');
      const titles = [...reading.recipes].map(({ read }) => read()?.draft.title);
      expect(titles).toEqual(['Soup', 'Toast']);
    });

    test.each([
      ['in its last recipe', text.indexOf('Toast') + 3],
      ['between two recipes', text.lastIndexOf('{"@type":"Recipe"')],
      ['in another item', text.indexOf('0,0,0') + 4],
      ['before its last bracket', text.trimEnd().length - 1],
    ])('a large JSON document is refused when it was cut off %s', (_place, length) => {
      expect(readJsonBytes(Buffer.from(text.slice(0, length)))).toBe('damaged');
    });
  },
);

test('a JSON list that goes on behind the last bracket is damaged', () => {
  expect(readJsonBytes(Buffer.from(`${documents['a list']} and`))).toBe('damaged');
});
