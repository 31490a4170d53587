/**
 * What foods of a week cost as shops sell them.
 *
 * - Whole packs of what the list buys in packs, shared by all dinners of the week; what is sold loose by weight.
 * - Of what keeps in a pantry a little is not a pack: who needs a spoon of fish sauce has a bottle, and pays a spoon of it.
 * - What is left of earlier purchases costs nothing, for dishes that come while it is good.
 */
import { almostPacked } from '../../shopping-list/amounts/almost';

export interface FoodCost {
  /** Cents of 100 g. */
  readonly cents: number;
  /** What the smallest pack holds that shops sell; absent of what is sold loose. */
  readonly packGrams?: number | undefined;
  /** A pantry may have it. */
  readonly keeps?: boolean | undefined;
  /** No retailer has a price of it. */
  readonly isEstimate?: boolean | undefined;
}

/** By the key of the food. */
export type FoodCosts = Readonly<Record<string, FoodCost>>;

/** What the dinners of a week may cost at most. */
export interface Budget {
  readonly cents: number;
  readonly foods: FoodCosts;
}

/** @example centsFor(450, { cents: 100, packGrams: 300 }) // 600: two packs */
export function centsFor(grams: number, { cents, packGrams, keeps }: FoodCost): number {
  if (grams <= dust) return 0;
  const isLittle = keeps && packGrams && grams <= mostGrams && grams <= packGrams * mostOfPack;
  if (!packGrams || isLittle) return (grams * cents) / 100;
  const packs = Math.ceil(almostPacked(grams, packGrams) / packGrams - dust);
  return (Math.max(1, packs) * packGrams * cents) / 100;
}

/** Of sums of fractions. */
const dust = 1e-6;
/** As on the list (`buying/may-be-at-home.ts`). */
const mostGrams = 60;
const mostOfPack = 0.25;
