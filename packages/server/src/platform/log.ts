/**
 * The log: JSON lines on standard output; never a token, a password or a mail's text. The one exception
 * is the link in a mail that cannot be sent, in a house that has not set up mail (features/mail).
 */
import { pino, type Logger } from 'pino';

export type Log = Logger;

export const makeLog = (level: string): Log =>
  pino({
    level,
    base: undefined,
    redact: ['req.headers.authorization', 'password', 'token'],
  });
