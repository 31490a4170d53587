/**
 * The networks an account was signed in from lately. Each has its own count of wrong passwords, so that
 * an attacker does not lock out an owner on a new device in a known network. A known network
 * signs nobody in.
 */
import { createHmac } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/connect';
import { knownNetworks } from '../accounts.tables';
import type { TokenKey } from './session-token';

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

/** The key of a network's row, which nobody without the instance's key can trace to an address. */
export const networkIdOf = (key: TokenKey, userId: string, address: string): string =>
  createHmac('sha256', key)
    .update(`network:${userId}:${networkOf(address)}`)
    .digest('base64url');

export async function isKnownNetwork(db: Db, id: string, now: Date): Promise<boolean> {
  const found = await db
    .select({ id: knownNetworks.id })
    .from(knownNetworks)
    .where(and(eq(knownNetworks.id, id), gt(knownNetworks.expiresAt, now)));
  return found.length > 0;
}

/** Also forgets the person's networks that have expired or are one too many. */
export async function rememberNetwork(
  db: Db,
  { id, userId }: { id: string; userId: string },
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + rememberedMs);
  await db
    .insert(knownNetworks)
    .values({ id, userId, expiresAt })
    .onConflictDoUpdate({ target: knownNetworks.id, set: { expiresAt } });
  const own = await db
    .select({ id: knownNetworks.id, expiresAt: knownNetworks.expiresAt })
    .from(knownNetworks)
    .where(eq(knownNetworks.userId, userId))
    .orderBy(asc(knownNetworks.expiresAt));
  const tooMany = own.length - maxNetworks;
  const old = own.filter((row, at) => row.expiresAt <= now || at < tooMany).map((row) => row.id);
  if (old.length > 0) await db.delete(knownNetworks).where(inArray(knownNetworks.id, old));
}

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

const rememberedMs = 90 * 24 * 60 * 60 * 1000;
const maxNetworks = 20;
