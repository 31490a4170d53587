import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeBack, changeSharing, type Sharing, type SharingChange } from './sharing-settings';

const hidden: Sharing = { mode: 'private', isListed: false, householdIds: [], readerIds: [] };
const open: Sharing = { ...hidden, mode: 'public' };
const listed: Sharing = { ...open, isListed: true };

describe('changing who a recipe is shared with', () => {
  test.each<[string, Sharing, SharingChange, Sharing]>([
    ['nothing said', listed, {}, listed],
    ['made public', hidden, { mode: 'public' }, open],
    ['listed, so public', hidden, { isListed: true }, listed],
    ['taken off the list, still public', listed, { isListed: false }, open],
    ['made private, so off the list', listed, { mode: 'private' }, hidden],
    ['private and listed at once: listed', hidden, { mode: 'private', isListed: true }, listed],
    ['private and not listed at once', listed, { mode: 'private', isListed: false }, hidden],
    ['a household', hidden, { householdIds: ['h'] }, { ...hidden, householdIds: ['h'] }],
    ['the same twice', hidden, { readerIds: ['a', 'a'] }, { ...hidden, readerIds: ['a'] }],
    ['no household any more', { ...open, householdIds: ['h'] }, { householdIds: [] }, open],
  ])('a change of sharing gives the new sharing: %s', (_what, before, change, after) => {
    expect(changeSharing(before, change)).toEqual(after);
  });

  const modes = fc.constantFrom('private' as const, 'public' as const);
  const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'));
  const changes = fc.record(
    { mode: modes, isListed: fc.boolean(), householdIds: ids, readerIds: ids },
    { requiredKeys: [] },
  );
  const sharings = changes.map((change) => changeSharing(hidden, change));

  test('a recipe said to be listed is listed, and public, whatever else is said', () => {
    fc.assert(
      fc.property(sharings, changes, (before, change) => {
        const after = changeSharing(before, { ...change, isListed: true });
        expect([after.mode, after.isListed]).toEqual(['public', true]);
      }),
    );
  });

  test('a listed recipe is always public, and the same change twice is one', () => {
    fc.assert(
      fc.property(sharings, changes, (before, change) => {
        const after = changeSharing(before, change);
        expect(after.isListed && after.mode === 'private').toBe(false);
        expect(changeSharing(after, change)).toEqual(after);
      }),
    );
  });

  test('a change of sharing can be taken back, without what it did not say', () => {
    fc.assert(
      fc.property(sharings, changes, ids, (before, change, readerIds) => {
        const back = changeBack(before, change);
        expect(changeSharing(changeSharing(before, change), back)).toEqual(before);
        const meanwhile = change.readerIds ? {} : { readerIds };
        const after = changeSharing(changeSharing(before, change), meanwhile);
        expect(changeSharing(after, back)).toEqual({ ...before, ...meanwhile });
      }),
    );
  });
});
