import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeListChanges, notifiedChanges, type ListChange } from './list-changes';

const added = (by: string, ...names: string[]): ListChange => ({
  by,
  kind: 'addItems',
  names,
  count: names.length,
});

it.each<[ListChange[], string]>([
  [[added('Tom', 'milk')], 'Tom added milk.'],
  [[added('Tom', 'milk'), added('Tom', 'eggs', 'bread')], 'Tom added milk, eggs and bread.'],
  [[added('Tom', 'milk'), added('Tom', 'milk')], 'Tom added milk.'],
  [[added('Tom', 'a', 'b', 'c', 'd', 'e', 'f')], 'Tom added a, b, c, d and 2 more.'],
  [
    [added('Tom', 'milk'), { by: 'Priya', kind: 'tick', count: 3 }],
    'Tom added milk. Priya ticked off 3 items.',
  ],
  [
    [
      { by: 'Tom', kind: 'tick', count: 1 },
      { by: 'Tom', kind: 'removeItem', count: 1 },
      { by: 'Tom', kind: 'addListedRecipe', count: 2 },
      added('Tom', 'milk'),
    ],
    'Tom added milk, added 2 recipes, removed 1 item and ticked off 1 item.',
  ],
])('the list changes %j are notified as %s', (changes, text) => {
  expect(describeListChanges(changes)).toBe(text);
});

it('a notice of list changes stays short, whatever people type', () => {
  const change = fc.record({
    by: fc.string({ maxLength: 50 }),
    kind: fc.constantFrom(...notifiedChanges),
    names: fc.array(fc.string({ minLength: 1, maxLength: 200 }), { minLength: 1, maxLength: 9 }),
    count: fc.integer({ min: 1, max: 99 }),
  });
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 20 }), (changes) => {
      const text = describeListChanges(changes);
      expect(text.length).toBeGreaterThan(0);
      expect(text.length).toBeLessThanOrEqual(240);
    }),
  );
});
