/**
 * Which packs hold what is needed: as little too much as packs allow, then as few packs as possible.
 *
 * - Of the largest pack as many as fit, and for the rest one more, or up to three smaller ones that hold less. So more is
 *   never bought for a smaller need.
 * - Of tins up to 7 % may be missing: countries fill them differently.
 * - A need that is hardly more than packs hold is covered by them (`almostPacked`).
 */
import { almostPacked } from '../amounts/almost';
import type { Pack } from '../packs/pack';

/** How many of a pack. */
export interface PackCount {
  readonly pack: Pack;
  readonly count: number;
}

/**
 * The largest pack first; at least one.
 *
 * @param packs the smallest first
 * @param need in the unit of the packs
 * @example wholePacks(creamOf300And600, 800) // one of 600, one of 300
 */
export function wholePacks(packs: readonly Pack[], need: number): PackCount[] {
  const largest = packs.at(-1);
  const smallest = packs[0];
  if (!largest || !smallest) return [];
  const enough =
    smallest.name === 'tin' ? need * (1 - missingOfTins) : almostPacked(need, smallest.amount);
  const least = Math.max(enough, Number.MIN_VALUE);
  const count = Math.floor(least / largest.amount);
  const rest = forRest(packs, least - count * largest.amount);
  return packs
    .toReversed()
    .map((pack) => ({
      pack,
      count: rest.filter((each) => each === pack).length + (pack === largest ? count : 0),
    }))
    .filter((each) => each.count > 0);
}

/** @param rest less than the largest pack */
function forRest(packs: readonly Pack[], rest: number): readonly Pack[] {
  if (rest <= 0) return [];
  const smaller = packs.slice(0, -1);
  const choices = [packs.slice(-1), ...combinations(smaller, mostSmallerPacks)];
  const enough = choices.filter((choice) => total(choice) >= rest);
  return enough.reduce((best, choice) => (isBetter(choice, best) ? choice : best));
}

function isBetter(choice: readonly Pack[], best: readonly Pack[]): boolean {
  return (total(choice) - total(best) || choice.length - best.length) < 0;
}

/** Of one to `most` packs, in any number of each. */
function combinations(packs: readonly Pack[], most: number): (readonly Pack[])[] {
  if (most === 0) return [];
  return packs.flatMap((pack, index) => [
    [pack],
    ...combinations(packs.slice(index), most - 1).map((others) => [pack, ...others]),
  ]);
}

const total = (packs: readonly Pack[]) => packs.reduce((sum, { amount }) => sum + amount, 0);

/** An American tin of 15 oz is the tin of 400 g. */
const missingOfTins = 0.07;
const mostSmallerPacks = 3;
