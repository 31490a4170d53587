import { expect, test } from 'vitest';
import { todayIn } from '@saltbush/domain/plan/days/week';
import { countsByRetailer, pricesToSave } from './file-prices';

const price = { name: 'Milk 2L', key: 'milk', cents: 310 };

test('prices of a file are counted by shop, those without a shop last', () => {
  const prices = [
    {},
    {},
    {},
    { retailer: 'coles' },
    { retailer: 'woolworths' },
    { retailer: 'woolworths' },
  ];
  expect(countsByRetailer(prices)).toEqual([
    { retailer: 'woolworths', count: 2 },
    { retailer: 'coles', count: 1 },
    { retailer: undefined, count: 3 },
  ]);
});

test.each(['Pacific/Kiritimati', 'Australia/Sydney', 'Australia/Perth', 'Pacific/Pago_Pago'])(
  'a price of a file in %s has always the same time on its day, so that it is stored once',
  (timeZone) => {
    const head = { retailer: 'coles', date: '2026-11-28', timeZone } as never;
    const [first, again] = [pricesToSave([price], head), pricesToSave([price], head)];
    expect(first).toEqual(again);
    const [{ observedAt, retailer }] = first as unknown as [
      Record<'observedAt' | 'retailer', string>,
    ];
    expect([todayIn(new Date(observedAt), timeZone as never), retailer]).toEqual([
      '2026-11-28',
      'coles',
    ]);
  },
);

test.each([
  [{ retailer: '', date: '2026-11-28' }, 'Please choose the shop.'],
  [{ retailer: 'coles', date: '' }, 'Please choose the day of the prices.'],
])('prices of a file with the head %j are not saved yet', (head, sentence) => {
  expect(pricesToSave([price], { ...head, timeZone: 'Australia/Sydney' } as never)).toBe(sentence);
});

test('the shop and day of a price in a file come before those chosen for all', () => {
  const head = { retailer: '', date: '', timeZone: 'Australia/Sydney' } as never;
  const full = { ...price, retailer: 'woolworths', date: '2026-11-20' };
  expect(pricesToSave([full], head)).toMatchObject([{ retailer: 'woolworths' }]);
});
