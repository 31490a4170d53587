/**
 * Whose word counts for where a call comes from (`TRUST_PROXY`). A reverse proxy adds the address of its
 * caller at the end of `X-Forwarded-For`; whatever stands before that, the caller may have invented.
 *
 * - `false`: the header is not read.
 * - `true`: one proxy, on this machine or in its private network. A caller who gets round the proxy, from
 *   a public address, is not trusted.
 * - A number: so many proxies, one behind the other, and nobody can get round them.
 * - Addresses and networks, with commas: the proxies themselves.
 */
import ipaddr from 'ipaddr.js';
import { isNear } from './network';

/** Fastify's `trustProxy`. A hop of 0 is the address that the connection comes from. */
export type TrustedProxies = false | string[] | ((address: string, hop: number) => boolean);

/**
 * @throws Error in words for the person who sets it
 * @example parseTrustedProxies('10.0.0.0/8, 127.0.0.1') // ['10.0.0.0/8', '127.0.0.1']
 */
export function parseTrustedProxies(setting: string): TrustedProxies {
  const word = setting.trim().toLowerCase();
  if (['false', 'off', '0'].includes(word)) return false;
  if (['true', 'on'].includes(word)) return isNearestAndPrivate;
  if (/^\d$/.test(word)) return (_address, hop) => hop < Number(word);
  const proxies = word.split(',').map((part) => part.trim());
  if (proxies.every(isAddressOrNetwork)) return proxies;
  throw new Error(
    'TRUST_PROXY takes true, false, a number of proxies, or addresses and networks with commas: 10.0.0.0/8, 127.0.0.1',
  );
}

/** Whether a connection from this address is one of a proxy that is trusted. */
export function isTrustedProxy(trusted: TrustedProxies, address: string): boolean {
  if (trusted === false || !ipaddr.isValid(address)) return false;
  if (typeof trusted === 'function') return trusted(address, 0);
  const from = ipaddr.process(address);
  return trusted.some((proxy) => {
    const [network, bits] = proxy.includes('/')
      ? ipaddr.parseCIDR(proxy)
      : ([ipaddr.process(proxy), undefined] as const);
    if (network.kind() !== from.kind()) return false;
    return from.match(network, bits ?? (network.kind() === 'ipv4' ? 32 : 128));
  });
}

/** An address is written out: "10" is a number, and "10.1" a slip. */
function isAddressOrNetwork(text: string): boolean {
  const [address = ''] = text.split('/');
  const isWhole = address.includes(':') || ipaddr.IPv4.isValidFourPartDecimal(address);
  return isWhole && (ipaddr.isValid(text) || ipaddr.isValidCIDR(text));
}

const isNearestAndPrivate = (address: string, hop: number): boolean => hop === 0 && isNear(address);
