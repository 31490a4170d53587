import { expect, it } from 'vitest';
import { withoutPhotoNumbers } from './photo-numbers';

const plain = (texts: readonly string[]) =>
  withoutPhotoNumbers(texts.map((text) => ({ text }))).map(({ text }) => text);

it('the numbers of photos go, also in brackets and where one of them was left out', () => {
  expect(
    plain(['Tagliate la zucca 1 e la cipolla 2.', 'Unite il riso 3, poi il brodo 4; mescolate 6.']),
  ).toEqual(['Tagliate la zucca e la cipolla.', 'Unite il riso, poi il brodo; mescolate.']);
  expect(plain(['Peel it (1), cut it (2).', 'Fry it (3) and serve (4).'])).toEqual([
    'Peel it, cut it.',
    'Fry it and serve.',
  ]);
});

it.each([
  ['Bake at gas mark 6, then at 4.', 'Divide by 2. Serve with 3, or 5.'],
  ['Add eggs 1 and 2.', 'Add egg 3.'],
  ['Heat to speed 1, 2 minutes.', 'Speed 2, 3 minutes.', 'Speed 5, 10 minutes.', 'Speed 2.'],
])('other numbers stay: %s', (...texts) => {
  expect(plain(texts)).toEqual(texts);
});
