import { expect, test } from 'vitest';
import { facet } from './facets';

test.each([
  ['tag', "Australia's  Favourites", 'tag:australias favourites'],
  ['tag', 'Soups, stews', 'tag:soups stews'],
  ['tag', '🍜', 'tag:🍜'],
  ['cuisine', 'Français', 'cuisine:francais'],
] as const)('the facet %s of "%s" is %s', (kind, name, expected) => {
  expect(facet(kind, name)).toBe(expected);
});
