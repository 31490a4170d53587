/**
 * Where a program may have a person taken back to (OAuth 2.1, 2.3; RFC 8252, 7).
 *
 * - To a site by https, to this device by http at a loopback address, or to an app by a scheme of its own. Such a scheme is
 *   a domain turned around, so it has a dot: "com.example.app:/signed-in". `javascript:`, `data:` and `file:` have none.
 * - No fragment, no name or password, and nothing that browsers read as something else: white space and "\".
 * - It must be one that the program has registered, character by character. At a loopback address the port is free: a
 *   program listens at whichever it gets.
 */
import type { ReturnPlace } from '@saltbush/contract/account/oauth';

/** @example isRedirectUri('http://example.com/signed-in') // false, without TLS */
export function isRedirectUri(uri: string): boolean {
  if (!/^[\x21-\x7e]+$/.test(uri) || /[\\#]/.test(uri) || !URL.canParse(uri)) return false;
  if (loopback.test(uri) || ownScheme.test(uri)) return true;
  const { username, password } = new URL(uri);
  return uri.startsWith('https://') && username === '' && password === '';
}

/** @example isRegistered('http://127.0.0.1:4711/in', ['http://127.0.0.1/in']) // true */
export const isRegistered = (uri: string, registered: readonly string[]): boolean =>
  registered.some((one) => withoutLoopbackPort(one) === withoutLoopbackPort(uri));

/** @example returnPlace('https://claude.ai/api/callback') // { kind: 'site', name: 'claude.ai' } */
export function returnPlace(uri: string): ReturnPlace {
  const { protocol, host, hostname } = new URL(uri);
  if (loopback.test(uri)) return { kind: 'device', name: hostname };
  if (ownScheme.test(uri)) return { kind: 'app', name: protocol.slice(0, -1) };
  return { kind: 'site', name: host };
}

/** @example withAnswer('https://a.example/in?x=1', { error: 'access_denied' }) // 'https://a.example/in?x=1&error=access_denied' */
export function withAnswer(uri: string, answer: Record<string, string | undefined>): string {
  const given = Object.entries(answer).filter((entry): entry is [string, string] =>
    entry.every((part) => part !== undefined),
  );
  return `${uri}${uri.includes('?') ? '&' : '?'}${new URLSearchParams(given).toString()}`;
}

const loopback = /^(http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]))(?::\d{1,5})?(?=[/?]|$)/;
const ownScheme = /^[a-z][a-z0-9+-]*(?:\.[a-z0-9+-]+)+:/;

const withoutLoopbackPort = (uri: string): string => uri.replace(loopback, '$1');
