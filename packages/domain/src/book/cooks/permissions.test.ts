import { expect, test } from 'vitest';
import { hasCookPage } from './permissions';

const priya = { id: 'priya', isActive: true, recipeCount: 3 };

test('a cook who lists recipes has a page for everybody', () => {
  for (const reader of ['priya', 'tom', undefined]) expect(hasCookPage(priya, reader)).toBe(true);
});

test('a cook who lists nothing has a page for themselves alone', () => {
  const quiet = { ...priya, recipeCount: 0 };
  expect(hasCookPage(quiet, 'priya')).toBe(true);
  expect(hasCookPage(quiet, 'tom')).toBe(false);
  expect(hasCookPage(quiet, undefined)).toBe(false);
});

test('an account that is disabled or about to be deleted has no page', () => {
  const gone = { ...priya, isActive: false };
  for (const reader of ['priya', 'tom', undefined]) expect(hasCookPage(gone, reader)).toBe(false);
});
