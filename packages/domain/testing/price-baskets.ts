/** Generated baskets: lines with products of two retailers, offers, packs of many sizes. */
import * as fc from 'fast-check';
import type { PricedLine } from '../src/plan/prices/basket/basket';
import type { Product } from '../src/plan/prices/product';

export const retailers = ['woolworths', 'coles'];

const pack = fc.constantFrom(
  { amount: 500, unit: 'g', count: 1 } as const,
  { amount: 1000, unit: 'g', count: 1 } as const,
  { amount: 2000, unit: 'ml', count: 1 } as const,
  { amount: 6, unit: 'each', count: 6 } as const,
  { amount: 700, unit: 'g', count: 12 } as const,
  { amount: 1000, unit: 'g', count: 1, isLoose: true } as const,
  undefined,
);

const offer = fc.option(
  fc.oneof(
    fc.record({
      count: fc.integer({ min: 2, max: 4 }),
      cents: fc.integer({ min: 100, max: 2500 }),
    }),
    fc.constantFrom({ count: 3, pay: 2 }, { count: 2, pay: 1 }),
  ),
  { nil: undefined, freq: 2 },
);

const product: fc.Arbitrary<Product> = fc.record({
  // Few, so that lines share products.
  id: fc.integer({ min: 0, max: 30 }).map(String),
  retailer: fc.constantFrom(...retailers, ...retailers, 'typical'),
  name: fc.constant('Product'),
  pack,
  price: fc.option(
    fc.record({
      cents: fc.integer({ min: 30, max: 3000 }),
      multiBuy: offer,
      observedAt: fc.constantFrom('2026-11-20T00:00:00Z', '2026-11-24T00:00:00Z'),
      source: fc.constant('feed' as const),
    }),
    { nil: undefined, freq: 9 },
  ),
});

const amount = fc.constantFrom(
  [],
  [{ amount: 250, unit: 'g' }],
  [{ amount: 1.2, unit: 'kg' }],
  [{ amount: 350, unit: 'ml' }],
  [{ amount: 3, unit: '' }],
  [{ amount: 14, unit: '' }],
  [{ amount: 2, unit: 'packet' }],
);

/** The same id is the same product on every line. */
export function basket(lines: { min: number; max: number }): fc.Arbitrary<PricedLine[]> {
  const line = fc.record({
    amounts: amount,
    products: fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 5 }),
  });
  return fc
    .tuple(
      fc.array(product, { minLength: 31, maxLength: 31 }),
      fc.array(line, { minLength: lines.min, maxLength: lines.max }),
    )
    .map(([products, all]) =>
      all.map(({ amounts, products: indices }, index) => ({
        key: `line-${index}`,
        name: `Line ${index}`,
        amounts,
        products: [...new Set(indices)].map((at) => ({ ...products[at]!, id: `p${at}` })),
      })),
    );
}

/** The same for the same seed. */
export function sampleBaskets(count: number, lines: number, seed: number): PricedLine[][] {
  return fc.sample(basket({ min: lines, max: lines }), { numRuns: count, seed });
}
