import { expect, test } from 'vitest';
import { canEditRecipe, canReadRecipe } from './permissions';

test.each([
  ['private', 'priya', true, true],
  ['private', 'tom', false, false],
  ['public', 'priya', true, true],
  ['public', 'tom', true, false],
] as const)('a %s recipe of priya, asked for by %s', (sharingMode, userId, canRead, canEdit) => {
  const recipe = { ownerId: 'priya', sharingMode };
  expect(canReadRecipe(recipe, userId)).toBe(canRead);
  expect(canEditRecipe(recipe, userId)).toBe(canEdit);
});
