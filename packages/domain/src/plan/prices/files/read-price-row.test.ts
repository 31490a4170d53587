import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsOf } from './price-columns';
import { readPriceRow } from './read-price-row';
import { processorMs } from '../../../../../recipe-parser/testing/growth';

const context = {
  retailers: [
    { id: 'woolworths', name: 'Woolworths' },
    { id: 'coles', name: 'Coles' },
  ],
  today: '2026-11-29',
  most: 1_000_000,
  currency: 'AUD',
};
type Cells = Record<string, unknown>;
const read = (cells: Cells) => readPriceRow(cells, columnsOf(Object.keys(cells))!, context);

test('a row of Open Prices with a product of a shop is taken as it is', () => {
  const cells = {
    id: 1,
    product_code: '9300633123456',
    product_name: 'Full Cream Milk',
    category_tag: null,
    price: 3.1,
    price_is_discounted: true,
    price_without_discount: 3.6,
    price_per: null,
    currency: 'AUD',
    location_osm_id: 99,
    location_osm_name: 'Coles Newtown',
    product_quantity: 2000,
    product_quantity_unit: 'ml',
    date: '2026-11-20',
  };
  expect(read(cells)).toMatchObject({
    name: 'Full Cream Milk',
    ean: '9300633123456',
    packText: '2000ml',
    retailer: 'coles',
    key: 'milk',
    cents: 310,
    isSpecial: true,
    date: '2026-11-20',
  });
});

test('a row of Open Prices with a food by weight is taken by its category', () => {
  const cells = {
    category_tag: 'en:brown-onions',
    price: '4.2',
    price_per: 'KILOGRAM',
    currency: 'AUD',
  };
  expect(read(cells)).toMatchObject({
    name: 'brown onions',
    key: 'brown-onion',
    packText: 'per kg',
    cents: 420,
  });
  expect(read({ ...cells, price_per: 'UNIT' })).toMatchObject({ packText: 'each' });
});

test.each<[Cells, object]>([
  [
    { item: 'Brown Onions 1kg', price: '$3.50' },
    { packText: '1kg', cents: 350 },
  ],
  [
    { item: 'Brown Onions', size: '1 kg', price: 'A$ 3.5' },
    { packText: '1 kg', cents: 350 },
  ],
  [
    { item: 'Milk', quantity: '2', unit: 'L', price: '3,10' },
    { packText: '2L', cents: 310 },
  ],
  [
    { item: 'Milk 2L', quantity: '3', price: '3.10' },
    { packText: '2L', cents: 310 },
  ],
  [
    { item: 'Bananas', unit_price: '$4.90 / kg' },
    { packText: 'per kg', cents: 490 },
  ],
  [
    { item: 'Ham', unit_price: '2.50 per 100g' },
    { packText: 'per 100g', cents: 250 },
  ],
  [
    { item: 'Ham', price_per_kg: 25 },
    { packText: 'per kg', cents: 2500 },
  ],
  [{ item: 'Milk', price: 3.0999999999999996 }, { cents: 310 }],
  [{ item: 'Milk', price: '3.10', was: '3.60' }, { isSpecial: true }],
  [{ item: 'Milk', price: '3.10', special: 'no' }, { isSpecial: false }],
  [{ item: 'Milk', price: '3.10', special: 'Half price' }, { isSpecial: true }],
  [{ item: 'Milk', price: '3.10', date: '24/11/2026' }, { date: '2026-11-24' }],
  [{ item: 'Milk', price: '3.10', date: '2026-11-24T10:00:00Z' }, { date: '2026-11-24' }],
  [{ item: 'Milk', price: '3.10', store: 'WOOLWORTHS 1234 Metro' }, { retailer: 'woolworths' }],
  [
    { barcode: 9300633123456, price: '3.10' },
    { name: '', ean: '9300633123456' },
  ],
])('the row %j is read', (cells, expected) => {
  expect(read(cells)).toMatchObject(expected);
});

test.each<[Cells, string]>([
  [{ item: 'Milk', price: '3.10', currency: 'EUR' }, 'in EUR, not in Australian dollars'],
  [{ item: 'Milk', price_usd: '3.10' }, 'in USD, not in Australian dollars'],
  [{ item: 'Milk', price: '€3.10' }, 'no price in dollars'],
  [{ item: 'Milk', price: 'cheap' }, 'no price in dollars'],
  [{ item: 'Milk', price: '0' }, 'no price in dollars'],
  [{ item: 'Milk', price: '99999' }, 'no price in dollars'],
  [{ item: '', price: '3.10' }, 'no name of a product'],
  [{ item: 'Milk', price: '3.10', store: 'Tesco' }, 'of Tesco, a shop we don’t know'],
  [{ item: 'Milk', price: '3.10', date: 'last week' }, 'a date that we can’t read'],
  [{ item: 'Milk', price: '3.10', date: '31/02/2026' }, 'a date that we can’t read'],
  [{ item: 'Milk', price: '3.10', date: '2024-01-01' }, 'older than two years'],
  [{ item: 'Milk', price: '3.10', date: '2026-12-01' }, 'of a day to come'],
])('the row %j is not taken, and why is said', (cells, reason) => {
  expect(read(cells)).toMatchObject({ reason });
});

test('any row is read or refused, in time that grows with its length', () => {
  const cell = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null), fc.constant({}));
  const row = fc.record({
    item: cell,
    price: cell,
    unit_price: cell,
    size: cell,
    unit: cell,
    date: cell,
    store: cell,
    barcode: cell,
  });
  fc.assert(
    fc.property(row, (cells) => {
      const price = read(cells);
      if ('reason' in price) expect(price.reason).not.toBe('');
      else expect(Number.isInteger(price.cents) && price.cents > 0).toBe(true);
    }),
  );
  const hostile = [
    ' '.repeat(100_000),
    '9'.repeat(100_000),
    '1 kg '.repeat(20_000),
    '$'.repeat(100_000),
  ];
  const readOften = (text: string) => {
    for (let n = 0; n < 100; n += 1)
      read({ item: text, price: text, unit_price: text, size: text, date: text });
  };
  expect(processorMs(() => hostile.forEach(readOften))).toBeLessThan(5000);
});

test.each([
  ['GBP', '£1.20', 'GBP'],
  ['EUR', '1,20 €', 'eur'],
  ['NZD', 'NZ$1.20', 'NZ$'],
  ['USD', '1.20', ''],
])('a file counts in %s where its reader does', (own, price, currency) => {
  const cells = { item: 'Milk 1L', price, currency };
  const columns = columnsOf(Object.keys(cells))!;
  expect(readPriceRow(cells, columns, { ...context, currency: own })).toMatchObject({ cents: 120 });
});

test('a file in Australian dollars is refused by a reader who counts in pounds', () => {
  const cells = { item: 'Milk 1L', price: '3.10', currency: 'AUD' };
  const columns = columnsOf(Object.keys(cells))!;
  expect(readPriceRow(cells, columns, { ...context, currency: 'GBP' })).toMatchObject({
    reason: 'in AUD, not in British pounds',
  });
});
