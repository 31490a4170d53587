/** The price of a food by weight, whatever its packs are measured in. */
import { densityOf, type Food } from '@saltbush/recipe-parser/foods';
import type { PackUnit } from '../packs/product-pack';

/** What one gram, millilitre or piece of the cheapest product costs. */
export interface PriceOfUnit {
  readonly unit: PackUnit;
  /** Not rounded. */
  readonly cents: number;
}

/**
 * Cents of 100 g. Undefined: nothing converts its unit.
 *
 * @example centsOf100Grams(milk, { unit: 'ml', cents: 0.155 }) // 15
 */
export function centsOf100Grams(food: Food, { unit, cents }: PriceOfUnit): number | undefined {
  switch (unit) {
    case 'g':
      return cents * 100;
    case 'ml':
      return (cents * 100) / (densityOf(food, 'au')?.value ?? 1);
    case 'each': {
      const grams = food.pieces.get('whole')?.value;
      return grams === undefined ? undefined : (cents * 100) / grams;
    }
    default:
      return undefined;
  }
}
