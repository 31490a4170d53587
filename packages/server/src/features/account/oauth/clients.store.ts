import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import { idSchema } from '@saltbush/contract/schemas/fields';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import type { Db } from '../../../platform/db/connect';
import { isFirstFree } from '../../../platform/queue/first-free';
import { oauthClients, oauthCodes, oauthConnections } from '../../../schema/account/oauth';

export type ClientRow = typeof oauthClients.$inferSelect;

/** @param id as a program sent it: any text */
export async function findClient(db: Db, id: string): Promise<ClientRow | undefined> {
  if (!parseInput(idSchema, id).success) return undefined;
  const [found] = await db.select().from(oauthClients).where(eq(oauthClients.id, id));
  return found;
}

export async function insertClient(db: Db, client: ClientRow): Promise<void> {
  await db.insert(oauthClients).values(client);
}

/**
 * Those without a connection that registered before a time, some at once.
 *
 * @returns how many there were
 */
export async function deleteUnusedClients(db: Db, before: Date): Promise<number> {
  const { id, createdAt } = oauthClients;
  const isOf = (table: typeof oauthCodes | typeof oauthConnections) =>
    notExists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(eq(table.clientId, id)),
    );
  const where = and(lt(createdAt, before), isOf(oauthConnections), isOf(oauthCodes));
  const { rowCount } = await db
    .delete(oauthClients)
    .where(isFirstFree({ table: oauthClients, key: [id], where, limit: 1_000 }));
  return rowCount ?? 0;
}
