import { expect, test } from 'vitest';
import { whatNeedsALook, type Reading } from './needs-a-look';

const stored = {
  serves: 4,
  ingredients: [{ name: 'peas', amount: '500', unit: 'g' }],
  instructions: ['Simmer.'],
};
const reading: Reading = { draft: { title: 'Pea soup' }, doubts: [], missingImages: 0 };
const notesOf = (more: Partial<Reading>, recipe = {}) =>
  whatNeedsALook({ ...stored, ...recipe }, { ...reading, ...more });

test('a recipe of which nothing is doubted needs no look', () => {
  expect(notesOf({})).toEqual([]);
});

test.each<[string, Partial<Reading>, string]>([
  [
    'no title',
    { draft: { title: ' ' } },
    'We found no title, and called it “Recipe without a title”.',
  ],
  [
    'a doubtful line',
    { doubts: [{ line: '1 cup wibble', why: 'unknown-food' }] },
    '“1 cup wibble”: We don’t know this food.',
  ],
  [
    'a part that does not fit',
    { draft: { title: 'Pea soup', leftOut: ['3 tags, from “green” on'] } },
    'This did not fit and is left out: 3 tags, from “green” on.',
  ],
  ['an unused line', { unusedLines: ['Page 12'] }, 'A line of the photos was not used: “Page 12”.'],
  [
    'unused lines',
    { unusedLines: ['Page 12', 'Soups'] },
    '2 lines of the photos were not used, such as “Page 12”.',
  ],
  ['missing pictures', { missingImages: 2 }, '2 pictures could not be fetched.'],
  [
    'many other recipes',
    { others: Array.from({ length: 6 }, (_, index) => ({ title: `Soup ${index}` })) },
    'The page has 6 more recipes: “Soup 0”, “Soup 1”, “Soup 2”, “Soup 3”, “Soup 4” and more.',
  ],
  ['one other recipe', { others: [{ title: 'Jam' }] }, 'The page also has “Jam”.'],
  [
    'only the beginning of a caption',
    { draft: { title: 'Pea soup', isCutShort: true } },
    'The page shows only the beginning of its text. Please add the rest.',
  ],
])('a recipe with %s says so', (_what, more, sentence) => {
  expect(notesOf(more)).toEqual([sentence]);
});

test('a recipe without ingredients, method and serves says what is missing', () => {
  expect(notesOf({}, { ingredients: [], instructions: [], serves: undefined })).toEqual([
    'We found no ingredients.',
    'We found no method.',
    'It does not say for how many it is.',
  ]);
});
