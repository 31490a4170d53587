/**
 * A time that a file or another program states, of something that has happened.
 *
 * @returns the time, or now when it lies in the future: wrong clocks and invented dates would come first in every list
 * @example cutToNow(new Date('2999-01-01'), now) // now
 */
export const cutToNow = (stated: Date, now: Date): Date => (stated > now ? now : stated);
