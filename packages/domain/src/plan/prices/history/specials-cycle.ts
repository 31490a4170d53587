/**
 * Whether a product is regularly on special: "usually 20 % cheaper every fourth week". It is said only when the prices say
 * so; the thresholds are ours.
 *
 * - Prices are counted by week; the lowest of a week is its price. The usual price is the median of the dearer half.
 * - A special is a run of weeks at least 8 % below the usual price. Each begins after a week at the usual price.
 * - Three specials at least; from start to start always the same number of weeks, give or take one; 2 to 13 weeks.
 * - Prices of at least half of the weeks between the first and the last start are known: else one may have been missed.
 * - The last special is not longer ago than a cycle and two weeks.
 */
import { say } from '../../../texts/say';

export interface SeenPrice {
  readonly cents: number;
  /** ISO 8601. */
  readonly observedAt: string;
}

export interface SpecialsCycle {
  /** Off the usual price, whole percents: the median of the specials. */
  readonly percent: number;
  /** From the start of one special to that of the next. */
  readonly weeks: number;
}

/**
 * @param prices of one product, in any order
 * @param now ISO 8601
 * @example specialsCycle(pricesOfMilk, now) // { percent: 20, weeks: 4 }
 */
export function specialsCycle(
  prices: readonly SeenPrice[],
  now: string,
): SpecialsCycle | undefined {
  const weeks = lowestByWeek(prices);
  const usual = usualPrice(weeks.map(({ cents }) => cents));
  const specials = usual === undefined ? [] : specialsBelow(weeks, usual);
  if (usual === undefined || specials.length < fewestSpecials) return undefined;
  const starts = specials.map(({ start }) => start);
  const gaps = starts.slice(1).map((start, index) => start - starts[index]!);
  const cycle = median(gaps);
  const isRegular = gaps.every((gap) => Math.abs(gap - cycle) <= 1);
  const [first, last] = [starts[0]!, starts.at(-1)!];
  const known = weeks.filter(({ week }) => week >= first && week <= last).length;
  const isKnown = known * 2 >= last - first + 1;
  const isCurrent = weekOf(now) - last <= cycle + weeksOfGrace;
  if (!isRegular || !isKnown || !isCurrent || cycle < 2 || cycle > longestCycle) return undefined;
  const percents = specials.map(({ cents }) => (1 - cents / usual) * 100);
  return { percent: Math.round(median(percents)), weeks: Math.round(cycle) };
}

/** @example cycleText({ percent: 20, weeks: 4 }) // 'Usually 20% cheaper every fourth week' */
export function cycleText({ percent, weeks }: SpecialsCycle): string {
  return say(
    '{weeks, plural, =2 {Usually {percent}% cheaper every second week} =3 {Usually {percent}% cheaper every third week} =4 {Usually {percent}% cheaper every fourth week} =5 {Usually {percent}% cheaper every fifth week} =6 {Usually {percent}% cheaper every sixth week} =7 {Usually {percent}% cheaper every seventh week} =8 {Usually {percent}% cheaper every eighth week} =9 {Usually {percent}% cheaper every ninth week} =10 {Usually {percent}% cheaper every tenth week} other {Usually {percent}% cheaper every #th week}}',
    { percent, weeks },
  );
}

const fewestSpecials = 3;
const longestCycle = 13;
const weeksOfGrace = 2;
/** Of the usual price: less off is no special. */
const dearestSpecial = 0.92;

interface Week {
  readonly week: number;
  readonly cents: number;
}

const weekMs = 7 * 86_400_000;
/** Specials of the two large chains begin on Wednesdays; day 0 of the epoch was a Thursday. */
const wednesdayMs = -86_400_000;

const weekOf = (time: string): number => Math.floor((Date.parse(time) - wednesdayMs) / weekMs);

function lowestByWeek(prices: readonly SeenPrice[]): Week[] {
  const lowest = new Map<number, number>();
  for (const { cents, observedAt } of prices) {
    const week = weekOf(observedAt);
    lowest.set(week, Math.min(cents, lowest.get(week) ?? Infinity));
  }
  return [...lowest].map(([week, cents]) => ({ week, cents })).sort((a, b) => a.week - b.week);
}

function usualPrice(cents: readonly number[]): number | undefined {
  const sorted = cents.toSorted((a, b) => a - b);
  return sorted.length === 0 ? undefined : median(sorted.slice(Math.floor(sorted.length / 2)));
}

interface Special {
  readonly start: number;
  readonly cents: number;
}

function specialsBelow(weeks: readonly Week[], usual: number): Special[] {
  const specials: Special[] = [];
  let isAtUsual = false;
  for (const { week, cents } of weeks) {
    const isCheap = cents <= usual * dearestSpecial;
    if (isCheap && (isAtUsual || specials.length === 0)) specials.push({ start: week, cents });
    isAtUsual = !isCheap;
  }
  return specials;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? sorted[middle]!
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
