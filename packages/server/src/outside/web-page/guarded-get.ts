/**
 * GET for untrusted addresses: only to public addresses, also after each redirect, within a
 * total time, and never more bytes than asked for, counted after unpacking. Cookies live as long as one call.
 */
import type { Dispatcher } from 'undici';
import { AppError } from '@saltbush/contract/errors';
import { isAllowedPrivate, mayVisit, type AllowedPrivateHosts } from './address-rule';
import { openCookies } from './cookies';
import { openGuardedAgents } from './guarded-agents';
import { guardedLookup, isAddressRefused, systemResolve, type Resolve } from './guarded-lookup';
import { readLimited } from './limited-body';
import { unreachable } from './unreachable';

export interface GuardedGetOptions {
  /** Private network hosts that may be read; none unless the admin configures them. */
  allowedPrivateHosts?: AllowedPrivateHosts;
  resolve?: Resolve;
  totalTimeMs?: number;
  maxBytes?: number;
}

export interface Wanted {
  /** Judges the content type, lower case and without parameters; '' where the site sends none. */
  accepts: (contentType: string) => boolean;
  accept: string;
  /** Where the content itself sends visitors: a page with a refresh. */
  redirectIn?: ((gotten: Gotten) => string | undefined) | undefined;
  signal?: AbortSignal | undefined;
}

export interface Gotten {
  /** After redirects. */
  url: string;
  contentType: string;
  charset: string | undefined;
  bytes: Buffer;
}

export interface GuardedGet {
  /** @throws AppError with one of the PAGE codes. */
  get(address: string, wanted: Wanted): Promise<Gotten>;
  close(): Promise<void>;
}

const defaultTotalTimeMs = 15_000;
const defaultMaxBytes = 5 * 1024 * 1024;
const maxRedirects = 5;
const userAgent = 'Mozilla/5.0 (compatible; Saltbush/0.1; recipe import for one person)';

export function openGuardedGet(options: GuardedGetOptions = {}): GuardedGet {
  const allowed = options.allowedPrivateHosts ?? [];
  const totalTimeMs = options.totalTimeMs ?? defaultTotalTimeMs;
  const maxBytes = options.maxBytes ?? defaultMaxBytes;
  const lookup = guardedLookup(options.resolve ?? systemResolve);
  const agents = openGuardedAgents({ lookup, connectTimeoutMs: totalTimeMs, pipelining: 0 });

  const follow = async (address: string, wanted: Wanted, signal: AbortSignal): Promise<Gotten> => {
    let url = visitable(address, undefined, allowed);
    const cookies = openCookies();
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const isPrivate = isAllowedPrivate(url, allowed);
      const headers = headersOf(wanted, cookies.headerFor(url));
      const response = await agents.request(url, isPrivate, { signal, headers });
      cookies.add(url, [response.headers['set-cookie'] ?? []].flat());
      const redirect = redirectOf(response);
      if (redirect !== undefined) abandon(response);
      const gotten =
        redirect === undefined ? await received(url, response, wanted, maxBytes) : undefined;
      const next = redirect ?? (gotten && wanted.redirectIn?.(gotten));
      if (gotten !== undefined && next === undefined) return gotten;
      url = visitable(next!, url, allowed);
    }
    throw unreachable('redirects');
  };

  return {
    get: async (address, wanted) => {
      const timeout = AbortSignal.timeout(totalTimeMs);
      const signal = wanted.signal ? AbortSignal.any([timeout, wanted.signal]) : timeout;
      try {
        return await follow(address, wanted, signal);
      } catch (error) {
        throw asAppError(error, timeout.aborted);
      }
    },
    close: () => agents.close(),
  };
}

const headersOf = ({ accept }: Wanted, cookie: string | undefined) => ({
  ...(cookie !== undefined && { cookie }),
  'user-agent': userAgent,
  accept,
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'en-AU, en;q=0.9, *;q=0.5',
});

/** Closes the connection; the body then fails, and nobody is left to hear it. */
function abandon({ body }: Dispatcher.ResponseData): void {
  body.on('error', () => undefined).destroy();
}

function visitable(address: string, base: URL | undefined, allowed: AllowedPrivateHosts): URL {
  const url = URL.canParse(address, base?.href) ? new URL(address, base) : undefined;
  if (url === undefined || !mayVisit(url, allowed)) throw new AppError('PAGE_ADDRESS_REFUSED');
  url.hash = '';
  return url;
}

function redirectOf({ statusCode, headers }: Dispatcher.ResponseData): string | undefined {
  const location = [headers['location']].flat()[0];
  return [301, 302, 303, 307, 308].includes(statusCode) ? location : undefined;
}

async function received(
  url: URL,
  response: Dispatcher.ResponseData,
  wanted: Wanted,
  maxBytes: number,
): Promise<Gotten> {
  const { statusCode, headers, body } = response;
  try {
    if (statusCode < 200 || statusCode > 299) throw unreachable(statusCode);
    const [contentType = '', ...parameters] = ([headers['content-type']].flat()[0] ?? '')
      .toLowerCase()
      .split(';')
      .map((part) => part.trim());
    if (!wanted.accepts(contentType)) throw new AppError('PAGE_NOT_HTML');
    if (Number(headers['content-length']) > maxBytes) throw new AppError('PAGE_TOO_LARGE');
    const encoding = [headers['content-encoding']].flat().join(',');
    const bytes = await readLimited(body, encoding, maxBytes);
    const charset = parameters.find((part) => part.startsWith('charset='));
    return { url: url.href, contentType, charset: charset?.slice(8).replaceAll('"', ''), bytes };
  } finally {
    abandon(response);
  }
}

function asAppError(error: unknown, hasTimedOut: boolean): AppError {
  if (error instanceof AppError) return error;
  if (isAddressRefused(error)) return new AppError('PAGE_ADDRESS_REFUSED');
  if (hasTimedOut) return unreachable('slow');
  const code = (error as { code?: unknown }).code;
  return unreachable(code === 'ENOTFOUND' ? 'unknown' : 'broken');
}
