import type { RecipeVersionText } from '@saltbush/contract/recipe/recipe-changes';
import { servesOnWire } from '@saltbush/domain/recipe/recipes/serves';
import { fromSteps } from '@saltbush/domain/recipe/recipes/steps';
import type { RecipeContent } from '@saltbush/recipe-parser/recipe';

/** The text of a version as the wire has it. */
export function presentVersionText({ steps, ...content }: RecipeContent): RecipeVersionText {
  return {
    ...content,
    ...servesOnWire(content.serves),
    measures: content.measures ?? 'au',
    ...fromSteps(steps),
  };
}
