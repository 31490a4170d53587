/**
 * Lets a browser save a backup as a file: it sends no bearer token with a download, and an address with a token in it
 * would stay in histories and logs. A cookie that no script can read goes to the addresses of backups alone, for some
 * minutes.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { basePathOf } from '../../../platform/http/base-path';
import { ticketMs } from '../../book/recipe-files';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the answer tells the browser to keep. */
    newDownloadTicket: string | undefined;
  }
}

/** @param app whose calls are those about backups, since each call is asked */
export function addDownloadCookie(app: FastifyInstance, publicUrl: string): void {
  app.decorateRequest('newDownloadTicket', undefined);
  app.addHook('onSend', async (request, reply) => {
    const { newDownloadTicket, headers } = request;
    if (newDownloadTicket === undefined || reply.statusCode >= 400) return;
    // A proxy may speak HTTP to us; the browser knows whether it spoke HTTPS.
    const isSecure = (headers.origin ?? publicUrl).startsWith('https:');
    const path = `${basePathOf(publicUrl)}/api/admin/backups`;
    reply.header('set-cookie', cookieOf(newDownloadTicket, path, isSecure));
  });
}

/** @returns the ticket that the browser sent */
export function sentTicket({ headers }: FastifyRequest): string | undefined {
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}

function cookieOf(ticket: string, path: string, isSecure: boolean): string {
  const maxAge = ticketMs / 1000;
  const cookie = `${name}=${ticket}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Strict`;
  return isSecure ? `${cookie}; Secure` : cookie;
}

const name = 'saltbush-backups';
