import { expect, test } from 'vitest';
import { todayIn } from '@saltbush/domain/plan/days/week';
import { confirmedPrices, rowsOf } from './receipt-rows';

const line = {
  text: 'MILK 2L',
  name: 'Milk',
  cents: 320,
  foods: ['milk'],
  isDoubtful: false,
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
