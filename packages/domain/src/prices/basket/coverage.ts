/** How much of a list a total is about, and how old its prices are. No total is shown without it. */
import type { BasketItem } from './basket';

export interface Coverage {
  readonly priced: number;
  readonly total: number;
  /** Of `priced`: by typical prices, not by a shop's. */
  readonly estimates: number;
  /** The oldest observation, estimates left out; ISO 8601. */
  readonly oldest?: string | undefined;
  readonly newest?: string | undefined;
  /** Keys of lines without a price. */
  readonly missing: readonly string[];
}

/**
 * Percent of a list's lines that a shop must have a price of its own for, before it is compared with others: below it
 * totals are mostly estimates, which are the same everywhere (decision 0080).
 */
export const leastRealPercent = 60;

/** Lines with a price of the shop itself. */
export const realCount = ({ priced, estimates }: Coverage): number => priced - estimates;

/** Lines that need one before the shop is compared. */
export const realCountNeeded = ({ total }: Coverage): number =>
  Math.ceil((total * leastRealPercent) / 100);

export function isComparable(coverage: Coverage): boolean {
  return coverage.total > 0 && realCount(coverage) >= realCountNeeded(coverage);
}

/** @param keys of all lines of the list */
export function coverageOf(items: readonly BasketItem[], keys: readonly string[]): Coverage {
  const priced = new Set(items.map(({ key }) => key));
  const dates = items
    .filter((item) => !item.isEstimate)
    .map(({ product }) => product.price.observedAt)
    .sort();
  return {
    priced: priced.size,
    total: keys.length,
    estimates: items.filter((item) => item.isEstimate).length,
    oldest: dates[0],
    newest: dates.at(-1),
    missing: keys.filter((key) => !priced.has(key)),
  };
}

/**
 * @param now ISO 8601
 * @example coverageText(coverage, now) // '38 of 41 items priced, 12 of them estimates, oldest 3 days'
 */
export function coverageText(coverage: Coverage, now: string): string {
  const { priced, total, estimates, oldest } = coverage;
  const parts = [`${priced} of ${total} ${total === 1 ? 'item' : 'items'} priced`];
  if (estimates > 0 && estimates === priced) parts.push('all estimates');
  else if (estimates > 0) parts.push(`${estimates} by estimate`);
  if (oldest !== undefined) parts.push(`oldest ${ageText(oldest, now)}`);
  return parts.join(', ');
}

/** @example ageText('2026-11-22T…', '2026-11-25T…') // '3 days' */
export function ageText(observedAt: string, now: string): string {
  const days = Math.max(0, Math.floor((Date.parse(now) - Date.parse(observedAt)) / dayMs));
  if (days === 0) return 'today';
  if (days < 2 * 7) return days === 1 ? '1 day' : `${days} days`;
  if (days < 60) return `${Math.floor(days / 7)} weeks`;
  return `${Math.floor(days / 30)} months`;
}

const dayMs = 86_400_000;
