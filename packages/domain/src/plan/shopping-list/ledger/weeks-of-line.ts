/**
 * The weeks that a line is bought for (decision 0105). Ticks are stored by week, so a list whose days are in several weeks
 * has of each line what recipes need in each of them, and what people set there.
 */
import type { PlainDate } from '../../meal-plans/week';
import type { BuiltLine } from '../lines/build-lines';
import type { Contribution } from '../lines/contribution';
import type { LineState } from './line-states';

export interface WeekOfLine {
  readonly week: PlainDate;
  /** What recipes need on the days of the list. */
  readonly listed: readonly Contribution[];
  /** What recipes need on days before them. */
  readonly earlier: readonly Contribution[];
  /** What recipes need on days after them. */
  readonly later: readonly Contribution[];
  readonly state: LineState;
}

export interface WeeksContext {
  /** Of the weeks that the days of the list are in. */
  readonly mondays: readonly PlainDate[];
  readonly states: ReadonlyMap<PlainDate, ReadonlyMap<string, LineState>>;
  /** By the key of the line, as `later`. */
  readonly earlier: ReadonlyMap<string, readonly Contribution[]>;
  readonly later: ReadonlyMap<string, readonly Contribution[]>;
}

/**
 * Of a line that recipes ask for, the weeks in which they do; else all weeks of the list.
 *
 * @example weeksOfLine(built, context).map(({ week }) => week) // ['2026-11-23', '2026-11-30']
 */
export function weeksOfLine(
  { line: { key }, contributions }: { line: { key: string } } & Pick<BuiltLine, 'contributions'>,
  context: WeeksContext,
): readonly WeekOfLine[] {
  const asked = new Set(contributions.flatMap(({ week }) => week ?? []));
  const weeks = asked.size === 0 ? context.mondays : [...asked].sort();
  const ofWeek = (all: readonly Contribution[] = [], week: PlainDate) =>
    all.filter((each) => each.week === week);
  return weeks.map((week) => ({
    week,
    listed: ofWeek(contributions, week),
    earlier: ofWeek(context.earlier.get(key), week),
    later: ofWeek(context.later.get(key), week),
    state: context.states.get(week)?.get(key) ?? {},
  }));
}
