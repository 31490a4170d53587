/** Cookbooks, without their recipes; without the deleted ones unless it says otherwise. */
import { and, count, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { cookbookLimits, type CookbookContent } from '@saltbush/contract/book/cookbooks';
import { AppError } from '@saltbush/contract/errors';
import { imageIdOf } from '@saltbush/contract/recipe/image-address';
import type { HouseholdAccess } from '@saltbush/domain/account/households/permissions';
import { say } from '@saltbush/domain/texts/say';
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { hasEnded } from '../../access/link-ends';
import { lockAccount } from '../../account/accounts';
import { roleOfMember } from '../../account/households';
import { deletedBefore } from '../../recipe/recipes';
import { users } from '../../../schema/accounts';
import { cookbookHouseholds, cookbookLinks, cookbooks } from '../../../schema/book/cookbooks';
import { householdMembers, households } from '../../../schema/households';

export type CookbookRow = NonNullable<Awaited<ReturnType<typeof findCookbook>>>;
export type AuthorizedCookbook = Authorized<CookbookRow>;

export interface CookbookReader {
  /** Undefined for a visitor. */
  userId: string | undefined;
  /** Of the token they hold. */
  tokenHash?: string | undefined;
}

/** Deleted or not, with what decides who may read and change it. */
export async function findCookbook(db: Db, id: string, { userId, tokenHash }: CookbookReader) {
  const [found] = await db
    .select({
      ...columns,
      memberships: membershipsOf(userId ?? null),
      isLinked: sql<boolean>`exists (select from ${cookbookLinks} link
        where link.cookbook_id = ${cookbooks.id} and link.token_hash = ${tokenHash ?? null}
          and not ${hasEnded(sql`link.ends_at`)})`,
      householdIds: sql<string[]>`array(select shared.household_id from ${cookbookHouseholds} shared
        where shared.cookbook_id = ${cookbooks.id} order by shared.household_id)`,
    })
    .from(cookbooks)
    .innerJoin(users, eq(users.id, cookbooks.ownerId))
    .where(eq(cookbooks.id, id));
  return found;
}

/** Ids of one page of those that a person may read in their own right, the newest first, and how many there are. */
export async function listCookbookIds(
  db: Db,
  { userId, page, limit }: { userId: string; page: number; limit: number },
): Promise<{ ids: string[]; total: number }> {
  const theirs = sql`
    select id, created_at from ${cookbooks}
    where owner_id = ${userId} and deleted_at is null
    union
    select book.id, book.created_at from ${householdMembers} member
    join ${households} household on household.id = member.household_id
    join ${cookbookHouseholds} shared on shared.household_id = household.id
    join ${cookbooks} book on book.id = shared.cookbook_id
    join ${householdMembers} sharer
      on sharer.household_id = household.id and sharer.user_id = book.owner_id
    where member.user_id = ${userId} and book.deleted_at is null and household.deleted_at is null
      and (household.closed_at is null or household.owner_id = ${userId})`;
  const { rows } = await db.execute<{ ids: string[]; total: number }>(sql`
    with theirs as materialized (${theirs})
    select (select count(*)::int from theirs) as total, array(
      select id from theirs order by created_at desc, id desc
      limit ${limit} offset ${(page - 1) * limit}) as ids`);
  return rows[0]!;
}

/** @throws AppError NOT_POSSIBLE when the person has as many as one may have */
export async function insertCookbook(
  db: Db,
  {
    id,
    ownerId,
    content,
    now,
  }: { id: string; ownerId: string; content: CookbookContent; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await takeSpace(tx, ownerId);
    const times = { createdAt: now, updatedAt: now };
    await tx.insert(cookbooks).values({ id, ownerId, ...columnsOf(content), ...times });
  });
}

export async function updateCookbook(
  db: Db,
  { id }: AuthorizedCookbook,
  { content, now }: { content: CookbookContent; now: Date },
): Promise<void> {
  await db
    .update(cookbooks)
    .set({ ...columnsOf(content), updatedAt: now })
    .where(eq(cookbooks.id, id));
}

/** Also removes what can't be restored any more of the same person. */
export async function removeCookbook(
  db: Db,
  { id, ownerId }: AuthorizedCookbook,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .delete(cookbooks)
      .where(and(eq(cookbooks.ownerId, ownerId), lt(cookbooks.deletedAt, deletedBefore(now))));
    await tx.update(cookbooks).set({ deletedAt: now }).where(eq(cookbooks.id, id));
  });
}

/** @throws AppError NOT_POSSIBLE when the person has as many as one may have */
export async function restoreCookbook(
  db: Db,
  { id, ownerId, deletedAt }: AuthorizedCookbook,
): Promise<void> {
  if (deletedAt === null) return;
  await db.transaction(async (tx) => {
    await takeSpace(tx, ownerId);
    await tx.update(cookbooks).set({ deletedAt: null }).where(eq(cookbooks.id, id));
  });
}

/** Within a transaction. Households that stay keep their row. */
export async function writeCookbookSharing(
  tx: Db,
  { id, householdIds }: AuthorizedCookbook,
  change: { mode?: 'private' | 'public' | undefined; households?: readonly string[] | undefined },
): Promise<void> {
  if (change.mode !== undefined)
    await tx.update(cookbooks).set({ sharingMode: change.mode }).where(eq(cookbooks.id, id));
  const next = change.households;
  if (next === undefined) return;
  const gone = householdIds.filter((householdId) => !next.includes(householdId));
  if (gone.length > 0) {
    const isGone = inArray(cookbookHouseholds.householdId, gone);
    await tx.delete(cookbookHouseholds).where(and(eq(cookbookHouseholds.cookbookId, id), isGone));
  }
  const rows = next.map((householdId) => ({ cookbookId: id, householdId }));
  if (rows.length > 0) await tx.insert(cookbookHouseholds).values(rows).onConflictDoNothing();
}

/** What a person is in the households that it is shared with, where its owner still is one of them. */
const membershipsOf = (userId: string | null) => sql<HouseholdAccess[]>`coalesce((
  select json_agg(json_build_object(
    'role', ${roleOfMember(sql`household.owner_id`)},
    'isClosed', household.closed_at is not null,
    'isDeleted', household.deleted_at is not null))
  from ${cookbookHouseholds} shared
  join ${households} household on household.id = shared.household_id
  join ${householdMembers} member
    on member.household_id = household.id and member.user_id = ${userId}
  join ${householdMembers} sharer
    on sharer.household_id = household.id and sharer.user_id = ${cookbooks.ownerId}
  where shared.cookbook_id = ${cookbooks.id}), '[]'::json)`;

const columns = {
  id: cookbooks.id,
  ownerId: cookbooks.ownerId,
  ownerName: users.displayUsername,
  title: cookbooks.title,
  description: cookbooks.description,
  imageId: cookbooks.imageId,
  query: cookbooks.query,
  sharingMode: cookbooks.sharingMode,
  createdAt: cookbooks.createdAt,
  updatedAt: cookbooks.updatedAt,
  deletedAt: cookbooks.deletedAt,
};

const columnsOf = ({ title, description, imageUrl, query }: CookbookContent) => ({
  title,
  description: description || null,
  imageId: imageUrl === undefined ? null : (imageIdOf(imageUrl) ?? null),
  query: query ?? null,
});

/** The lock counts both of two that are made at once. */
async function takeSpace(tx: Db, ownerId: string): Promise<void> {
  await lockAccount(tx, ownerId);
  const isTheirs = and(eq(cookbooks.ownerId, ownerId), isNull(cookbooks.deletedAt));
  const [made] = await tx.select({ count: count() }).from(cookbooks).where(isTheirs);
  if (made!.count >= cookbookLimits.perPerson) throw tooMany();
}

const tooMany = () =>
  new AppError(
    'NOT_POSSIBLE',
    say('You have {perPerson} cookbooks, as many as one may have. Delete one first.', {
      perPerson: cookbookLimits.perPerson,
    }),
  );
