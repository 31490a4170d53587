/** Where a call comes from, as far as limits are concerned. */
import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The network of an address: one IPv4 address, or the 64 bits that an IPv6 provider gives to one home
 * (RFC 6177).
 *
 * @example networkOf('2001:db8:1:2:3:4:5:6') // '2001:db8:1:2'
 * @example networkOf('::ffff:192.0.2.7') // '192.0.2.7'
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv4(address) ? address : first64Bits(address);
}

/**
 * This machine or its private network: perhaps a proxy that nobody named in `TRUST_PROXY`, behind which everybody is.
 *
 * @example isNear('127.0.0.1') // true
 */
export const isNear = (address: string): boolean =>
  ipaddr.isValid(address) && nearRanges.includes(ipaddr.process(address).range());

const nearRanges: readonly string[] = ['loopback', 'private', 'uniqueLocal', 'linkLocal'];

function first64Bits(address: string): string {
  const [head = '', tail = ''] = address.split('%')[0]!.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
