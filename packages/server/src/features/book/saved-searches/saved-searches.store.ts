/** Searches that people saved, without the deleted ones unless it says otherwise. */
import { and, asc, count, eq, isNull, lt } from 'drizzle-orm';
import { savedSearchLimits } from '@saltbush/contract/book/saved-searches';
import { AppError } from '@saltbush/contract/errors';
import type { RecipeQuery } from '@saltbush/domain/recipe/recipe-query/recipe-query';
import { say } from '@saltbush/domain/texts/say';
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { lockAccount } from '../../account/accounts';
import { deletedBefore } from '../../recipe/recipes';
import { savedSearches } from '../../../schema/book/saved-searches';

export type SavedSearchRow = typeof savedSearches.$inferSelect;
type AuthorizedSearch = Authorized<SavedSearchRow>;

export const listSavedSearches = (db: Db, ownerId: string): Promise<SavedSearchRow[]> =>
  db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.ownerId, ownerId), isNull(savedSearches.deletedAt)))
    .orderBy(asc(savedSearches.createdAt), asc(savedSearches.id))
    .limit(savedSearchLimits.perPerson);

/** Deleted or not. */
export async function findSavedSearch(db: Db, id: string): Promise<SavedSearchRow | undefined> {
  const [found] = await db.select().from(savedSearches).where(eq(savedSearches.id, id));
  return found;
}

/** @throws AppError NOT_POSSIBLE when the person has as many as one may have */
export async function insertSavedSearch(
  db: Db,
  search: typeof savedSearches.$inferInsert,
): Promise<SavedSearchRow> {
  return db.transaction(async (tx) => {
    await takeSpace(tx, search.ownerId);
    const [row] = await tx.insert(savedSearches).values(search).returning();
    return row!;
  });
}

export async function updateSavedSearch(
  db: Db,
  { id }: AuthorizedSearch,
  change: { name?: string | undefined; query?: RecipeQuery | undefined },
): Promise<SavedSearchRow> {
  const [row] = await db
    .update(savedSearches)
    // So that there is something to set whatever was sent.
    .set({ id, ...change })
    .where(eq(savedSearches.id, id))
    .returning();
  return row!;
}

/** Also removes what can't be restored any more of the same person. */
export async function removeSavedSearch(
  db: Db,
  { id, ownerId }: AuthorizedSearch,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .delete(savedSearches)
      .where(
        and(eq(savedSearches.ownerId, ownerId), lt(savedSearches.deletedAt, deletedBefore(now))),
      );
    await tx.update(savedSearches).set({ deletedAt: now }).where(eq(savedSearches.id, id));
  });
}

/** @throws AppError NOT_POSSIBLE when the person has as many as one may have */
export async function restoreSavedSearch(
  db: Db,
  { id, ownerId, deletedAt }: AuthorizedSearch,
): Promise<void> {
  if (deletedAt === null) return;
  await db.transaction(async (tx) => {
    await takeSpace(tx, ownerId);
    await tx.update(savedSearches).set({ deletedAt: null }).where(eq(savedSearches.id, id));
  });
}

/** The lock counts both of two that are saved at once. */
async function takeSpace(tx: Db, ownerId: string): Promise<void> {
  await lockAccount(tx, ownerId);
  const isTheirs = and(eq(savedSearches.ownerId, ownerId), isNull(savedSearches.deletedAt));
  const [saved] = await tx.select({ count: count() }).from(savedSearches).where(isTheirs);
  if (saved!.count >= savedSearchLimits.perPerson) throw tooMany();
}

const tooMany = () =>
  new AppError(
    'NOT_POSSIBLE',
    say('You have {perPerson} saved searches, as many as one may have. Delete one first.', {
      perPerson: savedSearchLimits.perPerson,
    }),
  );
