import { expect, it } from 'vitest';
import { formatDays, formatWeekdays } from './format-days';

it.each([
  ['2026-11-25', '2026-11-27', '25 – 27 Nov', 'Wed 25 – Fri 27 Nov'],
  ['2026-11-28', '2026-12-04', '28 Nov – 4 Dec', 'Sat 28 Nov – Fri 4 Dec'],
  ['2026-12-28', '2027-01-03', '28 Dec – 3 Jan', 'Mon 28 Dec – Sun 3 Jan'],
  ['2026-11-28', '2026-11-28', '28 Nov', 'Sat 28 Nov'],
  ['2026-11-01', '2027-11-01', '1 Nov – 1 Nov', 'Sun 1 Nov – Mon 1 Nov'],
])('the days from %s to %s are "%s", or with their weekdays "%s"', (from, to, short, long) => {
  expect([formatDays({ from, to }), formatWeekdays({ from, to })]).toEqual([short, long]);
});
