/** What the calls on cookbooks do that take more than one step. */
import type { Cookbook } from '@saltbush/contract/book/cookbooks';
import { ownsCookbook } from '@saltbush/domain/book/cookbooks/permissions';
import { authorize } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { getHouseholdToShareWith, lockMembersOf } from '../../account/households';
import { deletedBefore } from '../../recipe/recipes';
import { summarise } from './cookbook-recipes.store';
import { presentCookbook } from './cookbooks.present';
import {
  findCookbook,
  listCookbookIds,
  writeCookbookSharing,
  type AuthorizedCookbook,
  type CookbookReader,
} from './cookbooks.store';
import { accessTo, getReadableCookbook } from './get-cookbook';

/** @throws AppError NOT_FOUND */
export async function readCookbook(db: Db, id: string, reader: CookbookReader): Promise<Cookbook> {
  const cookbook = await getReadableCookbook(db, id, reader);
  const summaries = await summarise(db, [id], reader.userId);
  return presentCookbook(cookbook, reader.userId, summaries.get(id));
}

export async function listCookbooks(
  db: Db,
  { userId, page, limit }: { userId: string; page: number; limit: number },
) {
  const { ids, total } = await listCookbookIds(db, { userId, page, limit });
  const summaries = await summarise(db, ids, userId);
  const found = await Promise.all(ids.map((id) => findCookbook(db, id, { userId })));
  const cookbooks = found.flatMap((cookbook) =>
    cookbook === undefined ? [] : [presentCookbook(cookbook, userId, summaries.get(cookbook.id))],
  );
  return { cookbooks, total, page, limit, hasMore: page * limit < total };
}

/** @throws AppError NOT_FOUND also for one that was deleted too long ago */
export async function findOwnDeleted(
  db: Db,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<AuthorizedCookbook> {
  const since = deletedBefore(now);
  return authorize(
    await findCookbook(db, id, { userId }),
    (found) =>
      ownsCookbook(accessTo(found), userId) &&
      (found.deletedAt === null || found.deletedAt >= since),
  );
}

/** @throws AppError NOT_FOUND or FORBIDDEN for a household that the owner may not share with */
export async function shareCookbook(
  db: Db,
  cookbook: AuthorizedCookbook,
  change: { mode?: 'private' | 'public' | undefined; households?: string[] | undefined },
): Promise<void> {
  const { ownerId, householdIds } = cookbook;
  const added = (change.households ?? []).filter((id) => !householdIds.includes(id));
  await db.transaction(async (tx) => {
    // All before any is read, in one order.
    await lockMembersOf(tx, added);
    for (const id of added) await getHouseholdToShareWith(tx, id, ownerId);
    await writeCookbookSharing(tx, cookbook, change);
  });
}
