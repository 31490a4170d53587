/** What a tick of a line stores in a week, and what an untick leaves there (decision 0105). */
import { sevenDaysFrom, type DayRange } from '../../meal-plans/day-range';
import { addDays, type PlainDate } from '../../meal-plans/week';
import { listAmount } from '../amounts/amount-text';
import type { Contribution } from '../lines/contribution';
import type { ListAmount } from '../shopping-line';
import { recipeSums, type LineToBuy } from './bought-in-weeks';
import type { Covering } from './ledger';
import { ofDays } from './weeks-of-line';
import type { WeekOfLine } from './weeks-of-line';

/**
 * For the days of the list in that week, and those that it was bought for before.
 *
 * @param recipeAmounts of the line, where no other days and weeks ask for it
 * @example coveringOf(milk, week) // { covered: [{ amount: 1, unit: 'l' }], from: '2026-11-28', to: '2026-11-29' }
 */
export function coveringOf(
  line: LineToBuy,
  week: WeekOfLine,
  recipeAmounts: readonly ListAmount[] | undefined,
): Covering {
  const listed = listedDays(line, week);
  const { boughtFor, state } = week;
  const days = state.covered
    ? { from: min(listed.from, boughtFor.from), to: max(listed.to, boughtFor.to) }
    : listed;
  const amounts = () => amountsOf(line, [...ofDays(week.around, days), ...week.listed]);
  return covering(recipeAmounts ?? amounts(), week, days);
}

/**
 * What was bought for other days; undefined when nothing was.
 *
 * @example coveringOfOtherDays(milk, week) // { covered: [{ amount: 500, unit: 'ml' }], to: '2026-11-27', … }
 */
export function coveringOfOtherDays(line: LineToBuy, week: WeekOfLine): Covering | undefined {
  const { boughtFor, around, state } = week;
  const others = ofDays(around, boughtFor);
  if (!state.covered || others.length === 0) return undefined;
  const { from, to } = listedDays(line, week);
  const isAll = (days: DayRange) => ofDays(others, days).length === others.length;
  const before = { from: boughtFor.from, to: addDays(from, -1) };
  const after = { from: addDays(to, 1), to: boughtFor.to };
  const days = isAll(before) ? before : isAll(after) ? after : boughtFor;
  return covering(amountsOf(line, others), week, days);
}

/** Something without a day may be listed later than its week ends. */
function listedDays({ rules: { days } }: LineToBuy, { week }: WeekOfLine): DayRange {
  const whole = sevenDaysFrom(week);
  const listed = { from: max(days.from, whole.from), to: min(days.to, whole.to) };
  return listed.from > listed.to ? whole : listed;
}

const amountsOf = (line: LineToBuy, recipes: readonly Contribution[]): ListAmount[] =>
  recipeSums(line, recipes).map(listAmount);

function covering(
  covered: readonly ListAmount[],
  { week }: WeekOfLine,
  { from, to }: DayRange,
): Covering {
  const whole = sevenDaysFrom(week);
  return from === whole.from && to === whole.to ? { covered } : { covered, from, to };
}

const min = (one: PlainDate, other: PlainDate) => (one < other ? one : other);
const max = (one: PlainDate, other: PlainDate) => (one > other ? one : other);
