/** The log: JSON lines on standard output; never a token, a password or a mail's text. */
import { pino, type Logger } from 'pino';

export type Log = Logger;

export const makeLog = (level: string): Log =>
  pino({
    level,
    base: undefined,
    redact: ['req.headers.authorization', 'password', 'token'],
  });
