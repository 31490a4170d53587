/** The prices of a product as a line in steps: a price holds until another one is seen. */

export interface ChartPrice {
  readonly cents: number;
  /** ISO 8601. */
  readonly observedAt: string;
  readonly isSpecial?: boolean | undefined;
}

export interface PriceChart {
  /** From 0 at the left and the top to 1 at the right and the bottom. */
  readonly points: readonly {
    readonly x: number;
    readonly y: number;
    readonly isSpecial: boolean;
  }[];
  readonly lowestCents: number;
  readonly highestCents: number;
  /** ISO 8601, of the first price. */
  readonly from: string;
}

/**
 * @param prices the oldest first
 * @param now ISO 8601: where the line ends
 * @returns undefined for less than two prices
 * @example priceChart(prices, now)?.lowestCents // 310
 */
export function priceChart(prices: readonly ChartPrice[], now: string): PriceChart | undefined {
  const [first] = prices;
  if (!first || prices.length < 2) return undefined;
  const start = Date.parse(first.observedAt);
  const length = Math.max(1, Date.parse(now) - start);
  const all = prices.map(({ cents }) => cents);
  const [lowestCents, highestCents] = [Math.min(...all), Math.max(...all)];
  // A price that never changed is a line in the middle.
  const range = highestCents - lowestCents;
  const points = prices.map(({ cents, observedAt, isSpecial }) => ({
    x: Math.min(1, (Date.parse(observedAt) - start) / length),
    y: range === 0 ? 0.5 : (highestCents - cents) / range,
    isSpecial: isSpecial ?? false,
  }));
  return { points, lowestCents, highestCents, from: first.observedAt };
}
