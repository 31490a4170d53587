/**
 * What foods of a week cost as shops sell them.
 *
 * - Whole packs of what the list buys in packs, shared by all dinners of the week; what is sold loose by weight.
 * - Of what keeps in a pantry a little is not a pack: who needs a spoon of fish sauce has a bottle, and pays a spoon of it.
 * - What is left of earlier purchases costs nothing, for dishes that come while it is good.
 */
import type { PlainDate } from '../../days/week';
import type { MenuRules } from '../../meal-plans/menu-rules';
import { budgetOf } from '../../rows/week-budgets';
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

/** Prices of foods as a server answers them. */
export interface PricedFoods {
  /** Cents of 100 g, by the key of the food. */
  prices: Readonly<Record<string, number>>;
  /** Keys of foods that no retailer has a price of. */
  estimates: readonly string[];
  /** Grams of the smallest pack, of foods that are sold in packs. An older server does not say. */
  packs?: Readonly<Record<string, number>> | undefined;
  /** Keys of foods that a pantry may have. */
  keeps?: readonly string[] | undefined;
}

/** @example foodCostsOf({ prices: { cream: 100 }, estimates: [], packs: { cream: 300 } }).cream.packGrams // 300 */
export function foodCostsOf({ prices, estimates, packs = {}, keeps = [] }: PricedFoods): FoodCosts {
  const [isEstimate, isKept] = [new Set(estimates), new Set(keeps)];
  return Object.fromEntries(
    Object.entries(prices).map(([key, cents]) => [
      key,
      { cents, packGrams: packs[key], keeps: isKept.has(key), isEstimate: isEstimate.has(key) },
    ]),
  );
}

/** What the dinners of a week may cost at most. */
export interface Budget {
  readonly cents: number;
  readonly foods: FoodCosts;
}

/**
 * The limit of a week, where its rules have one.
 *
 * @example budgetFor({ budgets: [{ week: '2026-11-23', cents: 12_000 }] }, '2026-11-23', foods)?.cents // 12000
 */
export function budgetFor(
  { budgets }: Pick<MenuRules, 'budgets'>,
  week: PlainDate,
  foods: FoodCosts,
): Budget | undefined {
  const cents = budgetOf(budgets, week);
  return cents === undefined ? undefined : { cents, foods };
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
