/** Who typed or ticked a line. */
import { t } from '@lingui/core/macro';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { lineId, rowKey } from '@saltbush/domain/plan/rows/rows';
import { formatList } from '../../../../ui/format-list';
import type { PlanView } from '../../../device/sync';

export interface Person {
  /** "You", or the name. */
  name: string;
  /** Of the name, also of one's own: "P" */
  initial: string;
  isMe: boolean;
}

export interface Ticker extends Person {
  /** In milliseconds. */
  at: number;
}

/** Who typed the items of a line, each once. */
export function peopleOf({ items }: ListLine, view: PlanView, userId: string): Person[] {
  const ids = new Set(items.flatMap(({ by }) => by ?? []));
  return [...ids].map((id) => personOf(id, view, userId));
}

/** @example addedText(line, view, userId) // 'Ben added this' */
export function addedText(line: ListLine, view: PlanView, userId: string): string {
  const people = peopleOf(line, view, userId);
  if (people.length === 0) return '';
  const names = formatList(people.map(({ name }) => name));
  return t`${names} added this`;
}

/** Undefined for a line that nobody ticked. */
export function tickerOf(line: ListLine, view: PlanView, userId: string): Ticker | undefined {
  const { weeks, key, items } = line;
  const stamps = [
    ...weeks.map(
      ({ week }) => view.rows.get(rowKey('lines', lineId(week, key)))?.stamps['covered'],
    ),
    ...items.map(({ id }) => view.rows.get(rowKey('items', id))?.stamps['tickedOn']),
  ].filter((stamp) => stamp !== undefined);
  const [last] = stamps.toSorted(([a], [b]) => b - a);
  return last && { ...personOf(last[1], view, userId), at: last[0] };
}

export function personOf(id: string, view: PlanView, userId: string): Person {
  const known = view.people.get(id);
  const isMe = id === userId;
  const name = isMe ? t`You` : (known ?? t`Someone`);
  return { name, initial: (known ?? name).charAt(0).toUpperCase(), isMe };
}
