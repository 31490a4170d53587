/** The recipes that a step takes from: their own steps open in its place. */
import { t } from '@lingui/core/macro';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { ingredientsInStep } from '@saltbush/domain/book/cooking/ingredients-in-step';
import type { StepPart } from '@saltbush/recipe-parser/steps';
import { SubRecipeList } from '../../../recipe/sub-recipes';

export interface RecipesInStepProps {
  recipe: Pick<RecipeOnWire, 'ingredients' | 'measures'>;
  parts: readonly StepPart[];
  /** By which the recipe is scaled. */
  factor: number;
}

/** Nothing for a step that mentions none. */
export function RecipesInStep({ recipe, parts, factor }: RecipesInStepProps) {
  const mentions = parts.flatMap((part) => (part.kind === 'mention' ? [part.mention] : []));
  const places = new Set(ingredientsInStep(mentions).map(({ ingredient }) => ingredient));
  const used = [...places].flatMap((place) => recipe.ingredients[place] ?? []);
  const ingredients = used.filter(({ recipeId }) => recipeId !== undefined);
  if (ingredients.length === 0) return null;
  return (
    <SubRecipeList
      title={t`Recipes in this step`}
      recipe={{ ...recipe, ingredients }}
      factor={factor}
      hasSteps
    />
  );
}
