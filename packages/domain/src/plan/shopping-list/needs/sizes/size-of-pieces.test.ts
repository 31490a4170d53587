import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sizeOfPieces } from './size-of-pieces';

test.each([
  [4, '6 oz each', 200, 680],
  [6, '150 g each', undefined, 900],
  [8, '2-ounce', 75, 456],
  [4, '6-oz', undefined, 680],
  [3, 'about 180 g apiece', 200, 540],
  [2, '5-ounce', 220, 284],
  [6, '4 oz per fillet', 150, 678],
  [4, '600 g in total', 150, 600],
  [4, 'about 1 lb total', undefined, 454],
  [2, 'about 500 g', 200, 500],
  [4, '170 g', 200, 680],
  [6, 'about 600 g', 120, 600],
  [1, 'about 1.5 kg', 1600, 1500],
])('%s pieces with the remark "%s" (usually %s g each) weigh %s g', (count, note, usual, grams) => {
  expect(sizeOfPieces(count, note, usual)).toEqual({ amount: grams, unit: 'g' });
});

test.each([
  [4, 'sliced', 150],
  [4, 'skin on', undefined],
  [14, '8 ounces', undefined],
  [2, 'cut into 2-inch pieces', 150],
  [3, '250 ml', 150],
])('%s pieces with the remark "%s" state no size of theirs', (count, note, usual) => {
  expect(sizeOfPieces(count, note, usual)).toBeUndefined();
});

test('a stated weight of pieces is read as that of each or of all, and of each only if that is nearer to the usual', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 30 }),
      fc.integer({ min: 5, max: 3000 }),
      fc.integer({ min: 5, max: 3000 }),
      (count, grams, usual) => {
        const all = sizeOfPieces(count, `about ${grams} g`, usual)!.amount;
        expect([grams, grams * count]).toContain(all);
        const other = all === grams ? grams * count : grams;
        const ratio = (weight: number) =>
          Math.max(weight / count / usual, usual / (weight / count));
        expect(ratio(all)).toBeLessThanOrEqual(ratio(other) + 1e-9);
      },
    ),
  );
});
