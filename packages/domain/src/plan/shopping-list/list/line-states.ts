/**
 * What people set on the lines of a week, by the key of the line as it is now.
 *
 * - A line that was joined again (a split undone, "X is Y") counts the ticks of its parts, and has their notes.
 * - A name or an amount set by hand holds for the very line it was set on, and so does that the shop had none of it.
 */
import { spanOf } from '../../days/two-ranges';
import type { PlainDate } from '../../days/week';
import type { FoodRow, LineRow } from '../../rows/list-rows';
import { foodKeyOf } from '../splits';
import type { Splits } from '../splits';
import { sameFood } from './same-foods';

export interface LineState extends Partial<
  Omit<LineRow, 'week' | 'key' | 'coveredFrom' | 'coveredTo'>
> {
  coveredFrom?: PlainDate | undefined;
  coveredTo?: PlainDate | undefined;
  /** Of the rows whose ticks count, the line's own first. */
  coveredKeys?: readonly string[];
}

/** @example lineStates([{ week, key: 'milk', covered: [] }], noSplits, foods).get('milk')?.covered // [] */
export function lineStates(
  rows: readonly LineRow[],
  splits: Splits,
  foods: ReadonlyMap<string, FoodRow>,
): ReadonlyMap<string, LineState> {
  const states = new Map<string, LineState>();
  const sorted = [...rows].sort((a, b) => (a.key < b.key ? -1 : 1));
  for (const row of sorted) {
    const key = currentKey(row.key, splits, foods);
    states.set(key, joinedState(states.get(key), row, row.key === key));
  }
  return states;
}

/** @example lineStatesByWeek(rows, noSplits, foods).get('2026-11-16')?.get('milk')?.covered // [] */
export function lineStatesByWeek(
  rows: readonly LineRow[],
  splits: Splits,
  foods: ReadonlyMap<string, FoodRow>,
): ReadonlyMap<PlainDate, ReadonlyMap<string, LineState>> {
  const byWeek = new Map<PlainDate, LineRow[]>();
  for (const row of rows) {
    const known = byWeek.get(row.week);
    if (known) known.push(row);
    else byWeek.set(row.week, [row]);
  }
  return new Map([...byWeek].map(([week, ofWeek]) => [week, lineStates(ofWeek, splits, foods)]));
}

/**
 * What people set on a line in several weeks: a name, a note and a store of the earliest week that has one, an amount that
 * all of them have, put away when it is in each week in which it was ticked.
 *
 * @example joinedStates([{ note: 'ripe' }, { note: 'any', isNeeded: true }]) // { note: 'ripe', isNeeded: true }
 */
export function joinedStates(states: readonly LineState[]): LineState {
  const [first = {}, ...others] = states;
  return others.reduce<LineState>(
    (
      { isCleared: wasCleared, amount: before, ...joined },
      { isCleared = wasCleared, amount, ...state },
    ) => ({
      ...state,
      ...joined,
      ...(amount !== undefined && amount === before && { amount }),
      ...(isCleared !== undefined && { isCleared: isCleared && wasCleared !== false }),
    }),
    first,
  );
}

/** Of what was ticked on several lines, all days that one of them was bought for; a whole week has no first and last day. */
function boughtFor(before: LineState, row: LineRow) {
  const [days, other] = [daysOf(before), daysOf(row)];
  const all = before.covered === undefined ? other : days && other && spanOf(days, other);
  return { coveredFrom: all?.from, coveredTo: all?.to };
}

const daysOf = ({ coveredFrom: from, coveredTo: to }: LineState | LineRow) =>
  from === undefined || to === undefined ? undefined : { from, to };

function currentKey(
  key: string,
  { wordings }: Splits,
  foods: ReadonlyMap<string, FoodRow>,
): string {
  const food = foodKeyOf(key);
  const same = sameFood(foods.get(key)?.sameAs === undefined ? food : key, foods);
  return same === food && wordings.has(key) ? key : same;
}

function joinedState(before: LineState = {}, row: LineRow, isItself: boolean): LineState {
  const { covered, isCleared, isNeeded, name, amount, note, store, notInShopOn } = row;
  const keys = before.coveredKeys ?? [];
  return {
    ...before,
    ...(covered && {
      covered: [...(before.covered ?? []), ...covered],
      coveredKeys: isItself ? [row.key, ...keys] : [...keys, row.key],
      ...boughtFor(before, row),
    }),
    ...((covered !== undefined || isCleared !== undefined) && {
      isCleared: isCleared === true && before.isCleared !== false,
    }),
    ...(isNeeded && { isNeeded }),
    ...(isItself && name !== undefined && { name }),
    ...(isItself && amount !== undefined && { amount }),
    ...(isItself && notInShopOn !== undefined && { notInShopOn }),
    ...(note !== undefined && {
      note: before.note === undefined ? note : `${before.note}; ${note}`,
    }),
    ...(store !== undefined && (isItself || before.store === undefined) && { store }),
  };
}
