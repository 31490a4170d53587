/** An earlier version as the recipe form and the wire know it. */
import type { RecipeVersionText } from '@saltbush/contract/recipe-versions';
import { defaultServes, type RecipeContent } from '@saltbush/recipe-parser/recipe';
import { fromSteps } from '@saltbush/domain/recipes/steps';

export function presentVersionText({ steps, ...content }: RecipeContent): RecipeVersionText {
  return {
    ...content,
    serves: content.serves ?? defaultServes,
    measures: content.measures ?? 'au',
    ...fromSteps(steps),
  };
}
