import type { FastifyInstance } from 'fastify';
import { recipeNutritionRoutes } from '@saltbush/contract/recipe/recipe-nutrition';
import {
  nutritionOfParts,
  nutritionPerServe,
} from '@saltbush/domain/plan/nutrition/recipe-nutrition';
import { knownServes } from '@saltbush/domain/recipe/recipes/serves';
import { flattenRecipe } from '@saltbush/domain/recipe/sub-recipes/flatten-recipe';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import { inOwnTurn } from '../../../platform/in-turns';
import { getReadableRecipe } from '../../access/recipe-access';
import { findSubRecipes, getRecipe } from '../recipes';
import { listServeNutrition } from './serve-nutrition.store';
import { listSwappedServes } from './swapped-serves';

/** Who may read a recipe may see what it contains; of the recipes in it, what they may read themselves. */
export function serveRecipeNutrition(app: FastifyInstance, { database: { db } }: Deps): void {
  serve(
    app,
    recipeNutritionRoutes,
  )({
    get: async ({ params, user }) => {
      const { id } = await getReadableRecipe(db, params.id, user?.userId);
      const recipe = await getRecipe(db, id, user?.userId);
      const subRecipes = await findSubRecipes(db, recipe.ingredients, user?.userId ?? null);
      const { title, measures, ingredients } = recipe;
      const byId = new Map(subRecipes.map((inner) => [inner.id, inner]));
      const nutrition = await inOwnTurn(() =>
        nutritionOfParts(
          flattenRecipe({ id, title, measures, ingredients }, (inner) => byId.get(inner)),
        ),
      );
      return {
        ...nutrition,
        lines: nutrition.lines.map((line) => ({
          ...line,
          within: line.within && [...line.within],
        })),
        perServe: nutritionPerServe(nutrition, knownServes(recipe)),
        stated: recipe.statedNutrition,
      };
    },

    getSeveral: async ({ body: { ids, swaps }, user: { userId } }) => {
      const known = await listServeNutrition(db, ids, userId);
      return {
        recipes: known,
        ...(swaps && { swaps: await listSwappedServes(db, { swaps, known, userId }) }),
      };
    },
  });
}
