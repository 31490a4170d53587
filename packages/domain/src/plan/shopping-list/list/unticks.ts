/** What unticking a line sends: operations for each week, which leave what was bought for other days. */
import { addDays } from '../../days/week';
import type { DayRange } from '../../days/day-range';
import { amountsOf, covering, listedDays, type Covering } from './coverings';
import type { ListLine } from './shopping-list';
import type { LineToBuy } from './line-to-buy';
import type { Tick, Untick } from './ticks';
import { ofDays } from './weeks-of-line';
import type { WeekOfLine } from './weeks-of-line';

export type TickBack = { name: 'untick'; args: Untick } | { name: 'tick'; args: Tick };

/**
 * Takes the tick of a line and its items back; of a line that was joined of ticked lines, all of them. What was bought for
 * other days stays bought for them.
 *
 * @example unticksOf(milk) // [{ name: 'untick', args: { week, key: 'milk', items: [id] } }]
 */
export function unticksOf({ key, weeks, items, toBuy }: ListLine): TickBack[] {
  const ticked = items.filter((item) => item.isTicked).map(({ id }) => id);
  const ofWeeks = weeks.map((week) => ({
    week: week.week,
    coveredKeys: week.state.coveredKeys ?? [],
    toLeave: toBuy && coveringOfOtherDays(toBuy, week),
  }));
  const keys = ofWeeks.flatMap(({ week, coveredKeys, toLeave }) =>
    coveredKeys.filter((one) => !toLeave || one !== key).map((one) => ({ week, key: one })),
  );
  const [first = { week: weeks[0].week }, ...others] = keys;
  const isFree = ofWeeks.every(({ toLeave }) => toLeave === undefined);
  const unticks = [
    { ...first, items: ticked },
    ...others.map((one) => ({ ...one, items: new Array<string>() })),
  ];
  return [
    ...unticks
      .filter((args) => 'key' in args || args.items.length > 0 || isFree)
      .map((args): TickBack => ({ name: 'untick', args })),
    ...ofWeeks.flatMap(({ week, toLeave }): TickBack[] =>
      toLeave
        ? [{ name: 'tick', args: { week, line: { key, ...toLeave }, items: [], on: week } }]
        : [],
    ),
  ];
}

/**
 * What was bought for other days; undefined when nothing was.
 *
 * @example coveringOfOtherDays(milk, week) // { covered: [{ amount: 500, unit: 'ml' }], to: '2026-11-27', … }
 */
function coveringOfOtherDays(line: LineToBuy, week: WeekOfLine): Covering | undefined {
  const { boughtFor, around, state } = week;
  const others = ofDays(around, boughtFor);
  if (!state.covered || others.length === 0) return undefined;
  const { from, to } = listedDays(line, week);
  const isAll = (days: DayRange) => ofDays(others, days).length === others.length;
  const before = { from: boughtFor.from, to: addDays(from, -1) };
  const after = { from: addDays(to, 1), to: boughtFor.to };
  const days = isAll(before) ? before : isAll(after) ? after : boughtFor;
  return {
    ...covering(amountsOf(line, others), week, days),
    left: line.left?.get(week.week),
  };
}
