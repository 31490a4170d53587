/**
 * When links of recipes and cookbooks end. Whether one has ended is said in one place, the database function
 * `has_link_ended`: every statement that takes a token, and the function that lets the owner of an address in, asks it.
 */
import { eq, sql, type SQLWrapper } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import { timeZoneOr } from '@saltbush/domain/account/households/stand-in-time-zone';
import {
  endOfLink,
  isPossibleLastDay,
  lastDayOfLink,
} from '@saltbush/domain/book/sharing/link-end';
import { todayIn } from '@saltbush/domain/plan/days/week';
import { say } from '@saltbush/domain/texts/say';
import type { Db } from '../../../platform/db/connect';
import { users } from '../../../schema/accounts';

/** @param endsAt the column of the link's end */
export const hasEnded = (endsAt: SQLWrapper) => sql<boolean>`has_link_ended(${endsAt})`;

/** By whose midnights the links of a person end. */
export async function readLinkZone(db: Db, userId: string): Promise<TimeZone> {
  const [person] = await db
    .select({ timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId));
  return timeZoneOr(person?.timeZone);
}

interface LastDay {
  endsOn: string | null | undefined;
  timeZone: TimeZone;
  now: Date;
}

/**
 * @returns null of a link that does not end
 * @throws AppError VALIDATION_FAILED for a day that is over, or too far ahead
 */
export function endOfNewLink({ endsOn, timeZone, now }: LastDay): Date | null {
  if (endsOn == null) return null;
  if (isPossibleLastDay(endsOn, todayIn(now, timeZone))) return endOfLink(endsOn, timeZone);
  const message = say('Please choose today or a later day, at most ten years ahead');
  throw new AppError('VALIDATION_FAILED', [{ field: 'endsOn', message }]);
}

export const presentEnd = (endsAt: Date | null, timeZone: TimeZone): { endsOn?: string } =>
  endsAt === null ? {} : { endsOn: lastDayOfLink(endsAt, timeZone) };
