/** Order keys: texts that sort by code point, with space for another between any two. */
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/**
 * A key between two others; null is before the first or after the last.
 *
 * Two devices may make the same key: then the id decides. There is no space between two equal keys, so the
 * new one goes after both.
 *
 * @example orderBetween('a0', 'a1') // 'a0V'
 */
export function orderBetween(before: string | null, after: string | null): string {
  return generateKeyBetween(before, before === after ? null : after);
}

/** @example ordersAfter('a0', 2) // ['a1', 'a2'] */
export function ordersAfter(last: string | null, count: number): string[] {
  return generateNKeysBetween(last, null, count);
}
