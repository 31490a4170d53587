/** Parses the steps of a recipe. Loaded on demand because it includes the food table. */
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import type { ReadingMeasures } from '@saltbush/recipe-parser/ingredients';
import type { Rational } from '@saltbush/recipe-parser/units';
import {
  stepParts,
  type StepPart,
  stepUses,
  temperaturesIn,
  timersIn,
} from '@saltbush/recipe-parser/steps';
import { toSteps } from '@saltbush/domain/recipe/recipes/steps';

export type RecipeMethod = Pick<
  RecipeOnWire,
  'ingredients' | 'instructions' | 'instructionSections' | 'measures'
>;

/**
 * For each step its text, split into parts; amounts are multiplied by `factor`.
 *
 * @param to the measures of the reader, for temperatures and lengths; undefined as written
 */
export function readMethod(
  recipe: RecipeMethod,
  factor: Rational,
  to: ReadingMeasures | undefined,
): StepPart[][] {
  const { ingredients, measures } = recipe;
  const steps = toSteps(recipe);
  const uses = stepUses(steps, ingredients, { factor, measures });
  return steps.map(({ text }, index) =>
    stepParts(
      text,
      {
        mentions: uses[index] ?? [],
        timers: timersIn(text),
        temperatures: temperaturesIn(text, measures),
      },
      to,
    ),
  );
}
