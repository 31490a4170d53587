/** The price of a food by weight, whatever its packs are measured in. */
import { pieceFigure } from '../../shopping-list/amounts/weigh-sum';
import type { FoodFacts } from '../../shopping-list/needs/list-need';
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
 * @param food `factsOf` of a food of the table
 * @example centsOf100Grams(milk, { unit: 'ml', cents: 0.155 }) // 15
 */
export function centsOf100Grams(food: FoodFacts, { unit, cents }: PriceOfUnit): number | undefined {
  switch (unit) {
    case 'g':
      return cents * 100;
    case 'ml':
      return (cents * 100) / ((food.australianDensity ?? food.density)?.value ?? 1);
    case 'each': {
      // One whole, as retailers sell it: a bulb of garlic, a bunch of parsley.
      const whole = food.packs?.findLast(({ isUnsized }) => isUnsized);
      const grams = whole?.amount ?? pieceFigure(food, '')?.value;
      return grams === undefined ? undefined : (cents * 100) / grams;
    }
    default:
      return undefined;
  }
}
