import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSum } from './check-sum';
import { isOneDigitOff } from './one-digit-off';
import { readReceipt } from './read-receipt';
import { processorMs } from '../../../../../recipe-parser/testing/growth';

const context = { retailers: [{ id: 'coles', name: 'Coles' }], today: '2026-11-25' };

/** The doubts of a receipt's lines, by name; those without one are left out. */
function doubtsOf(text: string, confidences: Readonly<Record<string, number>> = {}) {
  const rows = text.split('\n').map((row) => ({ text: row, confidence: confidences[row] ?? 90 }));
  const lines = checkSum(readReceipt(rows, context));
  return lines.flatMap(({ name, doubt }) => (doubt ? [[name, doubt.reason, doubt.paidCents]] : []));
}

describe('a line that makes the sum wrong', () => {
  test.each<[why: string, text: string, doubts: unknown[]]>([
    ['nothing is wrong', 'MILK 3.10\nBREAD 4.00\nTOTAL 7.10', []],
    ['a 4 is read as a 9', 'MILK 3.10\nBREAD 9.00\nTOTAL 7.10', [['Bread', 'digit', 400]]],
    [
      'a dollar sign is read as an 8',
      'MILK 83.10\nBREAD 4.00\nTOTAL 7.10',
      [['Milk', 'digit', 310]],
    ],
    [
      'a first digit is lost',
      'HAM LEG 2.50\nBEEF ROAST 94.90\nTOTAL 107.40',
      [['Ham Leg', 'digit', 1250]],
    ],
    ['a 5 is read as a 0', 'BAG 0.00\nBREAD 4.60\nTOTAL 5.10', [['Bag', 'digit', 50]]],
    [
      'either of two lines explains it',
      'MILK 3.10\nBREAD 4.10\nHAM LEG 8.55\nTOTAL 15.76',
      [
        ['Milk', 'digit', 311],
        ['Bread', 'digit', 411],
        ['Ham Leg', 'digit', 856],
      ],
    ],
    [
      'the count proves which amount is misread',
      'MILK 3.10\nCHIPS SALT\n2 @ $3.50 9.00\nBREAD 4.00\nTOTAL 14.10',
      [['Chips Salt', 'multiple', 700]],
    ],
    [
      'a count confirms an amount, so the other line is misread',
      'BREAD 9.00\nCHIPS SALT\n2 @ $3.50 7.00\nTOTAL 11.00',
      [['Bread', 'digit', 400]],
    ],
    [
      'a weight without an amount of its own is misread',
      'ONION\n0.512 kg NET @ $9.90/kg\nTOTAL 2.51',
      [['Onion', 'digit', 251]],
    ],
    [
      'a digit of a discount is misread',
      'MILK 3.15\nBREAD 4.00\nItem Discount -1.00\nTOTAL 5.65',
      [['Bread', 'discount', 250]],
    ],
    [
      'a discount is misread as more than the price',
      'MILK 3.10\nBREAD 4.00\nItem Discount -8.30\nTOTAL 5.80',
      [['Bread', 'discount', 270]],
    ],
    [
      'money off has lost its sign',
      'MILK 3.25\nBREAD 4.00\nFLYBUYS CREDIT 1.55\nTOTAL 5.70',
      [['Flybuys Credit', 'discount', 0]],
    ],
    [
      'a line is none',
      'MILK 3.10\nBREAD 4.25\nPOINTS BALANCE 77.77\nTOTAL 7.35',
      [['Points Balance', 'extra', 0]],
    ],
  ])('the line is marked when %s', (_why, text, doubts) => {
    expect(doubtsOf(text)).toEqual(doubts);
  });

  test('a difference that no line explains marks what was hard to read', () => {
    const text = 'MILK 3.10\nBREAD 4.00\nHAM LEG 5.25\nTOTAL 99.99';
    expect(doubtsOf(text, { 'BREAD 4.00': 41 })).toEqual([['Bread', 'unclear', undefined]]);
    expect(doubtsOf(text)).toEqual([]);
  });

  test('a receipt without its total has only lines that were hard to read marked', () => {
    expect(doubtsOf('MILK 3.10\nBREAD 4.00', { 'MILK 3.10': 20 })).toEqual([
      ['Milk', 'unclear', undefined],
    ]);
  });

  test('a line that was hard to read is right when the receipt adds up', () => {
    expect(doubtsOf('MILK 3.10\nTOTAL 3.10', { 'MILK 3.10': 20 })).toEqual([]);
  });
});

const cents = fc.integer({ min: 101, max: 9999 });
const dollars = (amount: number) => (amount / 100).toFixed(2);
const words = ['MILK', 'BREAD', 'HAM LEG', 'BUTTER', 'TEA BAGS', 'FLOUR', 'RICE', 'SALT', 'OATS'];

/** Rows of one item, and what is paid for it. */
const item = fc.oneof(
  cents.map((amount) => ({ rows: (name: string) => [`${name} ${dollars(amount)}`], paid: amount })),
  fc.tuple(fc.integer({ min: 2, max: 9 }), cents).map(([count, unit]) => ({
    rows: (name: string) => [name, `${count} @ $${dollars(unit)} EACH ${dollars(count * unit)}`],
    paid: count * unit,
  })),
  fc.tuple(fc.integer({ min: 101, max: 1999 }), cents).map(([grams, unit]) => ({
    rows: (name: string) => [
      name,
      `${(grams / 1000).toFixed(3)} kg NET @ $${dollars(unit)}/kg ${dollars(Math.round((grams * unit) / 1000))}`,
    ],
    paid: Math.round((grams * unit) / 1000),
  })),
  fc.tuple(cents, fc.integer({ min: 50, max: 100 })).map(([amount, less]) => ({
    rows: (name: string) => [`${name} ${dollars(amount)}`, `Item Discount -${dollars(less)}`],
    paid: amount - less,
  })),
);

const damagedReceipt = fc
  .tuple(fc.array(item, { minLength: 2, maxLength: words.length }), fc.nat(), fc.nat(), fc.nat(9))
  .map(([items, at, place, digit]) => {
    const damaged = at % items.length;
    const total = items.reduce((sum, { paid }) => sum + paid, 0);
    const rows = items.flatMap(({ rows: of }, index) => {
      const printed = of(words[index]!);
      return index === damaged ? misread(printed, place, digit) : printed;
    });
    return { text: [...rows, `TOTAL ${dollars(total)}`].join('\n'), name: words[damaged]!, total };
  });

/** With one digit of an amount another. */
function misread(rows: readonly string[], place: number, digit: number): string[] {
  const text = rows.join('\n');
  const places = [...text.matchAll(/\d(?=\d*\.\d\d(?!\d))|(?<=\.\d?)\d(?=\d?(?:\n|$))/g)];
  const at = places[place % places.length]!.index;
  return (text.slice(0, at) + String(digit) + text.slice(at + 1)).split('\n');
}

test('a line with one misread digit is among those that are marked, whenever the sum shows it', () => {
  fc.assert(
    fc.property(damagedReceipt, ({ text, name, total }) => {
      const rows = text.split('\n').map((row) => ({ text: row }));
      const lines = checkSum(readReceipt(rows, context));
      const sum = lines.reduce((all, { paidCents }) => all + paidCents, 0);
      fc.pre(sum !== total);
      const marked = lines.filter(({ doubt }) => doubt).map((line) => line.text);
      expect(marked, text).toContain(name);
    }),
    { numRuns: 3000 },
  );
});

test('a long receipt with a total that is far off is checked in time that grows with it', () => {
  const rows = Array.from({ length: 600 }, (_, n) => ({ text: `ITEM ABC ${n % 90}.55` }));
  const check = () => checkSum(readReceipt([...rows, { text: 'TOTAL 1.00' }], context));
  expect(processorMs(check)).toBeLessThan(1500);
});

test.each([
  [310, 810, true],
  [895, 95, true],
  [350, 8350, true],
  [350, 350, false],
  [310, 801, false],
  [31, 83_100, false],
])('the amounts of %i and %i cents differ in one digit: %s', (read, printed, isOff) => {
  expect(isOneDigitOff(read, printed)).toBe(isOff);
  expect(isOneDigitOff(printed, read)).toBe(isOff);
});
