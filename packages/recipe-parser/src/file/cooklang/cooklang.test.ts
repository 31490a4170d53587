import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Ingredient } from '../../recipe/ingredient';
import { anyRecipe } from '../../../fixtures/recipe-files/any-recipe';
import { parseFrontMatter } from '../front-matter/front-matter';
import { cooklangKind } from './kind';
import { readMarks } from './marks';
import { readCooklang } from './read-cooklang';
import { writeCooklang } from './write-cooklang';
import { processorMs } from '../../../testing/growth';

const fixture = (name: string) =>
  readFileSync(new URL(`../../../fixtures/recipe-files/${name}`, import.meta.url), 'utf8');

describe('reading', () => {
  test('a recipe of Cooklang is read with front matter, sections and notes', () => {
    expect(readCooklang(fixture('cooklang.cook'), 'pikelets')).toMatchObject({
      draft: {
        title: 'Easy pikelets',
        serves: 4,
        prepMinutes: 5,
        cookMinutes: 15,
        course: 'breakfast',
        tags: ['breakfast', 'quick'],
        notes: 'Better with a friend.\nMuch better.',
        ingredients: [
          { amount: '3', unit: '', name: 'eggs' },
          { amount: '125', unit: 'g', name: 'plain flour', note: 'sifted' },
          { amount: '250', unit: 'mL', name: 'milk' },
          { amount: '1', unit: 'pinch', name: 'sea salt' },
          { name: 'butter', section: 'To serve' },
          { name: 'golden syrup', note: 'optional', section: 'To serve' },
        ],
        steps: [
          { text: 'Crack the eggs into a large bowl, then add plain flour, milk and sea salt.' },
          { text: 'Rest the batter for 15 minutes.' },
          {
            text: 'Spread with butter and golden syrup, more butter if you like.',
            section: 'To serve',
          },
        ],
        sourceAttribution: { siteUrl: 'https://pikelets.example/easy', author: 'Nan' },
      },
      notUnderstood: [
        { path: 'comments', sample: 'not too much Written down in haste' },
        { path: 'oven', sample: 'none' },
      ],
    });
  });

  test("metadata of Cooklang's old kind is read, and the file names the dish", () => {
    expect(readCooklang(fixture('cooklang-old.cook'), 'Tomato salad').draft).toMatchObject({
      title: 'Tomato salad',
      serves: 2,
      totalMinutes: 10,
      tags: ['vegan'],
      steps: [{ text: 'Slice tomatoes and dress with olive oil.' }],
    });
  });

  test.each([
    ['@salt', 'salt'],
    ['@ground black pepper{}', 'ground black pepper'],
    ['~eggs{3%minutes}', '3 minutes'],
    ['~rest', 'rest'],
    ['me@home and #1', 'mehome and 1'],
    ['1 \\@ a time', '1 @ a time'],
    ['a @ b # c ~ d', 'a @ b # c ~ d'],
    ['@{', '@{'],
    ['one\ntwo\\\nthree', 'one two\nthree'],
  ])('the Cooklang marks in %j read as %j', (source, text) => {
    expect(readMarks(source).text).toBe(text);
  });

  test('hostile Cooklang takes time in proportion to its length', () => {
    const readPieces = () => {
      for (const piece of ['@a ', '@a{', '[-', '>', '= ', '@(', '--', '\\@{}(']) {
        readCooklang(piece.repeat(40_000), 'x');
        cooklangKind(piece.repeat(40_000), 'x');
      }
    };
    // Squared, each would take minutes.
    expect(processorMs(readPieces)).toBeLessThan(20_000);
  });
});

describe('front matter', () => {
  test.each([
    ['a: b', { a: 'b' }],
    ['a: "b: \\"c\\"" ', { a: 'b: "c"' }],
    ["a: 'it''s'", { a: "it's" }],
    ['a: [x, "y, z", w]', { a: ['x', 'y, z', 'w'] }],
    ['a:\n  - x\n  - "y"', { a: ['x', 'y'] }],
    ['a:\n- x\nb: 1', { a: ['x'], b: '1' }],
    ['a:\n  b: c\n  d: e', { a: { b: 'c', d: 'e' } }],
    ['a: |\n  one\n  two\nb: c', { a: 'one\ntwo', b: 'c' }],
    ['a: >\n  one\n  two', { a: 'one two' }],
    ['a: b # why\n# all of it\nc: https://d.example/e', { a: 'b', c: 'https://d.example/e' }],
    ['nonsense\n- x\n: y\na: b', { '': ['nonsense', '- x', ': y'], a: 'b' }],
    ['a: one\n  two\nb: c', { a: 'one two', b: 'c' }],
    ['a:\n- one\n  two\n- three', { a: ['one two', 'three'] }],
    ['a:\n- one:\n  - two\n- 1 cup: white', { a: ['one:', 'two', '1 cup: white'] }],
    ['a: b\na: c', { a: 'b', 'a (1)': 'c' }],
  ])('the front matter %j is parsed', (text, expected) => {
    expect(parseFrontMatter(text)).toEqual(expected);
  });
});

test('a recipe written as Cooklang and read again says the same', () => {
  fc.assert(
    fc.property(anyRecipe, (recipe) => {
      const { draft } = readCooklang(writeCooklang(recipe), 'other');
      const { ingredientLines: _lines, language: _language, ...read } = draft;
      expect(read).toEqual(recipe);
    }),
    { numRuns: 300 },
  );
});

describe('recipes in recipes of Cooklang', () => {
  const outer = (...ingredients: Ingredient[]) => ({
    title: 'Bowl',
    tags: [],
    ingredients,
    steps: [{ text: 'Mix.' }],
  });
  const rice = { name: 'rice', amount: '1', unit: 'cup' };
  const satay = { name: 'satay', amount: '½', unit: 'batch', recipeId: 'id' };
  const fileOf = () => 'Satay (2)';

  test('a line that stands for a recipe names its file, and is read as one that does', () => {
    const text = writeCooklang(outer(rice, satay), { fileOf });
    expect(text).toContain('@./Satay \\(2\\){½%batch}');
    const { draft, lineKeys } = readCooklang(text, 'Bowl');
    expect(draft.ingredients[1]).toEqual({ name: 'Satay (2)', amount: '½', unit: 'batch' });
    expect(lineKeys).toEqual([undefined, readCooklang('Mix.', 'satay (2)').key]);
  });

  test('a recipe of nothing but recipes is written without their files, since that would be a menu', () => {
    const text = writeCooklang(outer(satay, satay), { fileOf });
    expect(text).not.toContain('@./');
    expect(cooklangKind(text, 'Bowl.cook')).toBe('recipe');
  });

  test.each(['@./sauces/Pesto{1%cup}', '@../Pesto{1%cup}'])(
    'the reference %s is to the recipe in the file Pesto',
    (mark) => {
      const { draft, lineKeys } = readCooklang(`Serve with ${mark}.`, 'Pasta');
      expect(draft.ingredients).toEqual([{ name: 'Pesto', amount: '1', unit: 'cup' }]);
      expect(lineKeys).toEqual([readCooklang('Mix.', 'Pesto').key]);
    },
  );
});
