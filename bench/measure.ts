/** Times a function many times, one call after another, and returns the percentiles. */

export interface Spread {
  what: string;
  count: number;
  p50: number;
  p90: number;
  p99: number;
  max: number;
}

/**
 * @param count how many times, after a warm-up of a tenth (at least 5)
 * @returns milliseconds
 */
export async function measure(
  what: string,
  count: number,
  once: (n: number) => Promise<unknown>,
): Promise<Spread> {
  const warmUp = Math.max(5, Math.round(count / 10));
  for (let n = 0; n < warmUp; n += 1) await once(n);
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const started = performance.now();
    await once(warmUp + n);
    times.push(performance.now() - started);
  }
  return spreadOf(what, times);
}

/** @param digits behind the point */
export function spreadOf(what: string, times: number[], digits = 2): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN, digits);
  return {
    what,
    count: sorted.length,
    p50: at(0.5),
    p90: at(0.9),
    p99: at(0.99),
    max: round(sorted.at(-1) ?? NaN, digits),
  };
}

export function printTable(title: string, rows: object[]): void {
  console.log(title);
  console.table(Object.fromEntries(rows.map((row, n) => [n + 1, row])));
}

export const round = (value: number, digits = 2): number =>
  Math.round(value * 10 ** digits) / 10 ** digits;
