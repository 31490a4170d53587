/** Links to kitchen screens. */
import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import { timeZoneOr } from '@saltbush/domain/account/households/stand-in-time-zone';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import type { Db } from '../../../platform/db/connect';
import { households } from '../../../schema/households';
import { kitchenLinks } from '../../../schema/plan/kitchen-links';
import { isActive, type Demands } from '../../access/account-access';
import { chosenTimeZoneOf, findTimeZone, isPlanOwnerOf } from '../../account/households';

/** A plan that has a kitchen screen. */
export interface KitchenOwner {
  ownerId: string;
  /** Of the household. */
  name: string | null;
  timeZone: TimeZone;
}

export type KitchenLinkRow = typeof kitchenLinks.$inferSelect;

/** Nothing for one that has ended, and when who made it may not sign in, or not plan meals here any more. */
export async function findByToken(
  db: Db,
  tokenHash: string,
  demands: Demands,
): Promise<(KitchenOwner & { id: string }) | undefined> {
  const [link] = await db
    .select({
      id: kitchenLinks.id,
      ownerId: kitchenLinks.ownerId,
      name: households.name,
      timeZone: chosenTimeZoneOf(kitchenLinks.ownerId),
    })
    .from(kitchenLinks)
    .leftJoin(households, eq(households.id, kitchenLinks.ownerId))
    .where(
      and(
        eq(kitchenLinks.tokenHash, tokenHash),
        isActive(kitchenLinks.createdBy, demands),
        isPlanOwnerOf(kitchenLinks.ownerId, kitchenLinks.createdBy),
      ),
    );
  return link && { ...link, timeZone: timeZoneOr(link.timeZone) };
}

/** @param ownerId that exists */
export async function getOwner(db: Db, ownerId: string): Promise<KitchenOwner> {
  const [household] = await db
    .select({ name: households.name })
    .from(households)
    .where(eq(households.id, ownerId));
  return { ownerId, name: household?.name ?? null, timeZone: await findTimeZone(db, ownerId) };
}

/** Also those that do not answer any more, so that they can be ended. */
export const listLinks = (db: Db, ownerId: string): Promise<KitchenLinkRow[]> =>
  db
    .select()
    .from(kitchenLinks)
    .where(eq(kitchenLinks.ownerId, ownerId))
    .orderBy(asc(kitchenLinks.createdAt), asc(kitchenLinks.id));

export async function addLink(db: Db, link: typeof kitchenLinks.$inferInsert): Promise<void> {
  await db.insert(kitchenLinks).values(link);
}

export async function removeLink(
  db: Db,
  { ownerId, id }: { ownerId: string; id: string },
): Promise<boolean> {
  const { rowCount } = await db
    .delete(kitchenLinks)
    .where(and(eq(kitchenLinks.ownerId, ownerId), eq(kitchenLinks.id, id)));
  return rowCount === 1;
}

/** Written now and then: a tablet asks twice a minute. */
const seenEveryMs = 10 * 60_000;

export async function noteSeen(db: Db, id: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - seenEveryMs);
  await db
    .update(kitchenLinks)
    .set({ seenAt: now })
    .where(
      and(
        eq(kitchenLinks.id, id),
        or(isNull(kitchenLinks.seenAt), lt(kitchenLinks.seenAt, before)),
      ),
    );
}
