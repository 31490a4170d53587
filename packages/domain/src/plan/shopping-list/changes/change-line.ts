/**
 * What other programs do to a line of the list, as the operations that a phone sends for the same (decision 0128).
 *
 * - A line is named by its key, or by the id of something that was typed for it.
 * - Ticking what is ticked, and calling it what it is called, changes nothing.
 * - The order of the list is that of the aisles, and in each of them that of the names. So a line can be moved into
 *   another aisle only: that of the line behind which it is wanted.
 */
import type { PlainDate } from '../../days/week';
import type { NamedChange } from '../../sync/operations';
import { isOneItem } from '../list/one-item';
import type { ListLine, ShoppingList } from '../list/shopping-list';
import { ticksOf } from '../list/ticks';
import { unticksOf } from '../list/unticks';
import { lineChanges } from './line-changes';
import { moveToAisle } from './move-to-aisle';
import { removalOf } from './put-away';
import { renameLine } from './rename-line';
import { tickChanges } from './tick-changes';

export type LineChange =
  | {
      kind: 'set';
      text?: string | undefined;
      /** Null takes it away. */
      note?: string | null | undefined;
      isTicked?: boolean | undefined;
    }
  | { kind: 'remove' }
  /** Behind the line of this name; null: to where the list begins. */
  | { kind: 'move'; after: string | null };

export interface NamedLineChange {
  /** A line's key, or the id of a typed item. */
  line: string;
  change: LineChange;
}

/** What to run, or which name no line of the list has. */
export type LineChanges = { changes: NamedChange[] } | { unknown: 'line' | 'after' };

/** @example changesOfLine(list, { line: 'milk', change: { kind: 'remove' } }, today) // { changes: [{ name: 'removeItem', … }] } */
export function changesOfLine(
  list: ShoppingList,
  { line: name, change }: NamedLineChange,
  today: PlainDate,
): LineChanges {
  const lines = [...list.aisles.flatMap((group) => group.lines), ...list.waiting];
  const isBack = change.kind === 'set' && change.isTicked === false;
  // Put away, it is back on the list once it is no longer ticked.
  const line = findLine(isBack ? [...lines, ...list.cleared] : lines, name);
  if (!line) return { unknown: 'line' };
  if (change.kind === 'set') return { changes: setChanges(line, change, { list, today }) };
  if (change.kind === 'remove') return { changes: removalOf(line, { days: list.days, today }) };
  const before = change.after === null ? lines[0] : findLine(lines, change.after);
  if (!before) return { unknown: 'after' };
  return { changes: before.aisle === line.aisle ? [] : [moveToAisle(line, before.aisle)] };
}

const findLine = (lines: readonly ListLine[], name: string): ListLine | undefined =>
  lines.find(({ key }) => key === name) ??
  lines.find(({ items }) => items.some(({ id }) => id === name));

type Settings = Extract<LineChange, { kind: 'set' }>;

const setChanges = (
  line: ListLine,
  { text, note, isTicked }: Settings,
  now: { list: ShoppingList; today: PlainDate },
): NamedChange[] => [
  ...(text === undefined ? [] : renameLine(line, text)),
  ...(note === undefined ? [] : noteChanges(line, note)),
  ...(isTicked === undefined ? [] : tickedChanges(line, isTicked, now)),
];

function noteChanges(line: ListLine, note: string | null): NamedChange[] {
  const [item] = line.items;
  return item && isOneItem(line)
    ? [{ name: 'changeItem', args: { id: item.id, change: { note } } }]
    : lineChanges(line, { note });
}

function tickedChanges(
  line: ListLine,
  isTicked: boolean,
  { list, today }: { list: ShoppingList; today: PlainDate },
): NamedChange[] {
  if (isTicked) return line.isTicked ? [] : tickChanges(line, ticksOf(line, list.days, today));
  const isBegun = line.isTicked || line.needLeft !== undefined;
  return isBegun ? unticksOf(line) : [];
}
