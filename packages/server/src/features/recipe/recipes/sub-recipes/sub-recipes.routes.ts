import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { subRecipesRoutes, type SubRecipeLine } from '@saltbush/contract/recipe/sub-recipes';
import { subRecipeIdsOf } from '@saltbush/domain/recipe/sub-recipes/sub-recipe';
import { timesOfLine } from '@saltbush/domain/recipe/sub-recipes/times-of-line';
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import { rationalToNumber } from '@saltbush/recipe-parser/units';
import type { Deps } from '../../../../deps';
import type { Db } from '../../../../platform/db/connect';
import { serve } from '../../../../platform/http/serve';
import { inOwnTurn } from '../../../../platform/in-turns';
import { recipes } from '../../../../schema/recipes';
import { findSubRecipes, listUses, type SubRecipe } from './sub-recipes.store';

export function serveSubRecipes(app: FastifyInstance, { database: { db } }: Deps): void {
  serve(
    app,
    subRecipesRoutes,
  )({
    read: async ({ body: { lines, measures }, user }) => {
      const userId = user?.userId ?? null;
      const found = new Map(
        (await findSubRecipes(db, lines, userId)).map((recipe) => [recipe.id, recipe]),
      );
      const missing = subRecipeIdsOf(lines).filter((id) => !found.has(id));
      const deleted = await findOwnDeleted(db, missing, userId);
      return inOwnTurn(() => ({
        lines: lines.map((line) =>
          presentLine(line, { measures, recipe: found.get(line.recipeId), deleted }),
        ),
      }));
    },

    listUses: async ({ body: { recipeIds }, user: { userId } }) => ({
      recipes: await listUses(db, recipeIds, userId),
    }),
  });
}

interface LineFacts {
  measures: Measures;
  recipe: SubRecipe | undefined;
  deleted: ReadonlySet<string>;
}

function presentLine(
  line: Ingredient & { recipeId: string },
  { measures, recipe, deleted }: LineFacts,
): SubRecipeLine {
  if (!recipe) return { state: deleted.has(line.recipeId) ? 'deleted' : 'closed' };
  const { times, isEstimate } = timesOfLine(line, recipe, measures);
  const { title, yieldText, readyMinutes } = recipe;
  return {
    state: 'open',
    title,
    ...(times && { times: rationalToNumber(times) }),
    isEstimate: isEstimate && times !== undefined,
    yieldText,
    readyMinutes,
  };
}

async function findOwnDeleted(
  db: Db,
  ids: readonly string[],
  userId: string | null,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0 || userId === null) return new Set();
  const isOwn = and(eq(recipes.ownerId, userId), isNotNull(recipes.deletedAt));
  const rows = await db
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(inArray(recipes.id, [...ids]), isOwn));
  return new Set(rows.map(({ id }) => id));
}
