/**
 * Whether a need is worth a look in the pantry before it is bought: spoons of spices, oil, sauces, flour, sugar.
 *
 * - Only foods that keep, and no tins: what is left of one does not.
 * - A little: up to 4 tablespoons or 60 g, and no more than a quarter of the smallest pack. Spices are always a little.
 * - Salt "to taste" and oil "for frying" have no amount: they are a little, as other foods without one are not. Nor are foods
 *   that are no kind of one of the table, but for spices.
 */
import type { Aisle } from '@saltbush/recipe-parser/foods/facts';
import type { Sum } from '../amounts/add-amounts';
import { weighSum } from '../amounts/weigh-sum';
import type { NeededFood } from '../needs/list-need';
import { neededOfPack } from './needed-of-pack';

/** @example mayBeAtHome([twoTeaspoons], groundCumin) // true */
export function mayBeAtHome(sums: readonly Sum[], identity: NeededFood): boolean {
  const { food, usualAisle } = identity;
  if (notSold.has(identity.key)) return true;
  if (!food || !pantryAisles.has(usualAisle) || food.packs?.[0]?.name === 'tin') return false;
  if (food.isKind && food.container && usualAisle !== 'Herbs & Spices') return false;
  if (sums.length === 0) return usualAisle !== 'Pantry' || food.isSoldByVolume;
  return sums.every((sum) => isLittle(sum, identity));
}

function isLittle(sum: Sum, { food, usualAisle }: NeededFood): boolean {
  if (sum.packageSize) return false;
  const isSpice = usualAisle === 'Herbs & Spices';
  if (sum.dimension === 'pieces') {
    if (pinches.has(sum.unit)) return true;
    if (isSpice) return sum.base.max <= mostSpicePieces;
  }
  const grams = weighSum(sum, food)?.grams.max;
  const isSmall =
    sum.dimension === 'volume' ? sum.base.max <= mostMl : grams !== undefined && grams <= mostGrams;
  if (!isSmall || isSpice) return isSmall;
  const packs = food?.packs ?? [];
  const [smallest] = packs;
  return !smallest || neededOfPack(sum, food, packs) <= smallest.amount * mostOfPack;
}

/** No shop sells them: who bakes with a starter has it in the fridge, and bacon leaves its fat. */
const notSold: ReadonlySet<string> = new Set(['sourdough-starter', 'bacon-fat']);

/** Where shops have what keeps. */
export const pantryAisles: ReadonlySet<Aisle> = new Set<Aisle>([
  'Pantry',
  'International',
  'Baking',
  'Herbs & Spices',
]);
const pinches: ReadonlySet<string> = new Set([
  'pinch',
  'dash',
  'drop',
  'splash',
  'drizzle',
  'glug',
  'sprinkle',
  'grind',
]);
const mostMl = 80;
const mostGrams = 60;
const mostSpicePieces = 12;
const mostOfPack = 0.25;
