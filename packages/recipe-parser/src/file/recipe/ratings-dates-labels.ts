/**
 * Stars, difficulty, dates and labels, as other programs write them.
 *
 * - Stars are whole, 1 to 5; none and anything beyond are no rating.
 * - Difficulty is recognised by common words; other words are not read.
 * - A date is ISO 8601, or a day and a time separately ("2024-03-09 07:30:00", taken as UTC), from 1990 on.
 * - Labels are unique without regard to case, and no longer than a tag may be.
 */
import type { Difficulty } from '../../recipe/recipe';

/** @example ratingFrom('4.6') // 5 */
export function ratingFrom(value: unknown): number | undefined {
  const stars = typeof value === 'string' ? Number.parseFloat(value) : value;
  if (typeof stars !== 'number' || !(stars > 0 && stars <= 5)) return undefined;
  return Math.max(1, Math.round(stars));
}

/** @example difficultyFrom('Moderate') // 'medium' */
export function difficultyFrom(text: string | undefined): Difficulty | undefined {
  const word = text?.trim().toLowerCase() ?? '';
  return difficultyWords.find(([, pattern]) => pattern.test(word))?.[0];
}

const difficultyWords: readonly (readonly [Difficulty, RegExp])[] = [
  ['easy', /^(?:very )?(?:easy|simple|beginner)$/],
  ['medium', /^(?:medium|moderate|intermediate|average)$/],
  ['hard', /^(?:very )?(?:hard|difficult|advanced|challenging|expert)$/],
];

/** @example timestampFrom('2024-03-09 07:30:00') // '2024-03-09T07:30:00.000Z' */
export function timestampFrom(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const [, day, time = '00:00:00', zone = 'Z'] = written.exec(value.trim()) ?? [];
  if (day === undefined) return undefined;
  const moment = new Date(`${day}T${time}${zone.replace(/^(...)(\d\d)$/, '$1:$2')}`);
  const year = moment.getUTCFullYear();
  return year >= 1990 && year <= 2100 ? moment.toISOString() : undefined;
}

const written =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(Z|[+-]\d{2}:?\d{2})?)?$/;

const longestLabel = 50;

export const isTooLong = (label: string): boolean => label.trim().length > longestLabel;

/** @example withoutRepeats(['Soup', 'soup ', '']) // ['Soup'] */
export function withoutRepeats(labels: readonly string[]): string[] {
  const byFold = new Map<string, string>();
  for (const label of labels) {
    const word = label.replace(/\s+/g, ' ').trim().replace(/^#/, '');
    if (word === '' || isTooLong(word)) continue;
    if (!byFold.has(word.toLowerCase())) byFold.set(word.toLowerCase(), word);
  }
  return [...byFold.values()];
}
