/** The days of the last big shops, from which shopping days are learned (`shopping-days.ts`). */
import type { PlainDate } from '../days/week';

/** Two months of weekly shops. */
export const mostRecentShops = 8;

/**
 * After today's shop.
 *
 * @example withShop(['2026-11-21'], '2026-11-28') // ['2026-11-21', '2026-11-28']
 */
export const withShop = (recentShops: readonly PlainDate[], today: PlainDate): PlainDate[] =>
  [...new Set([...recentShops, today])].toSorted().slice(-mostRecentShops);
