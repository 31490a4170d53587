import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchReceiptLine } from './match-receipt';
import { checkSum } from './check-sum';
import { addsUp, betterReceipt, readReceipt } from './read-receipt';
import { receiptFoods } from './receipt-food';
import { receiptRows } from './receipt-rows';
import { processorMs } from '../../../../../recipe-parser/testing/growth';

const context = {
  retailers: [
    { id: 'woolworths', name: 'Woolworths' },
    { id: 'coles', name: 'Coles' },
  ],
  today: '2026-11-25',
};
const rowsOf = (text: string) => text.split('\n').map((row) => ({ text: row }));
const readOnly = (text: string) => readReceipt(rowsOf(text), context);
const read = (text: string) => {
  const receipt = readOnly(text);
  return { ...receipt, lines: checkSum(receipt) };
};
const short = (text: string) =>
  read(text).lines.map(({ name, packText, packs, cents }) => [name, packText, packs, cents]);

test('a receipt of Woolworths is read with its products, packs and prices', () => {
  const receipt = read(`Woolworths
The fresh food people
1234 MARRICKVILLE METRO PH: 02 9560.12
ABN 88 000 014 675
TAX INVOICE
#BEGA TASTY CHS BLOCK 500G 9.00
WW F/CREAM MLK 2L 3.10
BANANA CAVENDISH
0.512 kg NET @ $4.90/kg 2.51
SMITHS CRINKLE CUT 170G
Qty 2 @ $3.50 each 7.00
HEINZ BAKED BEANS 420G 2.20
PRICE REDUCED BY $0.80
6 SUBTOTAL $23.81
TOTAL $23.81
EFT 23.81
POS 005 TRANS 1234 17:32 24/11/2026`);
  expect(receipt).toMatchObject({ retailer: 'woolworths', date: '2026-11-24', totalCents: 2381 });
  expect(receipt.lines.reduce((sum, { paidCents }) => sum + paidCents, 0)).toBe(2381);
  expect(
    receipt.lines.map(({ name, packText, cents, isSpecial }) => [name, packText, cents, isSpecial]),
  ).toEqual([
    ['Bega Tasty Cheese Block 500g', '500g', 900, false],
    ['Woolworths Full Cream Milk 2L', '2L', 310, false],
    ['Banana Cavendish', 'per kg', 490, false],
    ['Smiths Crinkle Cut 170g', '170g', 350, false],
    ['Heinz Baked Beans 420g', '420g', 220, true],
  ]);
});

const german = {
  retailers: [
    { id: 'rewe', name: 'REWE' },
    { id: 'edeka', name: 'Edeka' },
  ],
  today: '2026-11-25',
};

test('a German receipt is read with its deposits, weights, tax letters and decimal commas', () => {
  const receipt = readReceipt(
    rowsOf(`REWE Markt GmbH
Hauptstr. 12
12345 Berlin
UID Nr.: DE812706034
EUR
BIO VOLLMILCH 1L 1,19 B
BANANE 1,62 B
0,952 kg x 1,70 EUR/kg
JOGHURT NATUR 150G 1,38 B
2 Stk x 0,69
MINERALWASSER 1,5L 0,89 A
PFAND 0,25 EURO 0,25 A *
KAFFEE 500G 6,99 A
Aktionsrabatt -1,00 A
LEERGUT -0,75 A *
----------------------
SUMME EUR 10,57
Geg. BAR EUR 20,00
Rückgeld BAR EUR -9,43
A= 19,0% 6,61 1,26 7,87
24.11.2026 17:32 Bon-Nr.:1234`),
    german,
  );
  expect(receipt).toMatchObject({
    retailer: 'rewe',
    date: '2026-11-24',
    totalCents: 1057,
    depositCents: -50,
  });
  expect(
    receipt.lines.map(({ name, packText, packs, cents, isSpecial }) => [
      name,
      packText,
      packs,
      cents,
      isSpecial,
    ]),
  ).toEqual([
    ['Bio Vollmilch 1L', '1L', 1, 119, false],
    ['Banane', 'per kg', 0.952, 170, false],
    ['Joghurt Natur 150g', '150g', 2, 69, false],
    ['Mineralwasser 1,5L', '1,5L', 1, 89, false],
    ['Kaffee 500g', '500g', 1, 599, true],
  ]);
  expect(addsUp(receipt)).toBe(true);
  expect(checkSum(receipt).every(({ doubt }) => doubt === undefined)).toBe(true);
});

test.each([
  ['Summe', 'MILCH 1,19 B\nSumme 1,19'],
  ['Summe EUR', 'MILCH 1,19 B\nSUMME EUR 1,19'],
  ['Gesamtbetrag', 'MILCH 1,19\nGesamtbetrag 1,19 €'],
  ['Zwischensumme', 'MILCH 1,19 A\nZwischensumme 1,19\nPAYBACK 9,99'],
  ['zu zahlen', 'MILCH 1,19 A\nzu zahlen 1,19'],
  ['Total of a Swiss shop', 'MILCH 1.19\nTOTAL CHF 1.19'],
  ['Summe of an Austrian shop', 'MILCH € 1,19 B\nSUMME: EUR 1,19'],
  ['a coupon', 'MILCH 1,49 B\nCoupon -0,30\nSumme 1,19'],
  ['a discount without a sign', 'MILCH 1,49 B\nRabatt 20% 0,30\nSumme 1,19'],
  ['what was saved', 'MILCH 1,19 B\nSie sparen 0,30\nSumme 1,19'],
  ['a deposit of Austria', 'MILCH 1,19 B\nLeergut -0,25\nEinsatz 0,25\nSumme 1,19'],
  ['a star before the tax letter', 'MILCH 1,19*B\nSumme 1,19'],
])('a German receipt with %s adds up', (_what, text) => {
  const receipt = readReceipt(rowsOf(text), german);
  expect(addsUp(receipt)).toBe(true);
  expect(receipt.lines.map(({ name, paidCents }) => [name, paidCents])).toEqual([['Milch', 119]]);
});

test.each([
  'Summer Rolls',
  'Pfandkuchen',
  'Gesamtkunstwerk',
  'Depotkaffee',
  'Bonbons',
  'Marktsalat',
])('the product "%s" is an item of a receipt', (name) => {
  const { lines } = readReceipt(rowsOf(`${name} 2,49 A\nSumme 2,49`), german);
  expect(lines.map((line) => line.name)).toEqual([name]);
});

test.each([
  'Bon Bons',
  'Bon Appetit Crackers',
  'Depot Coffee',
  'Einsatz Energy Bar',
  'Gebinde Beer',
])('the product "%s" is an item of an Australian receipt, whatever it means elsewhere', (name) => {
  const receipt = readOnly(`${name} 2.49\nTotal 2.49`);
  expect([receipt.lines.map((line) => line.name), receipt.depositCents]).toEqual([[name], 0]);
});

test.each(['Depot 0.50', 'Depot PET 0.50', 'Einsatz 0.50', 'Gebinde 0.50', 'Pfand 0.50'])(
  'the row "%s" is a deposit',
  (row) => {
    const receipt = readOnly(`Bega Cheese 2.00\n${row}\nTotal 2.50`);
    expect([receipt.lines.length, receipt.depositCents]).toEqual([1, 50]);
  },
);

test('a receipt of Coles has its discounts taken off the item above', () => {
  const receipt = read(`coles
Store: 0123 Newtown
Date: 24/11/2026 Time: 17:32
Description $
COLES BEEF MINCE 500G 8.50
%MORNING FRESH 400ML 4.50
Item Discount -1.00
ARNOTTS TIM TAM 200G 4.00
ARNOTTS TIM TAM 200G 4.00
2 FOR $6.00 OFFER 2.00-
Total for 4 items: $18.00
EFT 18.00`);
  expect(receipt).toMatchObject({ retailer: 'coles', totalCents: 1800 });
  expect(receipt.lines).toMatchObject([
    { name: 'Coles Beef Mince 500g', cents: 850 },
    { name: 'Morning Fresh 400mL', cents: 350, isSpecial: true },
    { name: 'Arnotts Tim Tam 200g', packs: 2, cents: 300, paidCents: 600, isSpecial: true },
  ]);
});

test('the reading of a receipt that adds up counts, else the longer one', () => {
  const full = readOnly('MILK 3.10\nBREAD 4.00\nTOTAL 7.10');
  const torn = readOnly('MILK 3.10\nBREAD\nTOTAL 7.10');
  const none = readOnly('Hello');
  expect([full, torn, none].map(addsUp)).toEqual([true, false, false]);
  expect(betterReceipt(torn, full)).toBe(full);
  expect(betterReceipt(full, torn)).toBe(full);
  expect(betterReceipt(none, torn)).toBe(torn);
  expect(betterReceipt(torn, none)).toBe(torn);
});

describe('one row', () => {
  test.each([
    ['letters for digits', 'COLES MILK 2L 3.1O', [['Coles Milk 2L', '2L', 1, 310]]],
    ['a comma for the point', 'COLES MILK 2L $3,10', [['Coles Milk 2L', '2L', 1, 310]]],
    ['a dollar sign read as 8', 'CHIPS SALT\n2 @ 83.50 7.00', [['Chips Salt', undefined, 2, 350]]],
    [
      'a count below its item',
      'CHIPS SALT 7.00\nQty 2 @ $3.50 each',
      [['Chips Salt', undefined, 2, 350]],
    ],
    [
      'several packs in one',
      'EGGS FR 12PK 700G 6.20',
      [['Eggs Free Range 12pk 700g', '12pk 700g', 1, 620]],
    ],
    ['a mark read as a digit', 'COLES MILK 2L 3.109', [['Coles Milk 2L', '2L', 1, 310]]],
    ['a point that is not seen', 'COLES MILK 2L 3 10', [['Coles Milk 2L', '2L', 1, 310]]],
    [
      'a discount without its point',
      'CHIPS SALT 3.50\nItem Discount 100',
      [['Chips Salt', undefined, 1, 250]],
    ],
    [
      'a discount below what was not read',
      'CHIPS SALT 3.50\nTEA BAGS 5\nItem Discount -1.00',
      [['Chips Salt', undefined, 1, 350]],
    ],
    [
      'a pack that looks like a price',
      'SODA WATER 1.25L\n4 @ $1.10 EACH 4.40',
      [['Soda Water 1.25L', '1.25L', 4, 110]],
    ],
    ['a price of nothing', 'BAG 0.00', []],
    ['a price without a name', '3.10', []],
    ['a name without a price', 'CHIPS SALT\nHello there', []],
    ['a discount on nothing', 'Item Discount -1.00', []],
    ['an item that was taken back', 'CHIPS SALT 3.50\nVOID -3.50', []],
    [
      'what comes below the total',
      'CHIPS SALT 3.50\nTOTAL 3.50\nGST INCLUDED 0.32',
      [['Chips Salt', undefined, 1, 350]],
    ],
  ])('a row of a receipt is read in spite of %s', (_what, text, lines) => {
    expect(short(text)).toEqual(lines);
  });

  test('a receipt whose sum is wrong is doubtful; a cent of the sum is misread rather than the price', () => {
    expect(read('CHIPS SALT\n2 @ $3.50 7.80').lines).toMatchObject([
      { paidCents: 780, cents: 390, doubt: { reason: 'multiple' } },
    ]);
    expect(read('CHIPS SALT\n2 @ $3.50 7.06').lines).toMatchObject([
      { cents: 350, doubt: { reason: 'multiple' } },
    ]);
  });

  test('a day to come, or of long ago, is no day of a purchase', () => {
    expect(read('24/11/2031\n31/02/2026\n24/11/2019').date).toBeUndefined();
    expect(read('24 Nov 26').date).toBe('2026-11-24');
  });
});

test('any text is read as a receipt, in time that grows with its length', () => {
  const bit = fc.constantFrom(
    '2 @ ',
    '$3.50',
    ' kg NET @ ',
    'TOTAL',
    'MILK ',
    '0.512',
    '-',
    '\n',
    '9',
    ' ',
    'O',
    '.',
  );
  fc.assert(
    fc.property(fc.array(bit, { maxLength: 60 }), (bits) => {
      for (const { cents, paidCents, packs } of read(bits.join('')).lines) {
        expect(Number.isInteger(cents) && paidCents > 0 && packs > 0).toBe(true);
      }
    }),
  );
  const hostile = [
    ' '.repeat(100_000),
    '9'.repeat(100_000),
    '2 @ $'.repeat(20_000),
    '1.11'.repeat(20_000),
  ];
  const rowsOf = (text: string) => Array.from({ length: 5000 }, () => ({ text }));
  const readAll = () => hostile.map((row) => readReceipt(rowsOf(row), context));
  expect(processorMs(readAll)).toBeLessThan(3000);
});

test('words of a receipt become rows by their height, however wide the gap', () => {
  const word = (text: string, left: number, top: number) => ({
    text,
    left,
    top,
    right: left + 20 * text.length,
    bottom: top + 30,
    confidence: 90,
  });
  const words = [
    word('3.10', 900, 104),
    word('MILK', 100, 100),
    word('2L', 200, 101),
    word('BREAD', 100, 140),
    word('BREAD', 103, 141),
    word('4.00', 900, 145),
  ];
  expect(receiptRows(words)).toEqual([
    { text: 'MILK 2L 3.10', confidence: 90 },
    { text: 'BREAD 4.00', confidence: 90 },
  ]);
  const many = Array.from({ length: 50_000 }, (_, n) => word('X', n % 1000, (n * 7) % 3000));
  expect(processorMs(() => receiptRows(many))).toBeLessThan(3000);
});

test.each([
  ['Onion Brown 1kg', 'onion'],
  ['Coles Beef Mince 500g', 'beef-mince'],
  ['Banana Cavendish', 'banana'],
  ['Woolworths Full Cream Milk 2L', 'milk'],
  ['Quandong Bark 50g', 'item-1'],
  ['Dish Brushes', undefined],
])('the receipt line "%s" is matched with the list line %s', (name, key) => {
  const list = [
    { key: 'onion', name: 'Onions' },
    { key: 'beef-mince', name: 'Beef mince' },
    { key: 'banana', name: 'Bananas' },
    { key: 'milk', name: 'Milk' },
    { key: 'item-1', name: 'quandong barks' },
  ];
  expect(matchReceiptLine({ name, foods: receiptFoods(name) }, list)?.key).toBe(key);
});
