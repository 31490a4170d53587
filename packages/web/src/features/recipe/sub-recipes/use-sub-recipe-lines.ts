/** What the lines that stand for recipes are to this reader, in their order. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { subRecipesRoutes } from '@saltbush/contract/recipe/sub-recipes';
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import { call } from '../../../api/call';
import { recipeKeys } from '../recipes';

export type LineOfRecipe = Ingredient & { recipeId: string };

/** @example linesOfRecipes(recipe.ingredients).length // 1 */
export function linesOfRecipes(ingredients: readonly Ingredient[]): LineOfRecipe[] {
  return ingredients.filter((line): line is LineOfRecipe => line.recipeId !== undefined);
}

export function useSubRecipeLines(measures: Measures, lines: readonly LineOfRecipe[]) {
  const sent = lines.map(({ recipeId, name, amount, unit }) => ({ recipeId, name, amount, unit }));
  return useQuery({
    queryKey: [...recipeKeys.all, 'sub-recipes', measures, sent],
    queryFn: ({ signal }) =>
      call(subRecipesRoutes.read, { body: { measures, lines: sent } }, { signal }),
    enabled: sent.length > 0,
    placeholderData: keepPreviousData,
    select: (answer) => answer.lines,
  });
}
