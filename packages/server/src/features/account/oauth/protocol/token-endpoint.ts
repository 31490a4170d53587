/** Exchanges a code or a refresh token, by a library that is loaded with the first one. */
import type { IncomingHttpHeaders } from 'node:http';
import type OAuth2Server from '@node-oauth/oauth2-server';
import type { Deps } from '../../../../deps';
import type { Db } from '../../../../platform/db/connect';
import type { UserRow } from '../../accounts';
import { signInChangedEmail } from '../../sign-in-methods';
import { accessTokenMs } from '../connection-lifetimes';
import { isOurs } from '../resources';
import { OAuthRefusal } from './oauth-refusal';
import { tokenModel, type ConnectionTokens, type TokenModel } from './token-model';

export interface TokenRequest {
  headers: IncomingHttpHeaders;
  body: { redirect_uri?: string | undefined; resource?: string | string[] | undefined };
}

/** In the forms of RFC 6749, 5. */
export interface TokenAnswer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** @throws OAuthRefusal for a resource that is not ours; what the database throws */
export async function exchange(
  deps: Deps,
  tokens: ConnectionTokens,
  request: TokenRequest,
): Promise<TokenAnswer> {
  const { database, config, clock, mail } = deps;
  if (!isOurs(config.publicUrl, request.body.resource)) throw new OAuthRefusal('invalid_target');
  const { default: library } = await import('@node-oauth/oauth2-server');
  const { answer, hasMail } = await database.db.transaction(async (tx) => {
    let hasMail = false;
    const onConnected = async (within: Db, user: UserRow) => {
      await tellPerson(deps, within, user);
      hasMail = true;
    };
    const { redirect_uri: redirectUri } = request.body;
    const model = tokenModel({ tx, now: clock(), tokens, redirectUri, onConnected });
    return { answer: await answerOf(library, model, request), hasMail };
  });
  if (hasMail) mail.wake();
  return answer;
}

/** A refusal is an answer too: what it has changed stays, such as a connection that ended by a second use. */
async function answerOf(
  library: typeof OAuth2Server,
  model: TokenModel,
  { headers, body }: TokenRequest,
): Promise<TokenAnswer> {
  const sent = { method: 'POST', query: {}, headers: textsOf(headers), body };
  const response = new library.Response();
  const server = new library({
    model: model as OAuth2Server.AuthorizationCodeModel & OAuth2Server.RefreshTokenModel,
  });
  const answer = { headers: response.headers! };
  try {
    await server.token(new library.Request(sent), response, {
      accessTokenLifetime: accessTokenMs / 1000,
      requireClientAuthentication: { authorization_code: false, refresh_token: false },
    });
    return { ...answer, status: 200, body: response.body as unknown };
  } catch (error) {
    if (!(error instanceof library.OAuthError)) throw error;
    // What the database threw, as it was.
    if (error.code >= 500) throw (error as { inner?: unknown }).inner ?? error;
    const refusal = { error: error.name, error_description: error.message };
    return { ...answer, status: error.code, body: refusal };
  }
}

const textsOf = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

const tellPerson = ({ config, mail }: Deps, tx: Db, user: UserRow): Promise<void> =>
  mail.enqueue(tx, user.email, () =>
    signInChangedEmail(user, 'program-connected', `${config.publicUrl}/account/programs`),
  );
