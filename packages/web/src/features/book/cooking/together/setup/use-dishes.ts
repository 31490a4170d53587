/** The recipes of a meal, in full, and what there is to do for each. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { dishTasks, type Dish } from '@saltbush/domain/book/cooking-together/dish-tasks';
import { recipeQuery } from '../../../../recipe/recipe-content';
import { rememberRecipe } from '../../../../device/sync/recipes';

export interface ReadDish {
  recipeId: string;
  /** Undefined until it is loaded. */
  recipe: RecipeOnWire | undefined;
  /** Undefined until it is loaded, and for a recipe without steps. */
  dish: Dish | undefined;
  error: Error | null;
}

export function useDishes(recipeIds: readonly string[]): ReadDish[] {
  const queries = useRecipes(recipeIds);
  const recipes = queries.map(({ data }) => data);
  const key = recipes.map((recipe) => `${recipe?._id} ${recipe?.revision}`).join();
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const dishes = useMemo(() => recipes.map(dishOf), [key]);
  useEffect(() => {
    for (const recipe of recipes) if (recipe) void rememberRecipe(recipe);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return recipeIds.map((recipeId, index) => ({
    recipeId,
    recipe: recipes[index],
    dish: dishes[index],
    error: queries[index]?.error ?? null,
  }));
}

/**
 * One query for each place of a meal: the library's part for any number of queries would come with the first pages, all of
 * which load what it shares with single ones.
 */
function useRecipes(recipeIds: readonly string[]) {
  const [first, second, third, fourth] = recipeIds;
  return [useRecipe(first), useRecipe(second), useRecipe(third), useRecipe(fourth)];
}

const useRecipe = (id: string | undefined) =>
  useQuery({ ...recipeQuery(id ?? '', false), enabled: id !== undefined });

const dishOf = (recipe: RecipeOnWire | undefined): Dish | undefined =>
  recipe && recipe.instructions.length > 0 ? dishTasks(recipe) : undefined;
