/**
 * Limits that hold for an account or an address, wherever the attempts come from: a guesser with a
 * thousand machines has no more tries than one. The count lies in the database, shared by all server
 * processes; limits by the caller's address stand in the contract.
 *
 * The cost: an attacker can block sign-in on devices that are new to the account.
 * Devices and networks that signed in before have counts of their own (`sign-in.ts`). A password reset clears the
 * account's count.
 */
import { eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/connect';
import { TooManyRequests } from '../../../../platform/http/too-many-requests';
import { isFirstFree } from '../../../../platform/queue/first-free';
import { digestOf } from '../../../../platform/secrets';
import { attempts } from '../../../../schema/accounts';

export interface AttemptLimit {
  purpose: string;
  max: number;
  windowMs: number;
}

const minuteMs = 60_000;

/** A thousand of the best-known passwords cannot be chosen, so 20 guesses are as good as none. */
export const signInLimit: AttemptLimit = { purpose: 'sign-in', max: 20, windowMs: 15 * minuteMs };
/** The current password, asked of someone who is signed in. */
export const passwordLimit: AttemptLimit = {
  purpose: 'password',
  max: 10,
  windowMs: 15 * minuteMs,
};
/** Mails of one kind to one address: limits abuse of us to fill someone's mailbox. */
export const verificationMailLimit: AttemptLimit = {
  purpose: 'verification-mail',
  max: 5,
  windowMs: 60 * minuteMs,
};
export const resetMailLimit: AttemptLimit = { ...verificationMailLimit, purpose: 'reset-mail' };

/** @throws `TooManyRequests` once the window's attempts are used up. */
export async function countAttempt(
  db: Db,
  limit: AttemptLimit,
  subject: string,
  now: Date,
): Promise<void> {
  const isOver = sql`${attempts.endsAt} <= ${now.toISOString()}`;
  const [counted] = await db
    .insert(attempts)
    .values({
      id: idOf(limit, subject),
      count: 1,
      endsAt: new Date(now.getTime() + limit.windowMs),
    })
    .onConflictDoUpdate({
      target: attempts.id,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${attempts.endsAt} end`,
      },
    })
    .returning();
  const { count, endsAt } = counted!;
  if (count === 1) await deleteEndedAttempts(db, now);
  if (count > limit.max) {
    throw new TooManyRequests(Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  }
}

export async function forgetAttempts(db: Db, limit: AttemptLimit, subject: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.id, idOf(limit, subject)));
}

async function deleteEndedAttempts(db: Db, now: Date): Promise<void> {
  const ended = { where: lte(attempts.endsAt, now), orderBy: [attempts.endsAt] };
  await db
    .delete(attempts)
    .where(isFirstFree({ table: attempts, key: [attempts.id], ...ended, limit: 100 }));
}

const idOf = ({ purpose }: AttemptLimit, subject: string) => digestOf(`${purpose}:${subject}`);
