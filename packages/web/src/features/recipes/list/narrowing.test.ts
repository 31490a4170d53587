import { describe, expect, test } from 'vitest';
import { asListName, isNarrowed, narrowingInAddress, readNarrowing } from './narrowing';

describe('an address', () => {
  test.each([
    [{}, {}],
    [{ q: '  lamb   soup ' }, { q: 'lamb soup' }],
    [{ tags: 'Quick,Mid Week' }, { tags: ['Quick', 'Mid Week'] }],
    [
      { maxMinutes: '30', minRating: '4.5' },
      { maxMinutes: 30, minRating: 4.5 },
    ],
    [{ favourites: 'true' }, { favourites: true }],
    [{ favourites: 'false' }, {}],
    [
      { from: 'own', sort: 'title', course: 'dinner' },
      { from: 'own', sort: 'title', course: 'dinner' },
    ],
  ])('%j is read as %j', (search, narrowing) => {
    expect(readNarrowing(search)).toEqual(narrowing);
  });

  test.each([
    [{ course: 'brunch' }],
    [{ maxMinutes: 'soon' }],
    [{ minRating: '9' }],
    [{ from: 'everyone' }],
    [{ sort: 'price' }],
    [{ tags: ',' }],
    [{ q: 'x'.repeat(300) }],
  ])('%j says nothing that a list could follow', (search) => {
    expect(readNarrowing(search)).toEqual({});
  });

  test('is written as it is read', () => {
    const narrowing = readNarrowing({
      q: 'soup',
      tags: 'a,b',
      maxMinutes: '45',
      favourites: 'true',
    });
    expect(readNarrowing(narrowingInAddress(narrowing))).toEqual(narrowing);
    expect(narrowingInAddress({ tags: [], q: undefined })).toEqual({});
  });
});

test('sorting alone narrows nothing', () => {
  expect(isNarrowed({ sort: 'title' })).toBe(false);
  expect(isNarrowed({ sort: 'title', foods: ['onion'] })).toBe(true);
});

test('a name has no comma, which would make it two', () => {
  expect(asListName(' Soups, stews ')).toBe('Soups stews');
});
