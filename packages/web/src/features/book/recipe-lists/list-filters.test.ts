import { describe, expect, test } from 'vitest';
import {
  countFilters,
  withoutCommas,
  hasActiveFilters,
  filtersToSearch,
  parseListFilters,
} from './list-filters';

describe('an address', () => {
  test.each([
    [{}, {}],
    [{ q: '  lamb   soup ' }, { q: 'lamb soup' }],
    [{ tags: 'Quick,Mid Week' }, { tags: ['Quick', 'Mid Week'] }],
    [
      { maxMinutes: '30', minRating: '4.5' },
      { maxMinutes: 30, minRating: 4.5 },
    ],
    [
      { maxEnergy: '2000', minProtein: '20', sort: 'protein' },
      { maxEnergy: 2000, minProtein: 20, sort: 'protein' },
    ],
    [{ favourites: 'true' }, { favourites: true }],
    [{ favourites: 'false' }, {}],
    [
      { from: 'own', sort: 'title', course: 'dinner' },
      { from: 'own', sort: 'title', course: 'dinner' },
    ],
  ])('the address %j is read as the filters %j', (search, filters) => {
    expect(parseListFilters(search)).toEqual(filters);
  });

  test.each([
    [{ course: 'brunch' }],
    [{ maxMinutes: 'soon' }],
    [{ minRating: '9' }],
    [{ maxEnergy: '-1' }],
    [{ minProtein: 'much' }],
    [{ from: 'everyone' }],
    [{ sort: 'price' }],
    [{ tags: ',' }],
    [{ q: 'x'.repeat(300) }],
  ])('the address %j says nothing that a list could follow', (search) => {
    expect(parseListFilters(search)).toEqual({});
  });

  test('an address of filters is written as it is read', () => {
    const filters = parseListFilters({
      q: 'soup',
      tags: 'a,b',
      maxMinutes: '45',
      favourites: 'true',
    });
    expect(parseListFilters(filtersToSearch(filters))).toEqual(filters);
    expect(filtersToSearch({ tags: [], q: undefined })).toEqual({});
  });
});

test('the order alone narrows nothing of a list', () => {
  expect(hasActiveFilters({ sort: 'title' })).toBe(false);
  expect(hasActiveFilters({ sort: 'title', foods: ['onion'] })).toBe(true);
});

test.each([
  [{}, 0],
  [{ q: 'soup', sort: 'energy' as const }, 0],
  [{ maxEnergy: 2000, favourites: true }, 2],
  [{ tags: ['a', 'b'], foods: [], maxMinutes: 0 }, 3],
])('the filters %j are counted one by one, without search and order', (filters, count) => {
  expect(countFilters(filters)).toBe(count);
});

test('a name in a filter has no comma, which would make it two', () => {
  expect(withoutCommas(' Soups, stews ')).toBe('Soups stews');
});
