import { expect, test } from 'vitest';
import { linkKey, recipeNamedIn, signedLinks, withoutRecipeLinks } from './recipe-links';

test.each([
  ['2 cups [recipe:Bolognese Sauce], warm', 'Bolognese Sauce', '2 cups Bolognese Sauce, warm'],
  ['[Recipe: Béchamel (quick) ]', 'Béchamel (quick)', 'Béchamel (quick)'],
  ['[recipe:A] or [recipe:B]', 'A', 'A or B'],
  ['1 tin [400 g] tomatoes', undefined, '1 tin [400 g] tomatoes'],
  ['[recipe:]', undefined, '[recipe:]'],
])('the line %j names the recipe %j and reads %j', (line, title, text) => {
  expect(recipeNamedIn(signedLinks(line))).toBe(title);
  expect(withoutRecipeLinks(line)).toBe(text);
});

test('a title is the same recipe whatever its capitals and spaces', () => {
  expect(linkKey(' Bolognese  SAUCE')).toBe(linkKey('bolognese sauce'));
});

test('a text of a million open brackets is searched for links in no time', () => {
  const text = '[recipe:'.repeat(200_000);
  expect(withoutRecipeLinks(text)).toBe(text);
});
