/** Other people's recipes that a person saved, where these are here too. */
import { asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { idSchema } from '@saltbush/contract/schemas/fields';
import { recipeSaves } from '../../../saved-recipes/saved-recipes.tables';
import { recipes } from '../../../recipes/recipes.tables';
import { section } from '../section';
import { momentSchema } from '../stored-fields';

export const savedRecipesSection = section({
  name: 'saved-recipes',
  label: 'saved recipes of others',
  item: z.object({ recipe: idSchema, title: z.string(), savedAt: momentSchema }),
  async list(db, userId) {
    const rows = await db
      .select({ recipe: recipeSaves.recipeId, title: recipes.title, savedAt: recipeSaves.savedAt })
      .from(recipeSaves)
      .innerJoin(recipes, eq(recipes.id, recipeSaves.recipeId))
      .where(eq(recipeSaves.userId, userId))
      .orderBy(asc(recipeSaves.savedAt), asc(recipeSaves.recipeId));
    return rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() }));
  },
  async save(tx, { ownerId: userId, recipeId }, items) {
    const rows = items.flatMap(({ recipe, savedAt }) => {
      const id = recipeId(recipe);
      return id === undefined ? [] : [{ userId, recipeId: id, savedAt: new Date(savedAt) }];
    });
    if (rows.length > 0) await tx.insert(recipeSaves).values(rows).onConflictDoNothing();
    return rows.length;
  },
});
