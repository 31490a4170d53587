/**
 * The networks an account was signed in from lately. Each has its own count of wrong passwords, so that
 * an attacker does not lock out an owner on a new device in a known network. A known network
 * signs nobody in.
 */
import { createHmac } from 'node:crypto';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/connect';
import { networkOf } from '../../../../platform/http/network';
import { knownNetworks } from '../../../../schema/accounts';
import type { TokenKey } from './session-token';

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

const rememberedMs = 90 * 24 * 60 * 60 * 1000;
const maxNetworks = 20;
