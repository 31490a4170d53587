/** What serves of recipes have for somebody who has a food of them another way. */
import type {
  ServeNutritionOnWire,
  SwappedServeOnWire,
  SwapToCount,
} from '@saltbush/contract/recipe/recipe-nutrition';
import { swappedServe } from '@saltbush/domain/plan/nutrition/swapped-serve';
import { flattenRecipe } from '@saltbush/domain/recipe/sub-recipes/flatten-recipe';
import type { Db } from '../../../platform/db/connect';
import { inOwnTurn } from '../../../platform/in-turns';
import { findSubRecipes } from '../recipes';

/**
 * @param known the serves of the recipes that this person may read, as they are written
 * @returns of swaps in these recipes, in the order in which they are asked for
 */
export async function listSwappedServes(
  db: Db,
  { swaps, known, userId }: Asked,
): Promise<SwappedServeOnWire[]> {
  const perServe = new Map(known.map((one) => [one._id, one.perServe]));
  const readable = swaps.filter(({ recipe }) => perServe.has(recipe));
  const lines = readable.map(({ recipe }) => ({ recipeId: recipe }));
  const recipes = new Map(
    (await findSubRecipes(db, lines, userId)).map((found) => [found.id, found]),
  );
  const found: SwappedServeOnWire[] = [];
  for (const { recipe: id, ...swap } of readable) {
    const recipe = recipes.get(id);
    const counted = await inOwnTurn(
      () =>
        recipe &&
        swappedServe(
          {
            parts: flattenRecipe(recipe, (inner) => recipes.get(inner)),
            serves: recipe.serves,
            perServe: perServe.get(id),
          },
          swap,
        ),
    );
    found.push({ recipe: id, ...swap, ...(counted && { perServe: { ...counted } }) });
  }
  return found;
}

interface Asked {
  swaps: readonly SwapToCount[];
  known: readonly ServeNutritionOnWire[];
  userId: string;
}
