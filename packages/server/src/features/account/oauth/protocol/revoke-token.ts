/** A program signs itself out: by either of its tokens the connection ends (RFC 7009). */
import type { Deps } from '../../../../deps';
import type { Db } from '../../../../platform/db/connect';
import { digestOf } from '../../../../platform/secrets';
import { findClient } from '../clients.store';
import {
  endConnection,
  findConnection,
  findConnectionOfToken,
  type ConnectionRow,
} from '../connections.store';
import { OAuthRefusal } from './oauth-refusal';
import type { ConnectionTokens } from './token-model';

interface Revocation {
  token: string;
  client_id: string;
}

/**
 * A token that is none, or has ended, is no error: the program has what it wants.
 *
 * @throws OAuthRefusal for an unknown program, and for the token of another one
 */
export async function revokeToken(
  { database: { db } }: Deps,
  tokens: ConnectionTokens,
  { token, client_id: clientId }: Revocation,
): Promise<void> {
  if (!(await findClient(db, clientId))) throw new OAuthRefusal('invalid_client');
  const connection = await connectionOf(db, tokens, token);
  if (!connection) return;
  if (connection.clientId !== clientId) throw new OAuthRefusal('invalid_grant');
  await endConnection(db, connection.id);
}

async function connectionOf(
  db: Db,
  tokens: ConnectionTokens,
  token: string,
): Promise<ConnectionRow | undefined> {
  const id = tokens.refresh.ownerOf(token);
  if (id !== undefined) return findConnection(db, id);
  return tokens.access.ownerOf(token) === undefined
    ? undefined
    : findConnectionOfToken(db, digestOf(token));
}
