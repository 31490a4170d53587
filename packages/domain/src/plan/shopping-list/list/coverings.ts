/** What a tick of a line stores in a week (decision 0105). */
import { sevenDaysFrom, type DayRange } from '../../days/day-range';
import { commonDays, spanOf } from '../../days/two-ranges';
import type { PlainDate } from '../../days/week';
import { listAmount } from '../amounts/amount-text';
import type { Contribution } from '../lines/contribution';
import type { ListAmount } from '../../rows/list-amount';
import { recipeSums } from './bought-in-weeks';
import type { LineToBuy } from './line-to-buy';
import { ofDays } from './weeks-of-line';
import type { WeekOfLine } from './weeks-of-line';

/** What is bought, and for which days of its week, when it is not for all of it. */
export interface Covering {
  readonly covered: readonly ListAmount[];
  readonly from?: PlainDate;
  readonly to?: PlainDate;
  /** The part of it that was left of earlier days. */
  readonly left?: readonly ListAmount[] | undefined;
}

/**
 * For the days of the list in that week, and those that it was bought for before.
 *
 * @example coveringOf(milk, week) // { covered: [{ amount: 1, unit: 'l' }], from: '2026-11-28', to: '2026-11-29' }
 */
export function coveringOf(line: LineToBuy, week: WeekOfLine): Covering {
  const listed = listedDays(line, week);
  const { boughtFor, state } = week;
  const days = state.covered ? spanOf(listed, boughtFor) : listed;
  const covered = amountsOf(line, [...ofDays(week.around, days), ...week.listed]);
  return { ...covering(covered, week, days), left: line.left?.get(week.week) };
}

/** Something without a day may be listed later than its week ends. */
export function listedDays({ rules: { days } }: LineToBuy, { week }: WeekOfLine): DayRange {
  const whole = sevenDaysFrom(week);
  return commonDays(days, whole) ?? whole;
}

export const amountsOf = (line: LineToBuy, recipes: readonly Contribution[]): ListAmount[] =>
  recipeSums(line, recipes).map(listAmount);

export function covering(
  covered: readonly ListAmount[],
  { week }: WeekOfLine,
  { from, to }: DayRange,
): Covering {
  const whole = sevenDaysFrom(week);
  return from === whole.from && to === whole.to ? { covered } : { covered, from, to };
}
