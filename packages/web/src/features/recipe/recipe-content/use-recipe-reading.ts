/** The recipe scaled to the chosen serves and tin, and converted to the chosen measures. */
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { multiplyRationals, rational, type Rational } from '@saltbush/recipe-parser/units';
import { scaleFactor } from '@saltbush/domain/recipe/recipes/serves';
import type { AmountReaders } from './method/mention-amounts';
import { amountReader, type MeasuresReading, useReadingMeasures } from './use-reading-measures';

export interface RecipeReading {
  /** The factor for all amounts. */
  factor: Rational;
  measures: MeasuresReading;
  readers: AmountReaders;
}

/** @param tin how much more than its own tin the chosen one takes */
export function useRecipeReading(
  recipe: Pick<RecipeOnWire, 'serves' | 'measures' | 'ingredients'>,
  serves: number,
  tin: Rational = rational(1),
): RecipeReading {
  const factor = multiplyRationals(scaleFactor(recipe.serves, serves), tin);
  const measures = useReadingMeasures();
  return {
    factor,
    measures,
    readers: amountReaders(recipe, measures, factor),
  };
}

/** @param factor of all amounts */
export const amountReaders = (
  { ingredients, measures: from }: Pick<RecipeOnWire, 'measures' | 'ingredients'>,
  measures: MeasuresReading,
  factor: Rational,
): AmountReaders => ({
  ingredients,
  readWhole: amountReader(measures, from, factor),
  readPart: amountReader(measures, from, rational(1)),
});
