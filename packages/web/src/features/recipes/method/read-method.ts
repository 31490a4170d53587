/** What a recipe's steps say, read by rules. Loaded when a recipe is opened: it brings the food table. */
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import type { Rational } from '@saltbush/domain/ingredients/rational';
import { stepParts } from '@saltbush/domain/method/step-parts';
import type { StepPart } from '@saltbush/domain/method/step-parts';
import { stepUses } from '@saltbush/domain/method/step-uses';
import { temperaturesIn } from '@saltbush/domain/method/heat/temperatures';
import { timersIn } from '@saltbush/domain/method/times/timers';
import { toSteps } from '@saltbush/domain/recipes/steps';

export type RecipeMethod = Pick<
  RecipeOnWire,
  'ingredients' | 'instructions' | 'instructionSections' | 'measures'
>;

/** For each step its text, cut where something is known; amounts are multiplied by `factor`. */
export function readMethod(recipe: RecipeMethod, factor: Rational): StepPart[][] {
  const { ingredients, measures } = recipe;
  const steps = toSteps(recipe);
  const uses = stepUses(steps, ingredients, { factor, measures });
  return steps.map(({ text }, index) =>
    stepParts(text, {
      mentions: uses[index] ?? [],
      timers: timersIn(text),
      temperatures: temperaturesIn(text, measures),
    }),
  );
}
