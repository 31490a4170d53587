/**
 * Personal links to vote without an account.
 *
 * - A link is of one person who eats and has no account. It votes for that person only.
 * - It ends after some days, when it is replaced or turned off, when the person is removed, and when who made it may
 *   no longer plan meals.
 * - It shows the dinners that are ahead: what was eaten can't be changed any more.
 */
import { addDays, type PlainDate } from '../days/week';

/**
 * How long a link works, in days: this week and the next, which is as far as most households plan. A message on a
 * phone is forwarded and forgotten, so a link that nobody asks for again should end by itself.
 */
export const voteLinkDays = 14;

const dayMs = 24 * 60 * 60 * 1000;

/** @example voteLinkEnd(new Date('2026-11-24T08:00:00Z')) // 2026-12-08T08:00:00Z */
export const voteLinkEnd = (madeAt: Date): Date =>
  new Date(madeAt.getTime() + voteLinkDays * dayMs);

/** The days whose dinners a link shows: today and those for which it works at most. */
export const votingDays = (today: PlainDate): { from: PlainDate; to: PlainDate } => ({
  from: today,
  to: addDays(today, voteLinkDays - 1),
});
