/** The recipe scaled to the chosen serves and converted to the chosen measures. */
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import { rational, type Rational } from '@saltbush/recipe-parser/units';
import { scaleFactor } from '@saltbush/domain/recipes/serves';
import type { AmountReaders } from './method/mention-amounts';
import { amountReader, type MeasuresReading, useReadingMeasures } from './use-reading-measures';

export interface RecipeReading {
  /** The factor for all amounts. */
  factor: Rational;
  measures: MeasuresReading;
  readers: AmountReaders;
}

export function useRecipeReading(
  recipe: Pick<RecipeOnWire, 'serves' | 'measures' | 'ingredients'>,
  serves: number,
): RecipeReading {
  const factor = scaleFactor(recipe.serves, serves);
  const measures = useReadingMeasures();
  return {
    factor,
    measures,
    readers: {
      ingredients: recipe.ingredients,
      readWhole: amountReader(measures, recipe.measures, factor),
      readPart: amountReader(measures, recipe.measures, rational(1)),
    },
  };
}
