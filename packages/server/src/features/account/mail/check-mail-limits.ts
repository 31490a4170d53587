/** Refuses a mail to somebody else when its address or its sender has had enough for a day. */
import { and, desc, eq, gt, isNotNull, sql, type SQL } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';
import { advisoryLocks } from '../../../platform/db/advisory-locks';
import type { Db } from '../../../platform/db/connect';
import {
  causedMailLimits,
  causedMailsOfSender,
  causedMailTotals,
  causedMailWindowMs,
  type Cause,
} from './caused-mail';
import { mailMessages } from '../../../schema/account/mail';

interface Limit {
  max: number;
  counted: SQL | undefined;
  /** A sentence. */
  reason: string;
}

/**
 * Counts until the transaction ends: mails by the same sender or to the same address are checked in turn.
 *
 * @throws AppError TOO_MANY_MAILS, which says when it is possible again
 */
export async function checkMailLimits(
  tx: Db,
  { to, cause, now }: { to: string; cause: Cause; now: Date },
): Promise<void> {
  await lockCounts(tx, [to, cause.senderId]);
  const since = new Date(now.getTime() - causedMailWindowMs);
  for (const { max, counted, reason } of limitsOf(to, cause)) {
    const [oldest] = await tx
      .select({ at: mailMessages.createdAt })
      .from(mailMessages)
      .where(and(counted, gt(mailMessages.createdAt, since)))
      .orderBy(desc(mailMessages.createdAt))
      .offset(max - 1)
      .limit(1);
    if (!oldest) continue;
    const waitMs = oldest.at.getTime() + causedMailWindowMs - now.getTime();
    throw new AppError('TOO_MANY_MAILS', `${reason} ${tryAgain(waitMs)}`);
  }
}

function limitsOf(to: string, { kind, senderId }: Cause): Limit[] {
  const isTo = and(eq(mailMessages.to, to), isNotNull(mailMessages.kind));
  const isFrom = eq(mailMessages.senderId, senderId);
  const isKind = eq(mailMessages.kind, kind);
  const { fromOnePerson, toAddress } = causedMailLimits[kind];
  const enoughForAddress = say('This address has had several emails like this lately.');
  return [
    { max: fromOnePerson, counted: and(isTo, isFrom, isKind), reason: enoughForAddress },
    { max: toAddress, counted: and(isTo, isKind), reason: enoughForAddress },
    { max: causedMailTotals.toAddress, counted: isTo, reason: enoughForAddress },
    {
      max: causedMailTotals.fromOnePerson,
      counted: isFrom,
      reason: say('You have sent many emails from Saltbush today.'),
    },
    {
      max: causedMailsOfSender[kind] ?? causedMailTotals.fromOnePerson,
      counted: and(isFrom, isKind),
      reason: say('You have sent many emails like this today.'),
    },
  ];
}

/** In one order, so that two mails never wait for each other. */
async function lockCounts(tx: Db, names: string[]): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(${advisoryLocks.mailCounts}, key) from (
      select distinct hashtext(name) as key from unnest(${sql.param(names)}::text[]) name
      order by key) keys`);
}

/** @example tryAgain(5_400_000) // 'Please try again in 2 hours.' */
export function tryAgain(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  if (minutes < 60) {
    return say(
      '{minutes, plural, =1 {Please try again in a minute.} other {Please try again in # minutes.}}',
      { minutes },
    );
  }
  return say(
    '{hours, plural, =1 {Please try again in an hour.} other {Please try again in # hours.}}',
    {
      hours: Math.ceil(minutes / 60),
    },
  );
}
