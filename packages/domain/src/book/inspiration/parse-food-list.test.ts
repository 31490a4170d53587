import { expect, test } from 'vitest';
import { parseFoodList } from './parse-food-list';

test.each([
  ['quince', ['quince']],
  ['onion', ['onions']],
  ['- 2 onions, Milk\n500 g beef mince', ['onions', 'Milk', 'beef mince']],
  ['☐ eggs\n[x] butter\n[ ] 1 tin coconut milk\n\n', ['eggs', 'butter', 'coconut milk']],
  ['onion; Onions, onion', ['onions']],
  [' , ;\n', []],
  ['quandongs', ['quandongs']],
])('the text %j is read as a list of foods', (text, foods) => {
  expect(parseFoodList(text)).toEqual(foods);
});

test('a food that is on the list already is not added again', () => {
  expect(parseFoodList('eggs, bell peppers', ['capsicum'])).toEqual(['eggs']);
});
