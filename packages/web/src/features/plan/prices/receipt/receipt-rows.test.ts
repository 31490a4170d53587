import { expect, test } from 'vitest';
import { todayIn } from '@saltbush/domain/plan/days/week';
import {
  changedRows,
  confirmedPrices,
  openDoubt,
  paidCentsOf,
  rowsOf,
  withAmount,
} from './receipt-rows';

const line = {
  text: 'MILK 2L',
  name: 'Milk',
  cents: 320,
  foods: ['milk'],
};

test.each(['Pacific/Kiritimati', 'Pacific/Auckland', 'Australia/Perth', 'Pacific/Pago_Pago'])(
  'the prices of a receipt in %s were seen on its day there',
  (timeZone) => {
    const rows = rowsOf({ lines: [line as never] }, []);
    const receipt = { retailer: 'coles', date: '2026-03-10', timeZone, prices: { lines: [] } };
    const [price] = confirmedPrices(rows, receipt as never)!;
    expect(todayIn(new Date(price!.observedAt!), timeZone)).toBe('2026-03-10');
  },
);

const doubtful = (reason: string, paidCents?: number) => {
  const misread = { ...line, packs: 2, paidCents: 940, cents: 470, doubt: { reason, paidCents } };
  return rowsOf({ lines: [misread as never] }, [])[0]!;
};

test('a line whose amount is put right counts with it, and is no longer in doubt', () => {
  const row = doubtful('digit', 640);
  expect([row.isTicked, paidCentsOf(row)]).toEqual([false, 940]);
  const right = { ...row, ...withAmount(row, 640) };
  expect(right).toMatchObject({ isTicked: true, price: '3.20' });
  expect(paidCentsOf(right)).toBe(640);
  expect(openDoubt(right, false)).toBeUndefined();
});

test('a line that is none is left out of the sum', () => {
  const row = doubtful('extra', 0);
  const out = { ...row, ...withAmount(row, 0) };
  expect([out.isTicked, paidCentsOf(out), openDoubt(out, false)]).toEqual([false, 0, undefined]);
});

test('a price that is typed over counts for all packs', () => {
  expect(paidCentsOf({ ...doubtful('digit', 640), price: '4.00' })).toBe(800);
});

test('a receipt that adds up leaves only lines in doubt whose count and price disagree', () => {
  expect(openDoubt(doubtful('digit', 640), true)).toBeUndefined();
  expect(openDoubt(doubtful('multiple'), true)).toEqual({
    reason: 'multiple',
    paidCents: undefined,
  });
});

test('one of two doubtful lines that is put right settles the other', () => {
  const rows = [doubtful('digit', 640), doubtful('digit', 640)];
  const changed = changedRows(rows, { at: 0, changed: withAmount(rows[0]!, 640) }, 640 + 940);
  expect(changed.map(({ isTicked, price }) => [isTicked, price])).toEqual([
    [true, '3.20'],
    [true, '4.70'],
  ]);
});

test('a line that is left out by hand stays out when another one makes the receipt add up', () => {
  const out = { ...doubtful('digit', 640), ...withAmount(doubtful('extra', 0), 0) };
  const rows = [doubtful('digit', 640), out];
  const changed = changedRows(rows, { at: 0, changed: withAmount(rows[0]!, 640) }, 640);
  expect(changed.map(({ isTicked }) => isTicked)).toEqual([true, false]);
});
