/**
 * A time as another program keeps it: minutes where it can be read, else the words.
 *
 * - A number is minutes. Zero, and ISO 8601 for zero, say nothing.
 */
import { minutesFrom } from '../recipe-import/durations';

export interface Duration {
  minutes?: number | undefined;
  /** What a person wrote and nobody can count: "until golden". */
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
