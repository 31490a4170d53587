/**
 * The refresh token of a browser, in a cookie that no script can read and that only goes to the call that exchanges it
 * (decision 0093). It is written once the call has succeeded.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionRoutes } from '@saltbush/contract/account/session';
import { unusedSessionMs } from '@saltbush/domain/account/accounts/session-renewal';
import { basePathOf } from '../../../../platform/http/base-path';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the answer tells the browser to keep: a token, or '' for none. */
    newRefreshToken: string | undefined;
  }
}

/** @param publicUrl the address of this instance, for callers that do not say how they reached it */
export function addRefreshCookie(app: FastifyInstance, publicUrl: string): void {
  const path = `${basePathOf(publicUrl)}/api${sessionRoutes.refresh.path}`;
  app.decorateRequest('newRefreshToken', undefined);
  app.addHook('onSend', async (request, reply) => {
    const { newRefreshToken, headers } = request;
    if (newRefreshToken === undefined || reply.statusCode >= 400) return;
    // A proxy may speak HTTP to us; the browser knows whether it spoke HTTPS.
    const isSecure = (headers.origin ?? publicUrl).startsWith('https:');
    reply.header('set-cookie', cookieOf(newRefreshToken, path, isSecure));
  });
}

export const keepRefreshToken = (request: FastifyRequest, refreshToken: string): void => {
  request.newRefreshToken = refreshToken;
};

export const forgetRefreshToken = (request: FastifyRequest): void => keepRefreshToken(request, '');

/** @returns the token that the browser sent */
export function sentRefreshToken({ headers }: FastifyRequest): string | undefined {
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** A token is written in letters, digits, "-", "_" and ".": it needs no encoding. */
function cookieOf(refreshToken: string, path: string, isSecure: boolean): string {
  const maxAge = refreshToken === '' ? 0 : unusedSessionMs / 1000;
  const cookie = `${name}=${refreshToken}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Strict`;
  return isSecure ? `${cookie}; Secure` : cookie;
}

const name = 'saltbush-refresh';
