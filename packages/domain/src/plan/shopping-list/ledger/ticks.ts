/** What ticking, unticking and "Clear done" send: the arguments of the operations of these names, one for each week. */
import type { DayRange } from '../../meal-plans/day-range';
import type { PlainDate } from '../../meal-plans/week';
import type { Covering, Ledger, LedgerLine, LineWeek } from './ledger';

export interface Tick {
  week: PlainDate;
  line?: { key: string } & Covering;
  items: string[];
  on: PlainDate;
}

/**
 * Ticks all of a line: what recipes need, and the items that are part of it. Bought earlier or later than
 * the days of the list, it still counts as bought on one of them.
 *
 * @example ticksOf(milk, days, '2026-11-18') // [{ week, line: { key: 'milk', covered: [{ amount: 1, unit: 'l' }] }, items: [id], on: '2026-11-18' }]
 */
export const ticksOf = (line: LedgerLine, days: DayRange, today: PlainDate): Tick[] =>
  ticksOfWeeks(line, line.areRecipesCovered ? [] : line.weeks, { days, today });

/**
 * Covers what recipes need again, also where it is covered: it was found at home.
 *
 * @example coversOf(cumin, days, today)[0].items // []
 */
export const coversOf = (line: LedgerLine, days: DayRange, today: PlainDate): Tick[] =>
  ticksOfWeeks({ ...line, items: [] }, line.weeks, { days, today });

function ticksOfWeeks(
  { key, weeks, items }: LedgerLine,
  ticked: readonly LineWeek[],
  { days: { from, to }, today }: { days: DayRange; today: PlainDate },
): Tick[] {
  const on = today < from ? from : today > to ? to : today;
  const open = items.filter((item) => !item.isTicked).map(({ id }) => id);
  const covering = ticked.flatMap(({ week, toCover }) =>
    toCover ? [{ week, line: { key, ...toCover }, items: new Array<string>(), on }] : [],
  );
  const [first = { week: weeks[0].week, on }, ...others] = covering;
  return [{ ...first, items: open }, ...others];
}

export interface Untick {
  week: PlainDate;
  key?: string;
  items: string[];
}

export type TickBack = { name: 'untick'; args: Untick } | { name: 'tick'; args: Tick };

/**
 * Takes the tick of a line and its items back; of a line that was joined of ticked lines, all of them. What was bought for
 * other days stays bought for them.
 *
 * @example unticksOf(milk) // [{ name: 'untick', args: { week, key: 'milk', items: [id] } }]
 */
export function unticksOf({ key, weeks, items }: LedgerLine): TickBack[] {
  const ticked = items.filter((item) => item.isTicked).map(({ id }) => id);
  const keysOf = ({ week, coveredKeys, toLeave }: LineWeek) =>
    coveredKeys.filter((one) => !toLeave || one !== key).map((one) => ({ week, key: one }));
  const [first = { week: weeks[0].week }, ...others] = weeks.flatMap(keysOf);
  const unticks = [
    { ...first, items: ticked },
    ...others.map((one) => ({ ...one, items: new Array<string>() })),
  ];
  return [
    ...unticks
      .filter((args) => 'key' in args || args.items.length > 0 || weeks.every(isFree))
      .map((args): TickBack => ({ name: 'untick', args })),
    ...weeks.flatMap(({ week, toLeave }): TickBack[] =>
      toLeave
        ? [{ name: 'tick', args: { week, line: { key, ...toLeave }, items: [], on: week } }]
        : [],
    ),
  ];
}

/** Nothing of it was bought for other days. */
const isFree = ({ toLeave }: LineWeek): boolean => toLeave === undefined;

/**
 * What goes before the tick of a line that was joined of ticked lines: its own tick covers all, so that theirs would
 * count twice.
 *
 * @example unticksBefore(line, ticksOf(line, days, today)) // [{ week, key: 'red-onion--spanish-onion', items: [] }]
 */
export function unticksBefore({ weeks, key }: LedgerLine, ticks: readonly Tick[]): Untick[] {
  const ticked = new Set(ticks.filter(({ line }) => line).map(({ week }) => week));
  return weeks
    .filter(({ week }) => ticked.has(week))
    .flatMap(({ week, coveredKeys }) =>
      coveredKeys
        .filter((other) => other !== key)
        .map((other) => ({ week, key: other, items: [] })),
    );
}

export interface ClearDone {
  week: PlainDate;
  keys: string[];
  items: string[];
}

/**
 * Of all that is ticked and still to see on the list; empty when there is nothing to put away.
 *
 * @example clearDoneOf(ledger) // [{ week, keys: ['milk'], items: [id] }]
 */
export function clearDoneOf({ aisles, waiting }: Pick<Ledger, 'aisles' | 'waiting'>): ClearDone[] {
  const lines = [...aisles.flatMap((group) => group.lines), ...waiting];
  return clearsOf(lines.filter((line) => line.isTicked));
}

function clearsOf(lines: readonly LedgerLine[]): ClearDone[] {
  const weeks = [...new Set(lines.flatMap((line) => line.weeks.map(({ week }) => week)))].sort();
  return weeks
    .map((week, index) => ({
      week,
      keys: lines
        .flatMap((line) => line.weeks.filter((each) => each.week === week))
        .flatMap(({ coveredKeys }) => coveredKeys),
      items: index > 0 ? [] : lines.flatMap((line) => line.items.map(({ id }) => id)),
    }))
    .filter(({ keys, items }) => keys.length > 0 || items.length > 0);
}
