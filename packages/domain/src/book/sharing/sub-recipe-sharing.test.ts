import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeSharing, type Sharing, type SharingChange } from './sharing-settings';
import { findSubRecipeSharing, type OuterSharing } from './sub-recipe-sharing';

const hidden: Sharing = { mode: 'private', isListed: false, householdIds: [], readerIds: [] };
const outer: OuterSharing = { ...hidden, hasLinks: false };
const open = { mode: 'public' } as const;

test.each<[string, OuterSharing, Sharing, SharingChange | undefined]>([
  ['a private one needs nothing', outer, hidden, undefined],
  ['a public one needs it public', { ...outer, ...open }, hidden, { mode: 'public' }],
  ['a listed one needs it public, not listed', { ...outer, ...open, isListed: true }, hidden, open],
  ['one with a link needs it public', { ...outer, hasLinks: true }, hidden, open],
  [
    'one that is public needs nothing of a public one',
    { ...outer, ...open },
    { ...hidden, ...open },
    undefined,
  ],
  [
    'one in a household needs that one besides its own',
    { ...outer, householdIds: ['reef'] },
    { ...hidden, householdIds: ['bay'] },
    { householdIds: ['bay', 'reef'] },
  ],
  [
    'one that a person reads needs that person',
    { ...outer, readerIds: ['tom'], householdIds: ['reef'] },
    { ...hidden, householdIds: ['reef'] },
    { readerIds: ['tom'] },
  ],
])('the sharing that a recipe lacks is found: %s', (_name, given, inner, change) => {
  expect(findSubRecipeSharing(given, inner)).toEqual(change);
});

const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'));
const sharing = fc
  .record({
    mode: fc.constantFrom('private' as const, 'public' as const),
    householdIds: ids,
    readerIds: ids,
  })
  .map((each) => ({ ...each, isListed: false }));

test('a recipe that was changed so lacks nothing, and has lost no reader', () => {
  fc.assert(
    fc.property(sharing, fc.boolean(), sharing, (given, hasLinks, inner) => {
      const around = { ...given, hasLinks };
      const change = findSubRecipeSharing(around, inner) ?? {};
      const after = changeSharing(inner, change);
      expect(findSubRecipeSharing(around, after)).toBeUndefined();
      expect(after.householdIds).toEqual(expect.arrayContaining(inner.householdIds));
      expect(after.readerIds).toEqual(expect.arrayContaining(inner.readerIds));
      expect(after.isListed).toBe(false);
    }),
  );
});
