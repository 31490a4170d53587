/** Typed items, at the end of the list. */
import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import { ordersAfter } from '@saltbush/domain/plan/rows/orders/order-keys';
import type { ItemRow } from '@saltbush/domain/plan/rows/rows';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import type { Db } from '../../../platform/db/connect';
import type { Author } from '../../../platform/http/session';
import { newId } from '../../../platform/ids';
import { syncRows } from '../../../schema/plan/sync';
import { changePlan, type PlanOperation } from '../sync';

interface NewItems extends Author {
  ownerId: string;
  /** One item each. */
  texts: readonly string[];
}

/** @throws AppError VALIDATION_FAILED when the list has as many items as one may have */
export async function addItems(
  context: Pick<Deps, 'database' | 'clock' | 'planNotices'>,
  { ownerId, texts, ...author }: NewItems,
): Promise<{ _id: string; text: string }[]> {
  const added = texts.map((text) => ({ id: newId(), text }));
  await changePlan(context, {
    ...author,
    ownerId,
    operations: (tx) => addingItems(tx, ownerId, added),
    refuse: () => new AppError('VALIDATION_FAILED', [{ field: 'text', message: fullList }]),
  });
  return added.map(({ id, text }) => ({ _id: id, text }));
}

export const fullList = say('This list has no room for more items');

/** What adds them, within the transaction that holds the owner's lock. */
export async function addingItems(
  tx: Db,
  ownerId: string,
  added: readonly (Pick<ItemRow, 'text' | 'note'> & { id: string })[],
): Promise<PlanOperation[]> {
  if (added.length === 0) return [];
  const orders = ordersAfter(await lastOrder(tx, ownerId), added.length);
  const items = added.map((item, place) => ({ ...item, order: orders[place]! }));
  return [{ name: 'addItems', args: { items } }];
}

async function lastOrder(tx: Db, ownerId: string): Promise<string | null> {
  const order = sql<string>`${syncRows.fields}->>'order' collate "C"`;
  const [last] = await tx
    .select({ order: sql<string | null>`max(${order})` })
    .from(syncRows)
    .where(
      and(eq(syncRows.ownerId, ownerId), eq(syncRows.kind, 'items'), eq(syncRows.isDeleted, false)),
    );
  return last?.order ?? null;
}
