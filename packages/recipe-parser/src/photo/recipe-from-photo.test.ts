import { expect, it } from 'vitest';
import { typedPage } from '../../fixtures/recipe-photo/typed-page';
import { recipeFromPhoto } from './recipe-from-photo';

const photo = (text: string, sizes = {}) => ({ words: typedPage(text, { sizes }) });

const list = photo(
  `Red lentil soup
Serves 4

Ingredients
l thsp olive oil
250 g red lentils, rinsed`,
  { 0: 2 },
);
const method = photo(`Method

1. Heat the oil in a large pan.
2. Add the lentils and simmer for
20 minutes.`);

it('two photos are one recipe, in the order in which they were taken', () => {
  const { draft } = recipeFromPhoto([list, method]);
  expect(draft).toMatchObject({
    title: 'Red lentil soup',
    serves: 4,
    ingredientLines: ['1 tbsp olive oil', '250 g red lentils, rinsed'],
    steps: [
      { text: 'Heat the oil in a large pan.' },
      { text: 'Add the lentils and simmer for 20 minutes.' },
    ],
  });
});

it('the text of a photo is given back, also where it is no recipe', () => {
  expect(recipeFromPhoto([photo('Happy birthday')])).toEqual({
    text: 'Happy birthday',
    draft: undefined,
    doubtfulLines: [],
    unusedLines: [],
    lines: [],
  });
  expect(recipeFromPhoto([])).toEqual({
    text: '',
    draft: undefined,
    doubtfulLines: [],
    unusedLines: [],
    lines: [],
  });
});

it('each line of a photo has its place on it, and a line that goes on has both', () => {
  const upright = { width: 400, height: 300, tilt: 0 };
  const { lines } = recipeFromPhoto([list, { ...method, upright }]);
  expect(lines.map(({ text, photo }) => [text, photo])).toEqual([
    ['Method', 1],
    ['1. Heat the oil in a large pan.', 1],
    ['2. Add the lentils and simmer for 20 minutes.', 1],
  ]);
  const [heading, first, second] = lines;
  expect([first!.left, first!.width]).toEqual([0, 0.77]);
  expect(first!.top).toBeGreaterThan(heading!.top + heading!.height);
  expect(second!.height).toBeGreaterThan(first!.height * 2);
});
