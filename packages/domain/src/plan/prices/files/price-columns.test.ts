import { expect, test } from 'vitest';
import { columnsOf, plainHeading } from './price-columns';

const meaningsOf = (headings: string) => {
  const columns = columnsOf(headings.split(',').map(plainHeading));
  return columns && Object.fromEntries([...columns.headings].map(([key, [first]]) => [key, first]));
};

test.each([
  ['Item,Price', { name: 'item', price: 'price' }],
  [
    'PRODUCT NAME,Brand,Size,Price ($),Store',
    { name: 'product_name', brand: 'brand', pack: 'size', price: 'price', retailer: 'store' },
  ],
  [
    'barcode,retailer,price,date seen',
    { barcode: 'barcode', retailer: 'retailer', price: 'price', date: 'date_seen' },
  ],
  ['Description,Unit,Unit Price', { name: 'description', unit: 'unit', unitPrice: 'unit_price' }],
  [
    'GTIN,Title,Price (AUD),On Special?',
    { barcode: 'gtin', name: 'title', price: 'price_aud', special: 'on_special' },
  ],
  [
    'name,qty,uom,now,was',
    { name: 'name', pack: 'qty', unit: 'uom', price: 'now', fullPrice: 'was' },
  ],
  [
    'Supermarket,Product,Pack size,Sale price,Currency',
    {
      retailer: 'supermarket',
      name: 'product',
      pack: 'pack_size',
      price: 'sale_price',
      currency: 'currency',
    },
  ],
  [
    'product_code,product_name,category_tag,price,price_is_discounted,price_per,currency,location_osm_name,date,owner',
    {
      barcode: 'product_code',
      name: 'product_name',
      price: 'price',
      special: 'price_is_discounted',
      pack: 'price_per',
      currency: 'currency',
      retailer: 'location_osm_name',
      date: 'date',
    },
  ],
])('the columns "%s" are known by their headings', (headings, meanings) => {
  expect(meaningsOf(headings)).toEqual(meanings);
});

test.each(['Item,Store', 'Price,Store', 'Milk 2L,3.10', ''])(
  'a file with the headings "%s" is no file of prices',
  (headings) => {
    expect(meaningsOf(headings)).toBeUndefined();
  },
);

test('a currency in the heading of the price counts for all rows', () => {
  expect(columnsOf(['name', 'price_eur'])?.currency).toBe('EUR');
  expect(columnsOf(['name', 'price', 'price_eur'])?.currency).toBeUndefined();
});
