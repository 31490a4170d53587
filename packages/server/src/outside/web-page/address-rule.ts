/**
 * Which addresses a person may send the server to: public ones only, so that nobody reads the router,
 * the cloud's metadata service or another program of this machine through Saltbush.
 *
 * - An address must be ordinary unicast: not private, loopback, link-local (which holds the metadata
 *   services), carrier-grade NAT, multicast, reserved, documentation or a tunnel to one of these.
 * - IPv6 must be in 2000::/3, the only range given out; an IPv4 address inside an IPv6 one is judged as
 *   itself.
 * - The address as written is judged here; a name is judged again by what it resolves to
 *   (`guarded-lookup.ts`).
 *
 * Sources: IANA special-purpose address registries (RFC 6890); WHATWG Fetch, "bad ports".
 */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Private network hosts that the admin allows: "wiki.lan" or "192.168.1.20:8080". */
export type AllowedPrivateHosts = readonly string[];

/** @example isPublicAddress('169.254.169.254') // false */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.range() === 'unicast';
  return parsed.range() === 'unicast' && parsed.match(givenOut);
}

const givenOut = ipaddr.parseCIDR('2000::/3');

/** Judges an address as written, before anything is looked up. */
export function mayVisit(url: URL, allowed: AllowedPrivateHosts): boolean {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  if (url.username !== '' || url.password !== '') return false;
  if (isAllowedPrivate(url, allowed)) return true;
  if (url.port !== '' && Number(url.port) < firstFreePort) return false;
  const host = bareHost(url.hostname);
  return isIP(host) === 0 || isPublicAddress(host);
}

/** Below it, other ports than the web's own belong to mail, shells and directories. */
const firstFreePort = 1024;

export function isAllowedPrivate(url: URL, allowed: AllowedPrivateHosts): boolean {
  return allowed.includes(url.host) || allowed.includes(url.hostname);
}

/**
 * Whether something may be sent to an address, as it is written: by https, or to a private host that the admin allows.
 *
 * @example maySendTo('http://example.org/hook', []) // false
 */
export function maySendTo(address: string, allowed: AllowedPrivateHosts): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return mayVisit(url, allowed) && (url.protocol === 'https:' || isAllowedPrivate(url, allowed));
}

function bareHost(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}
