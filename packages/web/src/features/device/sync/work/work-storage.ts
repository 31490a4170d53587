/** Lists of work in the user's database: a record for each kind. */
import type * as z from 'zod/mini';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import { listOfValid } from '../../../../api/stored/stored-value';
import { strict, type SyncDatabase, type WorkKind } from '../storage/database';

/** @throws when the database was closed */
export async function readWork<Item>(
  database: SyncDatabase,
  kind: WorkKind,
  item: z.ZodMiniType<Item>,
): Promise<readonly Item[]> {
  return itemsOf(await database.get('work', kind), item);
}

/**
 * Changes a list in one transaction, and returns it. It is durable when the promise resolves.
 *
 * @throws when the device has no space, or the database was closed
 */
export async function updateWork<Item>(
  database: SyncDatabase,
  kind: WorkKind,
  item: z.ZodMiniType<Item>,
  change: (stored: readonly Item[]) => readonly Item[],
): Promise<readonly Item[]> {
  const transaction = database.transaction('work', 'readwrite', strict);
  const write = async (): Promise<readonly Item[]> => {
    const items = change(itemsOf(await transaction.store.get(kind), item));
    await (items.length > 0
      ? transaction.store.put([...items], kind)
      : transaction.store.delete(kind));
    return items;
  };
  const [items] = await Promise.all([write(), transaction.done]);
  return items;
}

/**
 * For a page that is being left: one request, which the browser takes although the page ends. What another tab stores
 * at the same moment is lost.
 */
export function putWorkAtOnce(
  database: SyncDatabase,
  kind: WorkKind,
  items: readonly unknown[],
): void {
  const transaction = database.transaction('work', 'readwrite', strict);
  const failed = () => undefined;
  transaction.done.catch(failed);
  transaction.store.put([...items], kind).catch(failed);
  transaction.commit();
}

const itemsOf = <Item>(stored: unknown, item: z.ZodMiniType<Item>): readonly Item[] =>
  parseInput(listOfValid(item), stored).data ?? [];
