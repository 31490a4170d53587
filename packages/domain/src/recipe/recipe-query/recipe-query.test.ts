import { describe, expect, test } from 'vitest';
import { matches } from './matches';
import { isValueOf } from './query-fields';
import { queryOfFilters } from './query-of-filters';
import type { RecipeFacts } from './recipe-facts';
import { all, any, conjunctsOf, countNodes, none, type QueryCondition } from './recipe-query';

const facts: RecipeFacts = {
  facets: new Set(['tag:quick', 'course:dinner', 'food:onion', 'unsure:egg']),
  hasWords: (words) => words === 'soup',
  minutes: undefined,
  energyKj: 1_800,
  proteinGrams: undefined,
  ingredients: 6,
  rating: 4,
  lastCookedOn: '2026-11-01',
  isFavourite: true,
  isOwn: true,
  isSaved: false,
  householdIds: new Set(),
  hasImage: false,
  addedOn: '2026-10-01',
};
const daysAgo = (days: number) =>
  new Date(Date.UTC(2026, 10, 23 - days)).toISOString().slice(0, 10);
const is = (field: QueryCondition['field'], value: QueryCondition['value']) => ({ field, value });
const meets = (query: Parameters<typeof matches>[0]) => matches(query, facts, { daysAgo });

describe('what a recipe meets', () => {
  test.each([
    [is('tag', 'Quick!'), true],
    [is('food', 'onions'), true],
    [is('words', 'soup'), true],
    [is('cookedWithin', 22), true],
    [is('cookedWithin', 21), false],
    [is('ingredientsAtMost', 6), true],
    [is('ingredientsAtMost', 5), false],
    [is('energyAtMost', 1_800), true],
    [is('energyAtMost', 1_799), false],
    [is('proteinAtLeast', 0), false],
    [is('suits', 'egg'), false],
    [is('maySuit', 'egg'), true],
  ])('the condition %j is met or not: %s', (condition, expected) => {
    expect(meets(condition)).toBe(expected);
  });

  test('a recipe that gives no time is not ready in any, and is among those that are not', () => {
    expect(meets(is('minutesAtMost', 1_000))).toBe(false);
    expect(meets(none([is('minutesAtMost', 1_000)]))).toBe(true);
  });

  test('a group asks for all, for any or for none of its nodes, and for nothing without any', () => {
    const [met, unmet] = [is('own', true), is('saved', true)];
    expect([all([met, unmet]), any([met, unmet]), none([met, unmet])].map(meets)).toEqual([
      false,
      true,
      false,
    ]);
    expect([all([]), any([]), none([])].map(meets)).toEqual([true, true, true]);
  });
});

test('the conditions that must hold each by itself are a flat list', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => is('tag', name));
  const query = all([a!, all([b!, any([c!])]), any([c!, d!]), any([])]);
  expect(conjunctsOf(query)).toEqual([a, b, c, any([c!, d!])]);
  expect(countNodes(query)).toBe(10);
});

test('the filters of a list are conditions that must all hold', () => {
  const query = queryOfFilters({
    q: 'soup',
    tags: ['Quick'],
    without: ['egg'],
    alsoUnsure: true,
    favourites: false,
    from: 'own',
  });
  expect(query).toEqual(
    all([is('words', 'soup'), is('tag', 'Quick'), is('maySuit', 'egg'), is('own', true)]),
  );
  expect(meets(query)).toBe(true);
});

test.each([
  ['course', 'brunch'],
  ['ratedAtLeast', 3.3],
  ['minutesAtMost', -1],
  ['addedSince', '2026-02-30'],
  ['addedSince', 'soon'],
  ['own', 'yes'],
  ['household', 'ours'],
  ['tag', ' '],
] as const)('a condition on "%s" does not take the value %j', (field, value) => {
  expect(isValueOf(field, value)).toBe(false);
});
