/** A recipe as it is read: for as many as are to eat, in the measures chosen on this device. */
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import { rational } from '@saltbush/domain/ingredients/rational';
import type { Rational } from '@saltbush/domain/ingredients/rational';
import { scaleFactor } from '@saltbush/domain/recipes/serves';
import type { AmountReaders } from './method/mention-amounts';
import { amountReader, useReadingMeasures } from './use-reading-measures';
import type { MeasuresReading } from './use-reading-measures';

export interface RecipeReading {
  /** What every amount of the recipe is multiplied by. */
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
