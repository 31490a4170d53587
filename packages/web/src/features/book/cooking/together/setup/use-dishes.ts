/** The recipes of a meal, in full, and what there is to do for each, with the amounts for those who eat. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { dishTasks, type Dish } from '@saltbush/domain/book/cooking-together/dish-tasks';
import { readMethod, recipeQuery, useReadingMeasures } from '../../../../recipe/recipe-content';
import { rememberRecipe } from '../../../../device/sync/recipes';
import { useLoaded } from '../../../../../ui/use-loaded';
import type { PickedDish } from './planned-dishes';
import { scaledSteps, type Scaling } from './scaled-steps';

export interface ReadDish {
  recipeId: string;
  /** Undefined until it is loaded. */
  recipe: RecipeOnWire | undefined;
  /** Undefined until it is loaded. */
  serves: number | undefined;
  /** Undefined until it is read, and for a recipe without steps. */
  dish: Dish | undefined;
  /** For how many the amounts in its steps are, where these could not be scaled. */
  writtenFor: number | undefined;
  isRead: boolean;
  error: Error | null;
}

export function useDishes(picked: readonly PickedDish[]): ReadDish[] {
  const queries = useRecipes(picked.map(({ recipeId }) => recipeId));
  const recipes = queries.map(({ data }) => data);
  const measures = useReadingMeasures();
  const { read, isOver } = useStepReader();
  const all = recipes.map((recipe, index) => recipe && (picked[index]?.serves ?? recipe.serves));
  const isWaiting =
    !isOver || (measures.to !== undefined && !measures.convert && !measures.hasFailed);
  const key = recipes
    .map((recipe, index) => `${recipe?._id} ${recipe?.revision} ${all[index]}`)
    .join();
  const dishes = useMemo(
    () =>
      recipes.map((recipe, index) =>
        isWaiting ? undefined : dishOf(recipe, { serves: all[index]!, measures, read }),
      ),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [key, isWaiting, read, measures.to, measures.convert],
  );
  useEffect(() => {
    for (const recipe of recipes) if (recipe) void rememberRecipe(recipe);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return picked.map(({ recipeId }, index) => {
    const [recipe, serves] = [recipes[index], all[index]];
    const isUnscaled = !read && recipe !== undefined && recipe.serves !== serves;
    return {
      recipeId,
      recipe,
      serves,
      dish: dishes[index],
      writtenFor: isUnscaled ? recipe.serves : undefined,
      isRead: recipe !== undefined && !isWaiting,
      error: queries[index]?.error ?? null,
    };
  });
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

/** What reads steps, and whether it is there or could not be loaded. */
function useStepReader() {
  const read = useLoaded(readMethod);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    readMethod.load().catch(() => setFailed(true));
  }, []);
  return { read, isOver: read !== undefined || hasFailed };
}

function dishOf(recipe: RecipeOnWire | undefined, scaling: Scaling): Dish | undefined {
  if (!recipe || recipe.instructions.length === 0) return undefined;
  return dishTasks({ ...recipe, instructions: scaledSteps(recipe, scaling) });
}
