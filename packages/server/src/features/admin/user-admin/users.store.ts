/** The accounts of people: the system account is none. */
import { and, count, desc, eq, ilike, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/connect';
import { users } from '../../../schema/accounts';
import { recipeCounts } from '../../../schema/recipes';
import { systemAccountId } from '../../book/sample-recipes';

export type ListedRow = Awaited<ReturnType<typeof selectUsers>>[number];

interface Search {
  page: number;
  limit: number;
  search: string | undefined;
}

export async function listUsers(db: Db, { page, limit, search = '' }: Search) {
  const isFound = and(isPerson, searched(search.trim()));
  const rows = await selectUsers(db)
    .where(isFound)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [found] = await db.select({ total: count() }).from(users).where(isFound);
  return { rows, total: found!.total };
}

export async function findListedUser(db: Db, id: string): Promise<ListedRow | undefined> {
  const [row] = await selectUsers(db).where(and(eq(users.id, id), isPerson));
  return row;
}

/** Locks the account until the transaction ends; references to it may be written meanwhile. */
export async function lockUser(tx: Db, id: string) {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isPerson))
    .for('no key update');
  return row;
}

export async function writeUser(
  tx: Db,
  id: string,
  change: Partial<typeof users.$inferInsert> & { updatedAt: Date },
): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, id));
}

const isPerson = ne(users.id, systemAccountId);

function searched(text: string): SQL | undefined {
  if (text === '') return undefined;
  const part = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(users.username, part), ilike(users.email, part));
}

const selectUsers = (db: Db) =>
  db
    .select({
      id: users.id,
      username: users.username,
      displayUsername: users.displayUsername,
      email: users.email,
      verifiedAt: users.verifiedAt,
      isAdmin: users.isAdmin,
      disabledAt: users.disabledAt,
      createdAt: users.createdAt,
      lastSeenAt: users.lastSeenAt,
      recipeCount: sql<number>`coalesce(${recipeCounts.count}, 0)`,
    })
    .from(users)
    .leftJoin(recipeCounts, eq(recipeCounts.ownerId, users.id));
