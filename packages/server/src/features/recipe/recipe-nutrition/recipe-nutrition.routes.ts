import type { FastifyInstance } from 'fastify';
import { recipeNutritionRoutes } from '@saltbush/contract/recipe/recipe-nutrition';
import {
  nutritionOfRecipe,
  nutritionPerServe,
} from '@saltbush/domain/plan/nutrition/recipe-nutrition';
import { knownServes } from '@saltbush/domain/recipe/recipes/serves';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import { inOwnTurn } from '../../../platform/in-turns';
import { getReadableRecipe } from '../../access/recipe-access';
import { getRecipe } from '../recipes';

/** Who may read a recipe may see what it contains. */
export function serveRecipeNutrition(app: FastifyInstance, { database: { db } }: Deps): void {
  serve(
    app,
    recipeNutritionRoutes,
  )({
    get: async ({ params, user }) => {
      const { id } = await getReadableRecipe(db, params.id, user?.userId);
      const recipe = await getRecipe(db, id, user?.userId);
      const nutrition = await inOwnTurn(() =>
        nutritionOfRecipe(recipe.ingredients, recipe.measures),
      );
      return {
        ...nutrition,
        lines: [...nutrition.lines],
        perServe: nutritionPerServe(nutrition, knownServes(recipe)),
        stated: recipe.statedNutrition,
      };
    },
  });
}
