import { describe, expect, test } from 'vitest';
import { canEditRecipe, canReadRecipe, canSaveRecipe } from './permissions';

const hidden = {
  ownerId: 'priya',
  sharingMode: 'private',
  isListed: false,
  isSharedWithTheirHousehold: false,
  isApprovedReader: false,
  isInvitedByEmail: false,
  isSaved: false,
} as const;

describe('a recipe of priya', () => {
  test.each([
    ['private', {}, false],
    ['public', { sharingMode: 'public' }, true],
    ['listed, though its mode is private', { isListed: true }, true],
    ["shared with tom's household", { isSharedWithTheirHousehold: true }, true],
    ['for named readers', { isApprovedReader: true }, true],
    ["behind a private link to tom's address", { isInvitedByEmail: true }, true],
    ['saved by tom', { isSaved: true }, true],
  ] as const)(
    'a recipe that is %s can be read by its owner, and by another with %o: %s',
    (_what, change, canTom) => {
      const recipe = { ...hidden, ...change };
      expect(canReadRecipe(recipe, 'priya')).toBe(true);
      expect(canReadRecipe(recipe, 'tom')).toBe(canTom);
      expect(canEditRecipe(recipe, 'priya')).toBe(true);
      expect(canEditRecipe(recipe, 'tom')).toBe(false);
    },
  );

  test.each([
    [{}, false],
    [{ sharingMode: 'public' }, true],
    [{ isListed: true }, true],
  ] as const)('a recipe with %o can be read by a visitor: %s', (change, can) => {
    expect(canReadRecipe({ ...hidden, ...change }, undefined)).toBe(can);
  });

  test.each([
    ['tom', { isListed: true }, true],
    ['tom', { isListed: true, isSaved: true }, false],
    ['priya', { isListed: true }, false],
  ] as const)('a recipe can be saved by %s when it is %o: %s', (userId, change, can) => {
    expect(canSaveRecipe({ ...hidden, ...change }, userId)).toBe(can);
  });
});
