/**
 * The weeks that decide a line (decision 0105). Ticks are stored by week, so a list whose days are in several weeks has of
 * each line what recipes need in each of them, and what people set there.
 */
import { isInRange, sevenDaysFrom, type DayRange } from '../../days/day-range';
import type { PlainDate } from '../../days/week';
import type { BuiltLine } from '../lines/build-lines';
import type { Contribution } from '../lines/contribution';
import type { LineState } from './line-states';

export interface WeekOfLine {
  readonly week: PlainDate;
  /** What recipes need on the days of the list. */
  readonly listed: readonly Contribution[];
  /** What recipes need on other days of this week. */
  readonly around: readonly Contribution[];
  readonly state: LineState;
  /** The days that `state.covered` was bought for. */
  readonly boughtFor: DayRange;
}

export interface WeeksContext {
  readonly days: DayRange;
  /** Whole weeks: those that the days of the list are in. */
  readonly weeks: readonly DayRange[];
  readonly states: ReadonlyMap<PlainDate, ReadonlyMap<string, LineState>>;
  /** What recipes need on other days of the same weeks, by the key of the line. */
  readonly around: ReadonlyMap<string, readonly Contribution[]>;
}

export interface WeeksOfLine {
  /** In which recipes ask for it on the days of the list; all weeks of the list when none does. */
  readonly weeks: readonly WeekOfLine[];
  /** In which it was bought for other days. */
  readonly others: readonly WeekOfLine[];
}

/** @example weeksOfLine(built, context).weeks.map(({ week }) => week) // ['2026-11-23', '2026-11-30'] */
export function weeksOfLine(
  { line: { key }, contributions }: { line: { key: string } } & Pick<BuiltLine, 'contributions'>,
  { weeks, states, around }: WeeksContext,
): WeeksOfLine {
  const asked = new Set(contributions.flatMap(({ cooked }) => cooked?.week ?? []));
  const ofWeek = (all: readonly Contribution[] = [], week: PlainDate) =>
    all.filter(({ cooked }) => cooked?.week === week);
  const toWeek = (week: PlainDate): WeekOfLine => {
    const state = states.get(week)?.get(key) ?? {};
    const whole = weeks.find(({ from }) => from === week) ?? sevenDaysFrom(week);
    return {
      week,
      listed: ofWeek(contributions, week),
      around: ofWeek(around.get(key), week),
      state,
      boughtFor: { from: state.coveredFrom ?? whole.from, to: state.coveredTo ?? whole.to },
    };
  };
  if (asked.size === 0) return { weeks: weeks.map(({ from }) => toWeek(from)), others: [] };
  const others = [...states].flatMap(([week, ofLines]) =>
    !asked.has(week) && ofLines.get(key)?.covered ? [toWeek(week)] : [],
  );
  return { weeks: [...asked].sort().map(toWeek), others };
}

/** @example ofDays(milk.around, { from: '2026-11-25', to: '2026-11-27' }) // what is needed on these days */
export const ofDays = (all: readonly Contribution[], days: DayRange): readonly Contribution[] =>
  all.filter(({ cooked }) => cooked && isInRange(cooked.day, days));
