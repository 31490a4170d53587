/** Entries of the cook log, without the deleted ones unless it says otherwise. */
import { and, count, desc, eq, isNull, lt, max, sql } from 'drizzle-orm';
import { imageIdOf } from '@saltbush/contract/recipe/image-address';
import type { CookLogContent } from '@saltbush/contract/plan/cook-log';
import { cookLogDeletedBefore } from '@saltbush/domain/plan/cook-log/cook-log';
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { newId } from '../../../platform/ids';
import { users } from '../../../schema/accounts';
import { isPlanReaderOf, planHouseholdOf } from '../../account/households';
import { households } from '../../../schema/households';
import { imageUrlOf } from '../../access/images';
import { cookLog } from '../../../schema/plan/cook-log';
import { recipeVersions } from '../../../schema/recipe/recipe-versions';
import { recipes } from '../../../schema/recipes';

export type CookLogRow = NonNullable<Awaited<ReturnType<typeof findEntry>>>;
type AuthorizedEntry = Authorized<Pick<CookLogRow, 'id' | 'ownerId'>>;

interface NewEntry {
  ownerId: string;
  userId: string;
  content: CookLogContent;
  /** Of the recipe; undefined when nobody knows. */
  revision: number | undefined;
  now: Date;
}

/** @returns its id */
export async function insertEntry(
  db: Db,
  recipe: Authorized<{ id: string }>,
  { ownerId, userId, content, revision, now }: NewEntry,
): Promise<string> {
  const id = newId();
  const columns = columnsOf(content);
  await db.insert(cookLog).values({
    id,
    ownerId,
    userId,
    recipeId: recipe.id,
    recipeRevision: revision ?? null,
    ...columns,
    createdAt: now,
  });
  return id;
}

export async function updateEntry(
  db: Db,
  entry: AuthorizedEntry,
  content: CookLogContent,
): Promise<void> {
  await db.update(cookLog).set(columnsOf(content)).where(eq(cookLog.id, entry.id));
}

/** Also removes what can't be restored any more of the same owner. */
export async function removeEntry(db: Db, entry: AuthorizedEntry, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .delete(cookLog)
      .where(
        and(eq(cookLog.ownerId, entry.ownerId), lt(cookLog.deletedAt, cookLogDeletedBefore(now))),
      );
    await tx
      .update(cookLog)
      .set({ deletedAt: now })
      .where(and(eq(cookLog.id, entry.id), isNull(cookLog.deletedAt)));
  });
}

export async function restoreEntry(db: Db, entry: AuthorizedEntry): Promise<void> {
  await db.update(cookLog).set({ deletedAt: null }).where(eq(cookLog.id, entry.id));
}

/** Deleted or not, with what decides who may change it. */
export async function findEntry(db: Db, id: string, viewerId: string) {
  const [entry] = await selectEntries(db, viewerId).where(eq(cookLog.id, id));
  return entry;
}

/** What this person may read of a recipe's entries, latest first. */
export async function listEntries(
  db: Db,
  recipe: Authorized<{ id: string }>,
  { viewerId, page, limit }: { viewerId: string; page: number; limit: number },
) {
  return selectEntries(db, viewerId)
    .where(isShown(recipe, viewerId))
    .orderBy(desc(cookLog.cookedOn), desc(cookLog.createdAt), desc(cookLog.id))
    .limit(limit)
    .offset((page - 1) * limit);
}

export async function countEntries(
  db: Db,
  recipe: Authorized<{ id: string }>,
  viewerId: string,
): Promise<{ total: number; lastCookedOn: string | undefined }> {
  const [sums] = await db
    .select({ total: count(), lastCookedOn: max(cookLog.cookedOn) })
    .from(cookLog)
    .where(isShown(recipe, viewerId));
  return { total: sums?.total ?? 0, lastCookedOn: sums?.lastCookedOn ?? undefined };
}

const isShown = ({ id }: { id: string }, viewerId: string) =>
  and(
    eq(cookLog.recipeId, id),
    isNull(cookLog.deletedAt),
    isPlanReaderOf(cookLog.ownerId, sql`${viewerId}::uuid`),
  );

const selectEntries = (db: Db, viewerId: string) =>
  db
    .select({
      id: cookLog.id,
      ownerId: cookLog.ownerId,
      recipeId: cookLog.recipeId,
      userId: cookLog.userId,
      recipeRevision: cookLog.recipeRevision,
      cookedOn: cookLog.cookedOn,
      people: cookLog.people,
      note: cookLog.note,
      imageId: cookLog.imageId,
      imageUrl: imageUrlOf(cookLog.imageId),
      deletedAt: cookLog.deletedAt,
      username: users.displayUsername,
      earlierRevision: earlierRevisionFor(viewerId),
      household: planHouseholdOf(viewerId),
    })
    .from(cookLog)
    .leftJoin(users, eq(users.id, cookLog.userId))
    .leftJoin(households, eq(households.id, cookLog.ownerId));

/**
 * Of an entry whose recipe has been changed since: the version that was cooked, if it is stored. Only the owner of a recipe
 * sees its history; somebody who cooked it has seen that one version.
 */
const earlierRevisionFor = (viewerId: string) => sql<number | null>`(
  select version.revision from ${recipeVersions} version join ${recipes} recipe on recipe.id = version.recipe_id
  where version.recipe_id = ${cookLog.recipeId} and version.revision = ${cookLog.recipeRevision}
    and version.revision < recipe.revision
    and (recipe.owner_id = ${viewerId} or ${cookLog.userId} = ${viewerId}))`;

const columnsOf = ({ cookedOn, people, note, imageUrl }: CookLogContent) => ({
  cookedOn,
  people,
  note: note || null,
  imageId: imageUrl === undefined ? null : (imageIdOf(imageUrl) ?? null),
});
