/**
 * What the library of the token endpoint asks for, answered by the database within one transaction, so that a code or a
 * refresh token counts once whichever process is asked.
 *
 * - A code that comes again ends what came of it, and a refresh token that was replaced ends its connection: somebody else
 *   may have it (RFC 6749, 4.1.2; OAuth 2.1, 4.3.1).
 * - The account is locked before anything else of it (`lockAccount`), as where access to it ends.
 */
import type OAuth2Server from '@node-oauth/oauth2-server';
import type { TokenScope } from '@saltbush/domain/account/accounts/token-scopes';
import type { Db } from '../../../../platform/db/connect';
import { newId } from '../../../../platform/ids';
import { digestOf } from '../../../../platform/secrets';
import { lockAccount, type UserRow } from '../../accounts';
import { putConnectionToken, type TokenTexts } from '../../api-tokens';
import { findClient, type ClientRow } from '../clients.store';
import { changeCode, findCode, type CodeRow } from '../codes.store';
import { accessTokenMs, unusedConnectionMs } from '../connection-lifetimes';
import {
  changeRefreshToken,
  endConnection,
  findConnection,
  replaceConnection,
  type ConnectionRow,
} from '../connections.store';

/** The texts of the tokens that a connection has. */
export interface ConnectionTokens {
  access: TokenTexts;
  /** Whose owner is the connection. */
  refresh: TokenTexts;
}

export type TokenModel = Omit<
  OAuth2Server.AuthorizationCodeModel & OAuth2Server.RefreshTokenModel,
  // The library asks for it to authenticate calls, which `platform/http/session.ts` does.
  'getAccessToken'
>;

interface ModelContext {
  tx: Db;
  now: Date;
  tokens: ConnectionTokens;
  /** Absent from a request of OAuth 2.1; where it is sent it must be right. */
  redirectUri: string | undefined;
  /** Called within the transaction when a program was connected, and not when it only got new tokens. */
  onConnected: (tx: Db, user: UserRow) => Promise<void>;
}

/** Who gets tokens: the library hands it from one method to the next. */
interface Holder {
  user: UserRow;
  connectionId: string;
}

export function tokenModel(context: ModelContext): TokenModel {
  const { tx, tokens } = context;
  return {
    getClient: async (id, secret) => {
      // Programs have no secret here: one that sends one is another.
      const client = secret ? undefined : await findClient(tx, id);
      return client && asClient(client);
    },
    ...codesIn(context),
    ...refreshTokensIn(context),
    generateAccessToken: async (_client, holder) => tokens.access.make((holder as Holder).user.id),
    generateRefreshToken: async (_client, holder) =>
      tokens.refresh.make((holder as Holder).connectionId),
    saveToken: async (token, client, holder) => {
      await save(context, token, client as Client, holder as Holder);
      return { ...token, client, user: holder };
    },
  };
}

type CodeMethods = 'getAuthorizationCode' | 'revokeAuthorizationCode' | 'saveAuthorizationCode';

function codesIn(context: ModelContext): Pick<TokenModel, CodeMethods> {
  const { tx, now, redirectUri } = context;
  return {
    getAuthorizationCode: async (text) => {
      const found = await findUsableCode(context, digestOf(text));
      if (!found) return undefined;
      const { code, user } = found;
      return {
        authorizationCode: text,
        expiresAt: code.expiresAt,
        redirectUri: redirectUri === undefined ? '' : code.redirectUri,
        scope: code.scopes,
        client: { id: code.clientId, grants },
        user: { user, connectionId: newId() } satisfies Holder,
        codeChallenge: code.codeChallenge,
        codeChallengeMethod: 'S256',
      };
    },
    revokeAuthorizationCode: async ({ authorizationCode }) => {
      await changeCode(tx, digestOf(authorizationCode), { usedAt: now });
      return true;
    },
    // Codes are made where a person allows a program, and not by the library.
    saveAuthorizationCode: async () => undefined,
  };
}

function refreshTokensIn(
  context: ModelContext,
): Pick<TokenModel, 'getRefreshToken' | 'revokeToken'> {
  return {
    getRefreshToken: async (text) => {
      const found = await findUsableConnection(context, text);
      if (!found) return undefined;
      const { connection, user } = found;
      return {
        refreshToken: text,
        scope: connection.scopes,
        client: { id: connection.clientId, grants },
        user: { user, connectionId: connection.id } satisfies Holder,
      };
    },
    // It ends when the next one is saved, so that a refused request leaves it.
    revokeToken: async () => true,
  };
}

const grants = ['authorization_code', 'refresh_token'];

interface Client extends OAuth2Server.Client {
  name: string;
}

const asClient = ({ id, name, redirectUris }: ClientRow): Client => ({
  id,
  name,
  redirectUris,
  grants,
});

async function findUsableCode(
  { tx, now }: ModelContext,
  digest: string,
): Promise<{ code: CodeRow; user: UserRow } | undefined> {
  const user = await lockOwner(tx, await findCode(tx, digest));
  const code = user && (await findCode(tx, digest));
  if (!code) return undefined;
  if (code.usedAt !== null) {
    if (code.connectionId !== null) await endConnection(tx, code.connectionId);
    return undefined;
  }
  return code.expiresAt <= now ? undefined : { code, user };
}

async function findUsableConnection(
  { tx, now, tokens }: ModelContext,
  text: string,
): Promise<{ connection: ConnectionRow; user: UserRow } | undefined> {
  const id = tokens.refresh.ownerOf(text);
  if (id === undefined) return undefined;
  const user = await lockOwner(tx, await findConnection(tx, id));
  const connection = user && (await findConnection(tx, id));
  if (!connection) return undefined;
  const isUnused = connection.refreshedAt.getTime() + unusedConnectionMs <= now.getTime();
  if (isUnused || connection.refreshDigest !== digestOf(text)) {
    await endConnection(tx, id);
    return undefined;
  }
  return { connection, user };
}

/** What was found before the account was locked may be gone: it is read again. */
async function lockOwner(
  tx: Db,
  thing: { userId: string } | undefined,
): Promise<UserRow | undefined> {
  const user = thing && (await lockAccount(tx, thing.userId));
  return user?.disabledAt === null && user.deletionDueAt === null ? user : undefined;
}

async function save(
  { tx, now, onConnected }: ModelContext,
  token: OAuth2Server.Token,
  client: Client,
  { user, connectionId }: Holder,
): Promise<void> {
  const code = token['authorizationCode'] as string | undefined;
  const refreshed = { refreshDigest: digestOf(token.refreshToken!), refreshedAt: now };
  if (code === undefined) await changeRefreshToken(tx, connectionId, refreshed);
  else {
    await connect(tx, { digest: digestOf(code), connectionId, ...refreshed });
    await onConnected(tx, user);
  }
  await putConnectionToken(tx, {
    id: newId(),
    connectionId,
    digest: digestOf(token.accessToken),
    userId: user.id,
    name: client.name,
    // Those of the connection, or some of them.
    scopes: token.scope as TokenScope[],
    createdAt: now,
    expiresAt: new Date(now.getTime() + accessTokenMs),
  });
}

interface NewConnection {
  /** Of the code. */
  digest: string;
  connectionId: string;
  refreshDigest: string;
  refreshedAt: Date;
}

async function connect(
  tx: Db,
  { digest, connectionId, refreshDigest, refreshedAt }: NewConnection,
): Promise<void> {
  const { userId, clientId, redirectUri, scopes } = (await findCode(tx, digest))!;
  await replaceConnection(tx, {
    id: connectionId,
    userId,
    clientId,
    redirectUri,
    scopes,
    refreshDigest,
    createdAt: refreshedAt,
    refreshedAt,
  });
  await changeCode(tx, digest, { connectionId });
}
