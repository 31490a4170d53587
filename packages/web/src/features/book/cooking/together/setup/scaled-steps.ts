/** The steps of a recipe as text, with the amounts that they state for those who eat, in the reader's measures. */
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { plainTextOf } from '@saltbush/domain/recipe/formatted-text/plain-text';
import { scaleFactor } from '@saltbush/domain/recipe/recipes/serves';
import {
  amountReaders,
  scaledText,
  type MeasuresReading,
  type readMethod,
} from '../../../../recipe/recipe-content';

export interface Scaling {
  serves: number;
  measures: MeasuresReading;
  /** Undefined where what reads steps could not be loaded: the steps then stay as written. */
  read: ReturnType<typeof readMethod.loaded>;
}

export function scaledSteps(
  recipe: RecipeOnWire,
  { serves, measures, read }: Scaling,
): readonly string[] {
  const instructions = recipe.instructions.map(plainTextOf);
  if (!read) return instructions;
  const factor = scaleFactor(recipe.serves, serves);
  const readers = amountReaders(recipe, measures, factor);
  // Temperatures stay as written: they say when two dishes need the oven at once.
  const steps = read({ ...recipe, instructions }, factor, undefined);
  return steps.map((parts) => scaledText(parts, readers));
}
