import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { nameSkeleton } from '@saltbush/domain/account/accounts/name-skeleton';
import { foldUsername } from '@saltbush/domain/account/accounts/names';
import { lockUntilCommit } from '../../../platform/db/advisory-locks';
import type { Db } from '../../../platform/db/connect';
import { noPassword } from '../../../platform/passwords';
import { favourites } from '../../../schema/book/saved-recipes';
import { recipes } from '../../../schema/recipes';
import { users } from '../../../schema/accounts';

export type UserRow = typeof users.$inferSelect;

export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** Locks the account until the transaction ends: before anything else of it, so that nobody waits in a circle. */
export async function lockAccount(tx: Db, id: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  return user;
}

/** `email` and `username` must be folded, as they are stored. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
}

/** More than anyone marks by hand; the favourites page itself is paged. */
const maxFavouriteIds = 1_000;

/** The newest first; deleted recipes are left out. */
export async function listFavouriteIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: favourites.recipeId })
    .from(favourites)
    .innerJoin(recipes, and(eq(recipes.id, favourites.recipeId), isNull(recipes.deletedAt)))
    .where(eq(favourites.userId, userId))
    .orderBy(desc(favourites.addedAt))
    .limit(maxFavouriteIds);
  return rows.map(({ id }) => id);
}

export async function listUsersNamed(
  db: Db,
  { email, username }: { email: string; username: string },
): Promise<Pick<UserRow, 'email'>[]> {
  const isAlike = eq(users.usernameSkeleton, nameSkeleton(username));
  return db
    .select({ email: users.email })
    .from(users)
    .where(or(eq(users.email, email), eq(users.username, username), isAlike));
}

/** Those of the names that somebody has, or that look like somebody's. */
export async function listTakenNames(db: Db, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ username: users.username, skeleton: users.usernameSkeleton })
    .from(users)
    .where(
      or(
        inArray(users.username, names.map(foldUsername)),
        inArray(users.usernameSkeleton, names.map(nameSkeleton)),
      ),
    );
  const taken = new Set(rows.flatMap(({ username, skeleton }) => [username, skeleton]));
  return names.filter((name) => taken.has(foldUsername(name)) || taken.has(nameSkeleton(name)));
}

export async function insertUser(db: Db, user: typeof users.$inferInsert): Promise<UserRow> {
  const usernameSkeleton = nameSkeleton(user.displayUsername);
  const [inserted] = await db
    .insert(users)
    .values({ ...user, usernameSkeleton })
    .returning();
  return inserted!;
}

export async function updateUser(
  db: Db,
  id: string,
  change: Partial<typeof users.$inferInsert> & { updatedAt: Date },
): Promise<UserRow> {
  const [updated] = await db
    .update(users)
    .set({ ...change, ...skeletonOf(change) })
    .where(eq(users.id, id))
    .returning();
  return updated!;
}

/** Who keeps a name that others had too before skeletons were compared, keeps it whatever it looks like. */
function skeletonOf({ username, displayUsername }: Partial<typeof users.$inferInsert>) {
  if (displayUsername === undefined) return {};
  const skeleton = nameSkeleton(displayUsername);
  const usernameSkeleton = sql<string>`case when ${users.username} = ${username ?? ''}
    then ${users.usernameSkeleton} else ${skeleton} end`;
  return { usernameSkeleton };
}

/**
 * Whether the account about to be made is the first that anyone can sign in to. Of several made at
 * once, one waits for the other's commit; with accounts there, nobody waits.
 */
export async function isFirstAccount(transaction: Db): Promise<boolean> {
  if (await hasAccounts(transaction)) return false;
  await lockUntilCommit(transaction, 'firstAccount');
  return !(await hasAccounts(transaction));
}

/** When the first account was made that anyone can sign in to. */
export async function findFirstUse(db: Db): Promise<Date | undefined> {
  const [first] = await db
    .select({ createdAt: users.createdAt })
    .from(users)
    .where(ne(users.passwordHash, noPassword))
    .orderBy(users.createdAt)
    .limit(1);
  return first?.createdAt;
}

/** Whether anyone can sign in to this instance. */
export async function hasAccounts(db: Db): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(ne(users.passwordHash, noPassword))
    .limit(1);
  return found.length > 0;
}
