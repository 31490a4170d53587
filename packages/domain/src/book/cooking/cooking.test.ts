import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  startCooking,
  doneScreen,
  adaptToRecipe,
  goToScreen,
  isExpired,
  isInProgress,
  readyScreen,
  toggleTick,
} from './cooking';
import type { CookableRecipe } from './cooking';

const recipeOf = (steps: number, revision = 1): CookableRecipe => ({
  _id: 'laksa',
  revision,
  instructions: Array.from({ length: steps }, (_, index) => `Step ${index + 1}.`),
});
const begun = startCooking(recipeOf(2), { id: 'a', serves: 4, now: 1_000 });
const hourMs = 60 * 60 * 1_000;

test('a cooking begins with what to get ready', () => {
  expect(begun).toEqual({
    id: 'a',
    recipeId: 'laksa',
    revision: 1,
    serves: 4,
    at: readyScreen,
    ticked: [],
    touchedAt: 1_000,
  });
});

test.each([
  ['on', 1, 1],
  ['to the end', 3, 3],
  ['beyond the end', 9, 3],
  ['before the beginning', -1, 0],
])('a step %s from screen %i of a cooking leads to screen %i', (_way, screen, at) => {
  expect(goToScreen(begun, recipeOf(2), screen, 2_000)).toMatchObject({ at, touchedAt: 2_000 });
});

test('a ticked ingredient of a cooking keeps the order of the list, and can be unticked', () => {
  const ticked = [2, 0].reduce((cooking, index) => toggleTick(cooking, index, 5), begun);
  expect(ticked).toMatchObject({ ticked: [0, 2], touchedAt: 5 });
  expect(toggleTick(ticked, 0, 6).ticked).toEqual([2]);
});

describe('a stored cooking', () => {
  const stored = { ...begun, at: 5, ticked: [1] };

  test('a stored cooking whose recipe did not change is as it was', () => {
    expect(adaptToRecipe(stored, recipeOf(5))).toBe(stored);
  });

  test.each([
    [8, 5],
    [2, 2],
  ])('a stored cooking whose recipe now has %i steps goes on at %i, without ticks', (steps, at) => {
    expect(adaptToRecipe(stored, recipeOf(steps, 2))).toMatchObject({
      at,
      ticked: [],
      revision: 2,
    });
  });

  test.each([
    [0, [], false],
    [0, [3], true],
    [1, [], true],
    [2, [3], true],
    [3, [3], false],
  ])('a cooking on screen %i with ticks %j is under way: %s', (at, ticked, isIt) => {
    expect(isInProgress({ ...begun, at, ticked }, recipeOf(2))).toBe(isIt);
  });

  test.each([
    [47, false],
    [48, false],
    [49, true],
  ])('a cooking untouched for %i hours is forgotten: %s', (hours, isIt) => {
    expect(isExpired(begun, begun.touchedAt + hours * hourMs)).toBe(isIt);
  });
});

test('a cooking has a screen wherever one goes', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.array(fc.integer()), fc.nat(50), (steps, ways, stepsLater) => {
      const recipe = recipeOf(steps);
      const gone = ways.reduce((cooking, way) => goToScreen(cooking, recipe, way, 0), begun);
      const later = adaptToRecipe(gone, recipeOf(stepsLater, 2));
      expect(gone.at).toBeGreaterThanOrEqual(readyScreen);
      expect(gone.at).toBeLessThanOrEqual(doneScreen(recipe));
      expect(later.at).toBeLessThanOrEqual(stepsLater);
    }),
  );
});

test('a second tick at once changes nothing of a cooking but the time', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(20)), fc.nat(20), (ticks, index) => {
      const ticked = ticks.toSorted((a, b) => a - b);
      const twice = toggleTick(toggleTick({ ...begun, ticked }, index, 0), index, 0);
      expect(twice.ticked).toEqual(ticked);
    }),
  );
});
