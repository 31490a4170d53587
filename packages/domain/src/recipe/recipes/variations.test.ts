import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesOfVariation, variationTitle } from './variations';

describe('variationTitle', () => {
  test('a variation is called like its original, with what differs', () => {
    expect(variationTitle('Brownies', 'ours, less sugar', 200)).toBe('Brownies (ours, less sugar)');
  });

  test('a long title makes way for what differs', () => {
    expect(variationTitle('Lamingtons of my aunt', 'gluten free', 27)).toBe(
      'Lamingtons o… (gluten free)',
    );
  });

  test('the title of a variation is never too long and names what differs', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }),
        fc.string({ minLength: 1, maxLength: 80 }),
        (title, name) => {
          const made = variationTitle(title, name, 200);
          expect(made.length).toBeLessThanOrEqual(200);
          expect(made.endsWith(` (${name})`)).toBe(true);
        },
      ),
    );
  });
});

test('a title and a source of its own are no differences of a variation', () => {
  const changes = [
    { field: 'title', before: 'Brownies', after: 'Brownies (ours)' },
    { field: 'ingredients', before: '2 cups sugar', after: '1 cup sugar' },
    { field: 'source', after: 'Brownies, priya, Saltbush' },
  ] as const;
  expect(changesOfVariation(changes)).toEqual([changes[1]]);
});
