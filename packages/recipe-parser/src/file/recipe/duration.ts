/**
 * A time as another program stores it: minutes if it can be parsed, else the text.
 *
 * - A number is minutes. Zero, and ISO 8601 for zero, are no value.
 */
import { minutesFrom } from '../../text/fields/durations';

export interface Duration {
  minutes?: number | undefined;
  /** Text without a number of minutes: "until golden". */
  words?: string | undefined;
}

/**
 * @example durationOf('1 h 10 min') // { minutes: 70 }
 * @example durationOf('until golden') // { words: 'until golden' }
 */
export function durationOf(value: unknown): Duration {
  const minutes = minutesFrom(value);
  if (minutes !== undefined) return { minutes };
  if (typeof value !== 'string' || !/\p{L}{3}/u.test(value)) return {};
  return /^0\b/.test(value.trim()) ? {} : { words: value.trim() };
}
