/**
 * What of a list has changed since a time, for programs that follow it. All of it where the rows that changed do not say
 * which lines they change: then more is sent than needed, and nothing is missing.
 */
import type { ListItemOnWire, ListItemsOnWire } from '@saltbush/contract/plan/list-items';
import type { ItemRow, LineRow, Row } from '@saltbush/domain/plan/rows/rows';
import type { ListNeed } from '@saltbush/domain/plan/shopping-list/needs/list-need';
import type { ListRowsSince } from '../sync';

type Changes = Pick<ListItemsOnWire, 'items' | 'isComplete' | 'removed'>;

export const allOf = (items: ListItemOnWire[]): Changes => ({
  items,
  isComplete: true,
  removed: [],
});

/**
 * @param items all of the list
 * @param recent what changed; undefined when that is not known any more
 * @param needsOf reads what was typed
 */
export function changesSince(
  items: ListItemOnWire[],
  recent: ListRowsSince | undefined,
  needsOf: (text: string) => readonly ListNeed[],
): Changes {
  if (!recent || recent.rows.some((row) => !saysItsLine(row, recent.since))) return allOf(items);
  const names = new Set(recent.rows.flatMap((row) => namesIn(row, needsOf)));
  const changed = items.filter(
    (item) => names.has(item.key) || item.items.some((id) => names.has(id)),
  );
  for (const { key, items: ids } of changed) for (const name of [key, ...ids]) names.add(name);
  const uids = new Set(items.map(({ uid }) => uid));
  const removed = [...names].filter((name) => !uids.has(name));
  return { items: changed, isComplete: false, removed };
}

/** What was typed may have been on another line before it was called otherwise. */
function saysItsLine({ kind, stamps, version }: Row, since: number): boolean {
  if (kind !== 'items') return kind === 'lines';
  const isOld = ([, , at = version]: Row['stamps'][string]) => at <= since;
  const { text } = stamps;
  return !text || isOld(text) || !Object.values(stamps).some(isOld);
}

/** Keys of lines, and ids of what was typed. */
function namesIn({ kind, id, fields }: Row, needsOf: (text: string) => readonly ListNeed[]) {
  if (kind === 'lines') return [(fields as LineRow).key];
  const { text = '' } = fields as Partial<ItemRow>;
  const [need, ...others] = needsOf(text);
  return need && others.length === 0 ? [id, need.identity.key] : [id, `item-${id}`];
}
