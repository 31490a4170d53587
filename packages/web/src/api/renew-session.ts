/**
 * Renews the access token with the refresh token, which the browser keeps in a cookie that no script can read (decision
 * 0093). Due once a day at most, and so a script of its own.
 */
import { AppError } from '@saltbush/contract/errors';
import { sessionRoutes } from '@saltbush/contract/account/session';
import { endSession, getSession, renewToken, type Token } from './session';

const { method, path, timeoutMs } = sessionRoutes.refresh;
let pending: { token: string; renewal: Promise<string> } | undefined;

/**
 * Asks once, also for several calls at the same time. A server that refuses (401 or 403) ends the session; any other
 * failure says nothing about it.
 *
 * @param token of the session, perhaps over
 * @returns the new token, stored unless the session has ended meanwhile
 * @throws AppError SESSION_EXPIRED, SERVER_UNREACHABLE
 */
export function renewSession(token: string): Promise<string> {
  if (pending?.token !== token) {
    const renewal = renew(token).finally(() => (pending = undefined));
    pending = { token, renewal };
  }
  return pending.renewal;
}

async function renew(token: string): Promise<string> {
  const response = await ask(token);
  const isCurrent = getSession()?.token === token;
  if (response.status === 401 || response.status === 403) {
    if (isCurrent) endSession();
    throw new AppError('SESSION_EXPIRED');
  }
  const renewed = await readToken(response);
  if (isCurrent) renewToken(renewed);
  return renewed.token;
}

async function ask(token: string): Promise<Response> {
  try {
    return await fetch(`${basePath}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    throw new AppError('SERVER_UNREACHABLE');
  }
}

/** Anything else may come from a proxy, or from a server that is starting. */
async function readToken(response: Response): Promise<Token> {
  const renewed = response.ok
    ? ((await response.json().catch(() => undefined)) as Partial<Token> | undefined)
    : undefined;
  if (!renewed?.token || !renewed.expiresAt) throw new AppError('SERVER_UNREACHABLE');
  return { token: renewed.token, expiresAt: renewed.expiresAt };
}
