/** What is left of earlier purchases when a week begins, in the packs that Magic Menu counts. */
import { addDays, mondayOf, type PlainDate } from '../../days/week';
import type { RowsClock } from '../../shopping-list/remainders/perishable-rows';
import { remaindersOfRows, type Remainder } from '../../shopping-list/remainders/remainders';
import type { RowsView } from '../../shopping-list/shopping-list-of-rows';
import type { LeftFood } from '../remainders';

/**
 * What the planned dishes before `start` have not used. Those from then on are in the menu themselves.
 *
 * @example leftFoodsOfRows(view, '2026-11-23', clock)[0] // { food: 'thickened-cream', packs: 0.5, … }
 */
export function leftFoodsOfRows(view: RowsView, start: PlainDate, clock: RowsClock): LeftFood[] {
  const before = addDays(mondayOf(start), 7);
  const byFood = new Map<string, LeftFood>();
  for (const remainder of remaindersOfRows(view, { from: start, before, ...clock }).values()) {
    const left = leftFoodOf(remainder);
    const known = byFood.get(left.food);
    byFood.set(left.food, known ? joined(known, left) : left);
  }
  return [...byFood.values()].filter(({ packs }) => packs > leastPacks);
}

function leftFoodOf({ perishing, identity: { food }, lots }: Remainder): LeftFood {
  const ofOne = food?.packs?.[0]?.amount ?? food?.pieces.whole?.value ?? Infinity;
  return lots
    .map(({ amount, boughtOn, lastDay }) => ({
      food: perishing.as,
      packs: amount / ofOne,
      boughtOn,
      lastDay,
    }))
    .reduce(joined);
}

/** Together they are counted on for as long as the first to wilt is good. */
const joined = (one: LeftFood, other: LeftFood): LeftFood => ({
  food: one.food,
  packs: one.packs + other.packs,
  boughtOn: one.boughtOn > other.boughtOn ? one.boughtOn : other.boughtOn,
  lastDay: one.lastDay < other.lastDay ? one.lastDay : other.lastDay,
});

/** Less is not worth a dish. */
const leastPacks = 0.1;
