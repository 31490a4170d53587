/**
 * What the ingredients of a recipe weigh together: an estimate of what it makes, for a recipe that states no yield.
 *
 * - Cooking takes water out or brings some in, so it is never more than an estimate.
 * - What is too little to matter is left out: what has no amount, pinches, leaves and spoons of unknown foods.
 * - One other food of unknown weight, and nobody can say.
 */
import { findFood, gramsOfAmount } from '@saltbush/recipe-parser/foods';
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import { foodsOfRow } from '@saltbush/recipe-parser/row-foods';
import {
  findUnit,
  isMassUnit,
  isVolumeUnit,
  parseQuantity,
  toGrams,
  toMillilitres,
  toNumber,
  type UnitId,
} from '@saltbush/recipe-parser/units';
import { isWater } from '../not-food/not-bought';

/**
 * @returns grams, or undefined if they cannot be estimated
 * @example weightOfIngredients([{ name: 'mince', amount: '500', unit: 'g' }], 'au') // 500
 */
export function weightOfIngredients(
  ingredients: readonly Ingredient[],
  measures: Measures,
): number | undefined {
  let sum = 0;
  for (const row of ingredients) {
    // What a recipe in it weighs is another estimate.
    if (row.recipeId !== undefined) return undefined;
    for (const { ingredient, sharedBy } of foodsOfRow(row)) {
      const weight = weightOf(ingredient, measures);
      if (weight === undefined) return undefined;
      sum += weight / sharedBy;
    }
  }
  return sum > 0 ? sum : undefined;
}

function weightOf({ name, amount, unit }: Ingredient, measures: Measures): number | undefined {
  const quantity = parseQuantity(amount);
  if (!quantity) return amount.trim() === '' ? 0 : undefined;
  const id = unit.trim() === '' ? 'whole' : findUnit(unit);
  if (id === undefined) return undefined;
  const count = toNumber(quantity);
  if (isMassUnit(id)) return toGrams(count, id);
  if (isWater(name)) return isVolumeUnit(id) ? toMillilitres(count, id, measures) : undefined;
  const { food } = findFood(name, measures);
  const known = food && gramsOfAmount(food, count, id, measures);
  return known ?? (littleUnits.has(id) ? 0 : undefined);
}

const littleUnits: ReadonlySet<UnitId> = new Set<UnitId>([
  'dash',
  'drop',
  'leaf',
  'pinch',
  'sprig',
  'tbsp',
  'tsp',
]);
