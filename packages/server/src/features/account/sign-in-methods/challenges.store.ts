/** Sign-ins that have begun. They lie in the database, so that any process can end them, and each ends once. */
import { and, eq, gt, lte, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/connect';
import { isFirstFree } from '../../../platform/queue/first-free';
import { digestOf } from '../../../platform/secrets';
import { signInChallenges } from '../../../schema/account/sign-in-methods';

type ChallengeRow = typeof signInChallenges.$inferSelect;
type Kind = ChallengeRow['kind'];

interface NewChallenge {
  kind: Kind;
  /** What the answer must bring: only its digest is stored. */
  secret: string;
  userId?: string;
  data?: Record<string, unknown>;
  now: Date;
}

const minuteMs = 60_000;
/** Long enough to look for a phone or to sign in at the provider; a login page may stay open longer. */
const lifetimeMs: Record<Kind, number> = {
  passkey: 30 * minuteMs,
  'add-passkey': 10 * minuteMs,
  provider: 15 * minuteMs,
  'link-provider': 15 * minuteMs,
  'second-step': 10 * minuteMs,
};

export async function insertChallenge(
  db: Db,
  { kind, secret, userId, data = {}, now }: NewChallenge,
): Promise<void> {
  await deleteExpired(db, now);
  const expiresAt = new Date(now.getTime() + lifetimeMs[kind]);
  await db
    .insert(signInChallenges)
    .values({ id: digestOf(secret), kind, userId: userId ?? null, data, expiresAt });
}

/** Of two that take the same challenge, one gets nothing. */
export async function takeChallenge(
  db: Db,
  kind: Kind,
  secret: string,
  now: Date,
): Promise<ChallengeRow | undefined> {
  const [taken] = await db
    .delete(signInChallenges)
    .where(isOpen(kind, secret, now))
    .returning();
  return taken;
}

export async function findChallenge(
  db: Db,
  kind: Kind,
  secret: string,
  now: Date,
): Promise<ChallengeRow | undefined> {
  const [found] = await db
    .select()
    .from(signInChallenges)
    .where(isOpen(kind, secret, now));
  return found;
}

const isOpen = (kind: Kind, secret: string, now: Date): SQL | undefined =>
  and(
    eq(signInChallenges.id, digestOf(secret)),
    eq(signInChallenges.kind, kind),
    gt(signInChallenges.expiresAt, now),
  );

async function deleteExpired(db: Db, now: Date): Promise<void> {
  const { id, expiresAt } = signInChallenges;
  const expired = { where: lte(expiresAt, now), orderBy: [expiresAt] };
  await db
    .delete(signInChallenges)
    .where(isFirstFree({ table: signInChallenges, key: [id], ...expired, limit: 100 }));
}
