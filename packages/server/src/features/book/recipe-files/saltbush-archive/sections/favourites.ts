/** Recipes that a person loves: their own, and others' where these are here too. */
import { and, asc, eq, gt } from 'drizzle-orm';
import * as z from 'zod/mini';
import { idSchema } from '@saltbush/contract/schemas/fields';
import { say } from '@saltbush/domain/texts/say';
import { favourites } from '../../../../../schema/book/saved-recipes';
import { recipes } from '../../../../../schema/recipes';
import { pagesOf, rowsATime } from '../pages';
import { section } from '../section';
import { momentSchema } from '../stored-fields';

export const favouritesSection = section({
  name: 'favourites',
  label: say('favourites'),
  item: z.object({ recipe: idSchema, title: z.string(), addedAt: momentSchema }),
  async *list(db, userId) {
    const pages = pagesOf<{ recipe: string; title: string; addedAt: Date }>(rowsATime, (last) =>
      db
        .select({ recipe: favourites.recipeId, title: recipes.title, addedAt: favourites.addedAt })
        .from(favourites)
        .innerJoin(recipes, eq(recipes.id, favourites.recipeId))
        .where(and(eq(favourites.userId, userId), last && gt(favourites.recipeId, last.recipe)))
        .orderBy(asc(favourites.recipeId))
        .limit(rowsATime),
    );
    for await (const page of pages) {
      yield* page.map((row) => ({ ...row, addedAt: row.addedAt.toISOString() }));
    }
  },
  async save(tx, { ownerId: userId, recipeId }, items) {
    const rows = items.flatMap(({ recipe, addedAt }) => {
      const id = recipeId(recipe);
      return id === undefined ? [] : [{ userId, recipeId: id, addedAt: new Date(addedAt) }];
    });
    if (rows.length > 0) await tx.insert(favourites).values(rows).onConflictDoNothing();
    return rows.length;
  },
});
