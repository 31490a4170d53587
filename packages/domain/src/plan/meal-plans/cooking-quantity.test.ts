import { expect, it, test } from 'vitest';
import * as fc from 'fast-check';
import {
  clampCookingQuantity,
  maxCookingQuantity,
  mostPeopleFor,
  peopleOf,
  quantityFor,
} from './cooking-quantity';

test.each([
  [1, 1],
  [0, 1],
  [-2, 1],
  [Number.NaN, 1],
  [0.25, 0.25],
  [400, 20],
  [Number.POSITIVE_INFINITY, 20],
])('a cooking quantity of %d is clamped to %d', (amount, clamped) => {
  expect(clampCookingQuantity(amount)).toBe(clamped);
});

test.each([
  // Times, serves, people.
  [1, 4, 4],
  [1.5, 4, 6],
  [0.25, 4, 1],
  [0.01, 4, 1],
  [1.3, 4, 5],
  [20, 12, 99],
  [20, 1, 20],
])('a recipe cooked %d times, serving %d, is for %d people', (quantity, serves, people) => {
  expect(peopleOf(quantity, serves)).toBe(people);
});

test.each([
  [6, 4, 1.5],
  [1, 4, 0.25],
  [0, 4, 0.25],
  [99, 4, 20],
])('a meal for %d people of a recipe for %d is cooked %d times', (people, serves, quantity) => {
  expect(quantityFor(people, serves)).toBe(quantity);
});

const serving = fc.integer({ min: 1, max: 1_000 });

it('a number of people that was set is shown again', () => {
  fc.assert(
    fc.property(serving, fc.integer({ min: 1, max: 99 }), (serves, wish) => {
      const people = Math.min(wish, mostPeopleFor(serves));
      expect(peopleOf(quantityFor(people, serves), serves)).toBe(people);
    }),
  );
});

it('a cooking quantity that is stored is accepted by every call', () => {
  fc.assert(
    fc.property(serving, fc.double(), (serves, people) => {
      const quantity = quantityFor(people, serves);
      expect(quantity).toBeGreaterThan(0);
      expect(quantity).toBeLessThanOrEqual(maxCookingQuantity);
    }),
  );
});
