import { describe, expect, test } from 'vitest';
import type { RecipeContent } from '@saltbush/recipe-parser/recipe';
import { deriveRecipe, searchTokens, sortTitle } from './derive-recipe';

const soup: RecipeContent = {
  title: 'The best Bell Pepper soup',
  description: 'Better the next day.',
  tags: ['Mid Week', "Australia's Favourites"],
  cuisine: 'Thaï',
  course: 'dinner',
  difficulty: 'easy',
  prepMinutes: 10,
  cookMinutes: 25,
  ingredients: [
    { name: 'brown onions, chopped', amount: '2', unit: '' },
    { name: '00 flour', amount: '1', unit: 'cup' },
  ],
  steps: [{ text: 'Simmer 20 minutes at 180°C.' }],
  sourceAttribution: { siteName: 'Aunty' },
};

describe('what is derived from a recipe', () => {
  const derived = deriveRecipe(soup);

  test.each(['best', 'bell', 'week', 'thai', 'dinner', 'onion', '00', 'simmer', 'aunty', 'day'])(
    'a recipe is found by the word %s',
    (word) => expect(derived.searchWords).toContain(word),
  );

  test.each(['the', 'at', '20', '180', 'c', 'onions'])(
    'the word %s does not find the recipe',
    (word) => {
      expect(derived.searchWords).not.toContain(word);
    },
  );

  test('search words of the title are marked, others are not', () => {
    expect(derived.searchWords).toEqual(expect.arrayContaining(['^bell', '^pepper', '^soup']));
    expect(derived.searchWords).not.toContain('^onion');
  });

  test('foods of a recipe are found by what they are, and what they are a kind of', () => {
    const foods = ['^=capsicum', '=brown-onion', '=onion'];
    expect(derived.searchWords).toEqual(expect.arrayContaining(foods));
    expect(derived.facets).toEqual(expect.arrayContaining(['food:brown-onion', 'food:onion']));
  });

  test('a recipe is narrowed by its tags, course, cuisine and difficulty, folded', () => {
    const expected = ['tag:mid week', 'tag:australias favourites', 'course:dinner', 'cuisine:thai'];
    expect(derived.facets).toEqual(expect.arrayContaining([...expected, 'difficulty:easy']));
  });

  test('a recipe is sorted by its title and its time', () => {
    expect(derived).toMatchObject({ sortTitle: 'best bell pepper soup', readyMinutes: 35 });
  });

  test("search words that may be meant are the recipe's own and other names of its foods, unmarked", () => {
    expect(derived.meantWords).toEqual(expect.arrayContaining(['simmer', 'yellow', 'onion']));
    expect(derived.meantWords.filter((word) => /[^\p{L}\p{N}]/u.test(word))).toEqual([]);
  });

  test('a text longer than any recipe is found by its beginning', () => {
    const filler = 'Stir. '.repeat(20_000);
    const { searchWords } = deriveRecipe({
      title: 'Soup',
      tags: [],
      ingredients: [],
      steps: [{ text: `Fry the leek. ${filler}` }, { text: 'Add the quandong.' }],
    });
    expect(searchWords).toContain('leek');
    expect(searchWords).not.toContain('quandong');
  });

  test('a novel in place of a recipe is cut for the search, its title never', () => {
    const text = Array.from({ length: 5_000 }, (_, n) => `word${n}x`).join(' ');
    const { searchWords } = deriveRecipe({ ...soup, notes: text });
    expect(searchWords.length).toBeLessThan(2_100);
    expect(searchWords).toEqual(expect.arrayContaining(['^soup', 'soup', 'onion']));
  });
});

test.each([
  ['Crème brûlées', ['creme', 'brulee']],
  ['Fish & chips', ['fish', 'chip']],
  ['ラクサ soup', ['soup', 'ラク', 'クサ', 'サ']],
  ['ガパオ', ['ガパ', 'パオ', 'オ']],
  ['ผัดไทย', ['ผัด', 'ดไ', 'ไท', 'ทย', 'ย']],
  ['순두부찌개', ['순두', '두부', '부찌', '찌개', '개']],
  ['豆', ['豆']],
  ['C.B.T. sandwich', ['c', 'b', 't', 'sandwich', 'cbt']],
  ['M&Ms', ['m', 'ms', 'mms']],
  ['7-up', ['7', 'up', '7up']],
  ['stir-fry', ['stir', 'fry', 'stirfry']],
  ['Stir.Then add 2.5 l', ['stir', 'then', 'add', '2', '5', 'l']],
  ['Jalapeño–yogurt dip', ['jalapeno', 'yoghurt', 'dip']],
  [`${'x'.repeat(90)} pie`, ['x'.repeat(40), 'pie']],
  ['pie pies PIE', ['pie']],
  ['!?', []],
])('the text "%s" is found by %j', (text, words) => {
  expect(searchTokens(text)).toEqual(words);
});

test.each([
  ['The  Éclair', 'eclair'],
  ['A', 'a'],
  ['An apple pie', 'apple pie'],
  ['🍜', '🍜'],
])('the title "%s" sorts as %s', (title, expected) => {
  expect(sortTitle(title)).toBe(expected);
});
