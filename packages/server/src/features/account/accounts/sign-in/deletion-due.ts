/** An account that is due to be deleted: nobody signs in to it, but its person may keep it. */
import { localeOf } from '@saltbush/domain/account/countries/locale';
import { eq } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import { timeZoneOr } from '@saltbush/domain/account/households/stand-in-time-zone';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import { language } from '@saltbush/domain/texts/language';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../../deps';
import type { Db } from '../../../../platform/db/connect';
import { digestOf, newSecret } from '../../../../platform/secrets';
import { updateUser, type UserRow } from '../accounts.store';
import { users, type SignedInWith } from '../../../../schema/accounts';
import { insertToken, spendTokens, takeToken } from '../tokens/account-tokens.store';

/** @throws AppError DELETION_DUE, with the token that keeps the account */
export async function refuseDeletionDue(
  deps: Deps,
  { id, deletionDueAt, disabledAt, timeZone }: UserRow,
  signedInWith: SignedInWith,
): Promise<void> {
  if (deletionDueAt === null || disabledAt !== null) return;
  const token = await newKeepToken(deps, { userId: id, signedInWith });
  const details = say('Your account will be deleted on {day}.', {
    day: dayInWords(deletionDueAt, timeZone),
  });
  throw new AppError('DELETION_DUE', details, token);
}

async function newKeepToken(
  { database, clock }: Deps,
  begun: { userId: string; signedInWith: SignedInWith },
): Promise<string> {
  const secret = newSecret();
  const createdAt = clock();
  const expiresAt = new Date(createdAt.getTime() + keepLifetimeMs);
  const token = { id: digestOf(secret), ...begun, createdAt, expiresAt };
  await insertToken(database.db, { ...token, purpose: 'keep-account' });
  return secret;
}

const keepLifetimeMs = 30 * 60_000;

interface RemainingAccount {
  user: UserRow;
  signedInWith: SignedInWith;
}

/**
 * Uses the token up, and the account stays.
 *
 * @returns the person, and with what their sign-in was begun; nothing when the token has ended or the account is gone
 * @throws AppError ACCOUNT_DISABLED
 */
export async function takeKeepToken(
  tx: Db,
  token: string,
  now: Date,
): Promise<RemainingAccount | undefined> {
  const taken = await takeToken(tx, digestOf(token), 'keep-account', now);
  if (!taken) return undefined;
  const [user] = await tx.select().from(users).where(eq(users.id, taken.userId)).for('update');
  if (!user) return undefined;
  if (user.disabledAt !== null) throw new AppError('ACCOUNT_DISABLED');
  await spendTokens(tx, user.id, 'keep-account', now);
  const remaining = await updateUser(tx, user.id, { deletionDueAt: null, updatedAt: now });
  return { user: remaining, signedInWith: taken.signedInWith ?? {} };
}

/**
 * @param timeZone that its reader has chosen
 * @example dayInWords(new Date('2026-12-09T14:00:00Z'), 'Australia/Perth') // '9 December 2026'
 */
export const dayInWords = (at: Date, timeZone: TimeZone | null): string =>
  new Intl.DateTimeFormat(localeOf(language()), {
    dateStyle: 'long',
    timeZone: timeZoneOr(timeZone),
  }).format(at);
