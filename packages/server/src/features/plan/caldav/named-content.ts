/** A list beside the plan's as to-dos: each item is one, as it is a line of its own in Saltbush. */
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import { rowKey } from '@saltbush/domain/plan/rows/rows';
import type { NamedItem } from '@saltbush/domain/plan/shopping-list/named-lists/named-list';
import type { Db } from '../../../platform/db/connect';
import { digestOf } from '../../../platform/secrets';
import { getNamedList, type FoundNamedList } from '../named-lists';
import type { RecipeNeeds } from '../recipe-needs';
import { itemName, namesOnNamedLists } from './caldav.store';
import {
  calendarObject,
  type CalendarObject,
  type CollectionContent,
} from './objects/calendar-object';
import type { Collection } from './collections';
import { renderToDo } from './objects/to-do';

export type NamedCollection = Collection & { listId: string };

export const isNamedCollection = (collection: Collection): collection is NamedCollection =>
  collection.listId !== undefined;

export interface NamedObject extends CalendarObject {
  item: NamedItem;
}

/** @throws AppError NOT_FOUND for a list that was removed meanwhile */
export async function readNamedContent(
  db: Db,
  needs: RecipeNeeds,
  { ownerId, listId }: Pick<NamedCollection, 'ownerId' | 'listId'>,
): Promise<CollectionContent<NamedObject>> {
  const found = await getNamedList(db, { ownerId, listId }, needs.ofItem);
  const names = await namesOnNamedLists(db, ownerId);
  const { open, ticked } = found.list;
  const objects = [...open, ...ticked].map((item): NamedObject => {
    const { name, uid } = names.get(item.id) ?? { name: itemName(item.id), uid: item.id };
    const { id, text: summary, note = '', aisle, isTicked } = item;
    const { changedAt, tickedAt } = timesOf(found, id);
    const doneAt = isTicked ? (tickedAt ?? changedAt) : undefined;
    const data = renderToDo({ uid, summary, note, aisle, changedAt, doneAt });
    return { ...calendarObject({ name, uid, data }), item };
  });
  return { ctag: digestOf(objects.map(({ etag }) => etag).join()), objects };
}

function timesOf({ rows }: FoundNamedList, id: string) {
  const stamps: Partial<Record<string, readonly [number, ...unknown[]]>> =
    rows.get(rowKey('namedItems', id))?.stamps ?? {};
  const times = Object.values(stamps).flatMap((stamp) => stamp?.[0] ?? []);
  const tickedAt = stamps['tickedOn']?.[0];
  return {
    changedAt: new Date(Math.max(0, ...times)),
    tickedAt: tickedAt === undefined ? undefined : new Date(tickedAt),
  };
}

/** Bought on this day, or still to buy. */
export const namedTick = (id: string, on: PlainDate | null) => ({
  name: 'tickNamedItems' as const,
  args: { items: [id], on },
});
