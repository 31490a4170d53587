import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basket, retailers } from '../../../../testing/price-baskets';
import type { Product } from '../product';
import type { PricedLine } from './basket';
import { compareBaskets, compareRetailers } from './compare-baskets';
import { ageText, coverageText, isComparable } from './coverage';
import { tillTotal, type TillItem } from './till';

/** Scans packs one by one, and at the end tries every number of times that the offer can apply. */
function bruteForceTill(items: readonly TillItem[]): number {
  const scanned = new Map<string, TillItem>();
  for (const { product, packs } of items) {
    scanned.set(product.id, { product, packs: packs + (scanned.get(product.id)?.packs ?? 0) });
  }
  let sum = 0;
  for (const { product, packs } of scanned.values()) {
    const { cents, multiBuy } = product.price;
    const prices = [Math.round(packs * cents)];
    for (let groups = 1; multiBuy && groups * multiBuy.count <= packs; groups += 1) {
      const group = 'cents' in multiBuy ? multiBuy.cents : multiBuy.pay * cents;
      prices.push(groups * group + Math.round((packs - groups * multiBuy.count) * cents));
    }
    sum += Math.min(...prices);
  }
  return sum;
}

describe('500 generated baskets', () => {
  test('basket totals are what a till asks for, to the cent, with their coverage', () => {
    fc.assert(
      fc.property(basket({ min: 1, max: 40 }), (lines) => {
        const { totals, split } = compareBaskets(lines, retailers);
        for (const { cents, items, coverage } of [...totals, ...(split?.baskets ?? [])]) {
          expect(cents).toBe(bruteForceTill(items));
          expect(Number.isInteger(cents)).toBe(true);
          expect(coverage.priced).toBe(items.length);
        }
        for (const { coverage } of totals) {
          expect(coverage.priced + coverage.missing.length).toBe(lines.length);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('the split of a basket is within 1 % of the best of all splits', () => {
    fc.assert(
      fc.property(basket({ min: 2, max: 9 }), (lines) => {
        const { totals, split } = compareBaskets(lines, retailers);
        const cents =
          split?.cents ?? Math.min(...totals.filter(isFullest).map((each) => each.cents));
        const best = cheapestOfAll(lines);
        if (best > 0) expect(cents).toBeLessThanOrEqual(best * 1.01 + 1e-6);
        function isFullest({ coverage }: (typeof totals)[number]) {
          return coverage.priced === Math.max(...totals.map((each) => each.coverage.priced));
        }
      }),
      { numRuns: 300 },
    );
  });
});

/** Each line at either retailer, in every combination. */
function cheapestOfAll(lines: readonly PricedLine[]): number {
  const choices = lines
    .map((line) =>
      retailers.flatMap(
        (retailer) =>
          compareBaskets([line], [retailer]).totals[0]?.items.map((item) => [item]) ?? [],
      ),
    )
    .filter((items) => items.length > 0);
  let baskets: TillItem[][] = [[]];
  for (const items of choices) {
    baskets = baskets.flatMap((start) => items.map((item) => [...start, ...item]));
  }
  return Math.min(...baskets.map(bruteForceTill));
}

const product = (
  id: string,
  retailer: string,
  cents: number,
  more: Partial<Product> = {},
): Product => ({
  id,
  retailer,
  name: id,
  price: { cents, observedAt: '2026-11-22T00:00:00Z', source: 'feed' },
  ...more,
});
const now = '2026-11-25T01:00:00Z';

describe('a list at two shops', () => {
  const lines: PricedLine[] = [
    line('milk', [product('w-milk', 'woolworths', 320), product('c-milk', 'coles', 310)]),
    line('bread', [product('w-bread', 'woolworths', 300), product('c-bread', 'coles', 450)]),
    line('salt', [product('salt', 'typical', 150)]),
    line('saffron', []),
    line('tofu', [product('w-tofu', 'woolworths', 400)]),
  ];

  test('each shop has its total of a basket, and what is priced there', () => {
    const { totals } = compareBaskets(lines, retailers);
    expect(totals.map(({ retailer, cents }) => [retailer, cents])).toEqual([
      ['woolworths', 1170],
      ['coles', 910],
    ]);
    expect(coverageText(totals[0]!.coverage, { now, timeZone: 'Australia/Sydney' })).toBe(
      '4 of 5 items priced, 1 by estimate, prices up to 3 days old',
    );
    expect(totals[1]!.coverage.missing).toEqual(['saffron', 'tofu']);
  });

  test('a split of a basket says what goes where, and what it saves', () => {
    const { split } = compareBaskets(lines, retailers);
    expect(split).toMatchObject({ cents: 1160, savingCents: 10, against: 'woolworths' });
    expect(
      split?.baskets.map(({ retailer, items }) => [retailer, items.map(({ key }) => key)]),
    ).toEqual([
      ['woolworths', ['bread', 'salt', 'tofu']],
      ['coles', ['milk']],
    ]);
  });

  test('no split is offered where one shop has the best of everything', () => {
    expect(compareBaskets([lines[1]!, lines[2]!], retailers).split).toBeUndefined();
  });

  test('the product that the household took stays in its basket, though another is cheaper', () => {
    const products = [product('a', 'coles', 500), product('b', 'coles', 300)];
    const chosen = { ...line('oats', products), chosen: { coles: 'a' } };
    expect(compareBaskets([chosen], ['coles']).totals[0]?.cents).toBe(500);
  });

  test('packs of one product on two lines share an offer', () => {
    const price = {
      cents: 300,
      observedAt: now,
      source: 'feed',
      multiBuy: { count: 2, cents: 500 },
    } as const;
    const bread = { ...product('bread', 'coles', 300), price };
    const two = [line('bread', [bread]), line('toast', [bread])];
    expect(compareBaskets(two, ['coles']).totals[0]?.cents).toBe(500);
  });
});

describe('shops are compared', () => {
  /** 100 lines with an estimate each, of which a retailer has its own price for so many. */
  const listWith = (own: Record<string, number>): PricedLine[] =>
    Array.from({ length: 100 }, (_, n) => {
      const priced = Object.keys(own).filter((retailer) => n < own[retailer]!);
      return line(`line-${n}`, [
        product(`typical-${n}`, 'typical', 100),
        ...priced.map((retailer) => product(`${retailer}-${n}`, retailer, 120 + (n % 2))),
      ]);
    });
  const comparedOf = (own: Record<string, number>) => {
    const { totals, comparable: compared, split } = compareRetailers(listWith(own), retailers);
    expect(totals).toHaveLength(retailers.length);
    return { compared: compared.map(({ retailer }) => retailer), hasSplit: split !== undefined };
  };

  test('shops are compared when each has its own price for 60 % of the lines', () => {
    const { compared } = comparedOf({ woolworths: 60, coles: 100 });
    expect(compared).toEqual(['woolworths', 'coles']);
  });

  test('a shop with its own price for 59 % of the lines is not compared', () => {
    const only = { compared: ['coles'], hasSplit: false };
    expect(comparedOf({ woolworths: 59, coles: 100 })).toEqual(only);
  });

  test('shops are not compared when all their prices are estimates', () => {
    expect(comparedOf({})).toEqual({ compared: [], hasSplit: false });
  });

  test('a shop with too few prices is left out of the comparison, and of the split', () => {
    const lines = ['a', 'b'].map((key) =>
      line(key, [
        product(`w-${key}`, 'woolworths', key === 'a' ? 100 : 300),
        product(`c-${key}`, 'coles', key === 'a' ? 300 : 100),
        ...(key === 'a' ? [product('aldi-a', 'aldi', 10)] : []),
      ]),
    );
    const { split } = compareRetailers(lines, ['woolworths', 'aldi', 'coles']);
    expect(split?.cents).toBe(200);
    expect(split?.baskets.map(({ retailer }) => retailer)).not.toContain('aldi');
  });
});

test('a shop has enough prices from 60 % of the lines on, of any number of lines', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.nat({ max: 400 }), (total, own) => {
      fc.pre(own <= total);
      const coverage = { priced: total, total, estimates: total - own, missing: [] };
      expect(isComparable(coverage)).toBe(own / total >= 0.6);
    }),
  );
});

test('an empty basket has no price and no split', () => {
  expect(compareBaskets([], retailers)).toMatchObject({
    totals: [{ cents: 0, coverage: { priced: 0, total: 0 } }, { cents: 0 }],
    split: undefined,
  });
  expect(tillTotal([])).toBe(0);
});

function line(key: string, products: Product[]): PricedLine {
  return { key, name: key, amounts: [], products };
}

test.each([
  // Half past eight in the evening of the 24th in Perth, half past eleven in Sydney.
  ['2026-11-24T12:30:00Z', '2026-11-24T12:45:00Z', 'today', 'today'],
  ['2026-11-24T12:30:00Z', '2026-11-24T13:30:00Z', 'today', '1 day'],
  ['2026-11-24T12:30:00Z', '2026-11-24T16:00:00Z', '1 day', '1 day'],
  ['2026-11-25T12:30:00Z', '2026-11-24T12:30:00Z', 'today', 'today'],
])(
  'a price seen at %s is at %s as old as the days in each zone say',
  (seen, now, perth, sydney) => {
    const ages = ['Australia/Perth', 'Australia/Sydney'].map((timeZone) =>
      ageText(seen, { now, timeZone }),
    );
    expect(ages).toEqual([perth, sydney]);
  },
);
