import { and, desc, eq, lt, ne } from 'drizzle-orm';
import type { TokenScope } from '@saltbush/domain/account/accounts/token-scopes';
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { apiTokens } from '../../../schema/account/api-tokens';
import { oauthClients, oauthConnections } from '../../../schema/account/oauth';

export type ConnectionRow = typeof oauthConnections.$inferSelect;

export interface ListedConnection {
  id: string;
  name: string;
  redirectUri: string;
  scopes: TokenScope[];
  createdAt: Date;
  lastUsedAt: Date | null;
}

export async function listConnections(db: Db, userId: string): Promise<ListedConnection[]> {
  const { id, redirectUri, scopes, createdAt } = oauthConnections;
  return db
    .select({
      id,
      name: oauthClients.name,
      redirectUri,
      scopes,
      createdAt,
      lastUsedAt: apiTokens.lastUsedAt,
    })
    .from(oauthConnections)
    .innerJoin(oauthClients, eq(oauthClients.id, oauthConnections.clientId))
    .leftJoin(apiTokens, eq(apiTokens.connectionId, id))
    .where(eq(oauthConnections.userId, userId))
    .orderBy(desc(createdAt), desc(id));
}

/** @param clientId of the program whose own connection does not count, since a new one takes its place */
export async function countOtherConnections(
  db: Db,
  { userId, clientId }: Pick<ConnectionRow, 'userId' | 'clientId'>,
): Promise<number> {
  const isOther = ne(oauthConnections.clientId, clientId);
  return db.$count(oauthConnections, and(eq(oauthConnections.userId, userId), isOther));
}

export async function findConnection(db: Db, id: string): Promise<ConnectionRow | undefined> {
  const [found] = await db.select().from(oauthConnections).where(eq(oauthConnections.id, id));
  return found;
}

/** @param digest of an access token */
export async function findConnectionOfToken(
  db: Db,
  digest: string,
): Promise<ConnectionRow | undefined> {
  const [found] = await db
    .select({ connection: oauthConnections })
    .from(apiTokens)
    .innerJoin(oauthConnections, eq(oauthConnections.id, apiTokens.connectionId))
    .where(eq(apiTokens.digest, digest));
  return found?.connection;
}

/** Takes the place of what the person allowed the program before: its tokens end. */
export async function replaceConnection(
  db: Db,
  connection: typeof oauthConnections.$inferInsert,
): Promise<void> {
  const { userId, clientId } = connection;
  await db
    .delete(oauthConnections)
    .where(and(eq(oauthConnections.userId, userId), eq(oauthConnections.clientId, clientId)));
  await db.insert(oauthConnections).values(connection);
}

export async function changeRefreshToken(
  db: Db,
  id: string,
  change: Pick<ConnectionRow, 'refreshDigest' | 'refreshedAt'>,
): Promise<void> {
  await db.update(oauthConnections).set(change).where(eq(oauthConnections.id, id));
}

/** Its tokens and codes go with it. */
export async function deleteConnection(db: Db, { id }: Authorized<ConnectionRow>): Promise<void> {
  await endConnection(db, id);
}

/** By the rules of the protocol, which no person has to be asked for. */
export async function endConnection(db: Db, id: string): Promise<void> {
  await db.delete(oauthConnections).where(eq(oauthConnections.id, id));
}

/** @param before when they last got tokens */
export async function deleteUnusedConnections(db: Db, before: Date): Promise<void> {
  await db.delete(oauthConnections).where(lt(oauthConnections.refreshedAt, before));
}
