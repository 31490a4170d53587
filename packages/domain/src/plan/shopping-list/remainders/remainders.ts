/**
 * Perishable foods that are left of earlier purchases on a day, by what the rows say (decision 0146): nobody keeps stock, and
 * nobody is asked.
 */
import type { PlainDate } from '../../days/week';
import type { NeededFood } from '../needs/list-need';
import type { Perishing } from '../packs/pack';
import type { RowsView } from '../shopping-list-of-rows';
import { perishablesOfRows, type BoughtLot, type RowsClock } from './perishable-rows';
import { consume } from './consume';
import { firstWeekCounted } from './weeks-counted';

export interface Remainder {
  /** Of its line. */
  readonly key: string;
  readonly identity: NeededFood;
  readonly perishing: Perishing;
  /** Each with what is left of it, in the unit of the packs of the food, or in grams. */
  readonly lots: readonly BoughtLot[];
}

export interface RemaindersAsked extends RowsClock {
  /** The first day for which nothing is used yet. */
  from: PlainDate;
  /** A Monday: only what was bought for earlier weeks counts. */
  before: PlainDate;
}

/** @example remaindersOfRows(view, { from: '2026-11-23', before: '2026-11-23', …clock }).get('thickened-cream')?.lots[0]?.amount // 150 */
export function remaindersOfRows(
  view: RowsView,
  { from, before, ...clock }: RemaindersAsked,
): ReadonlyMap<string, Remainder> {
  const found = new Map<string, Remainder>();
  const weeks = { first: firstWeekCounted(from), before };
  for (const [key, food] of perishablesOfRows(view, weeks, clock)) {
    const { identity, perishing, lots, uses } = food;
    const { left } = consume(
      lots,
      uses.filter(({ day }) => day < from),
    );
    const still = lots.flatMap((lot, index) =>
      left[index]! > leastLeft && lot.lastDay >= from ? [{ ...lot, amount: left[index]! }] : [],
    );
    if (still.length > 0) found.set(key, { key, identity, perishing, lots: still });
  }
  return found;
}

/** Grams or millilitres: what is less is the dust of conversion, or stays in the pack. */
const leastLeft = 5;
