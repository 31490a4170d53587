/**
 * How much of a product is bought for a need, and what is left over.
 *
 * - Whole packs; what is sold by weight, as much as is needed.
 * - A need may be 2 % more than the packs have, as on the list (`shopping-list/buying/whole-packs.ts`).
 * - A need that nothing converts to the unit of the pack takes one pack, and the purchase says that it is a guess.
 */
import { almostPacked } from '../../shopping-list/amounts/almost';
import type { PackUnit, ProductPack } from '../packs/product-pack';
import type { NeededAmount } from './needed-amount';

export interface Purchase {
  /** Whole packs; for what is sold by weight, a share of the amount that has the price. */
  readonly packs: number;
  /** What is bought and not needed. */
  readonly left?: { readonly amount: number; readonly unit: PackUnit } | undefined;
  /** Nothing says how much of it is needed. */
  readonly isGuess?: boolean | undefined;
}

/**
 * @param pack undefined if the retailer's text says nothing: one piece
 * @example purchaseOf({ g: 700 }, { amount: 500, unit: 'g', count: 1 }) // { packs: 2, left: { amount: 300, unit: 'g' } }
 */
export function purchaseOf(need: NeededAmount, pack: ProductPack | undefined): Purchase {
  const { amount, unit, count, isLoose } = pack ?? onePiece;
  const needed = unit === 'g' || unit === 'ml' || unit === 'each' ? need[unit] : undefined;
  if (needed === undefined) return ofPieces(need.each, count, unit);
  if (isLoose) return { packs: needed / amount };
  const packs = wholePacks(needed, amount);
  const left = packs * amount - needed;
  return { packs, ...(left > amount * leastLeft && { left: { amount: left, unit } }) };
}

/** A pack of several pieces has so many; else each package that was counted is a pack. */
function ofPieces(needed: number | undefined, count: number, unit: PackUnit): Purchase {
  if (needed === undefined) return { packs: 1, isGuess: true };
  if (unit === 'each' || count > 1) return { packs: wholePacks(needed, count) };
  return { packs: Math.min(mostGuessed, wholePacks(needed, 1)), isGuess: true };
}

function wholePacks(needed: number, amount: number): number {
  return Math.max(1, Math.ceil(almostPacked(needed, amount) / amount - rounding));
}

const onePiece: ProductPack = { amount: 1, unit: 'each', count: 1 };
/** Of a pack: less is not worth a word. */
const leastLeft = 0.1;
const mostGuessed = 20;
const rounding = 1e-9;
