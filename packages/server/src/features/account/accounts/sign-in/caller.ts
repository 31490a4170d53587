import type { FastifyRequest } from 'fastify';
import type { Language } from '@saltbush/domain/texts/languages';
import { askedLanguageOf } from '../../../../platform/http/languages/language';
import { keepRefreshToken } from '../sessions/refresh-cookie';

/** Where a call comes from. */
export interface Caller {
  /** An IP address. */
  address: string;
  userAgent: string | undefined;
  /** Of the page that calls; undefined of a program that names none of ours. */
  language: Language | undefined;
  /** Has the answer of the call tell the browser to keep it. */
  keepRefreshToken: (refreshToken: string) => void;
}

export const callerOf = (request: FastifyRequest): Caller => ({
  address: request.ip,
  userAgent: request.headers['user-agent'],
  language: askedLanguageOf(request),
  keepRefreshToken: (refreshToken) => keepRefreshToken(request, refreshToken),
});
