/** What foods weigh: a figure and its source. Not part of the table, so that a phone can do without that. */
import type { Measures } from '../units/measures';

export type FigureSource =
  'usda' | 'womens-weekly' | 'shop-pack' | 'kitchen-reference' | 'estimate';

export interface Figure {
  /** Grams per millilitre, or grams per piece. */
  readonly value: number;
  readonly source: FigureSource;
}

export interface Densities {
  /** As American books fill a cup, and all others where nothing else is known. */
  readonly density?: Figure | undefined;
  /** As Australian books fill one, where that is known to differ. */
  readonly australianDensity?: Figure | undefined;
}

/**
 * What a millilitre weighs in the cups and spoons of these measures. British and metric recipes fill
 * theirs as Australian ones do.
 *
 * @example densityOf(plainFlour, 'au')?.value // 0.6: 150 g in a cup of 250 mL
 */
export function densityOf(food: Densities, measures: Measures): Figure | undefined {
  return measures === 'us' ? food.density : (food.australianDensity ?? food.density);
}
