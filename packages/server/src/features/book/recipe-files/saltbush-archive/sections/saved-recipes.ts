/** Other people's recipes that a person saved, where these are here too. */
import { and, asc, eq, gt } from 'drizzle-orm';
import * as z from 'zod/mini';
import { idSchema } from '@saltbush/contract/schemas/fields';
import { say } from '@saltbush/domain/texts/say';
import { recipeSaves } from '../../../../../schema/book/saved-recipes';
import { recipes } from '../../../../../schema/recipes';
import { pagesOf, rowsATime } from '../pages';
import { section } from '../section';
import { momentSchema } from '../stored-fields';

export const savedRecipesSection = section({
  name: 'saved-recipes',
  label: say('saved recipes of others'),
  item: z.object({ recipe: idSchema, title: z.string(), savedAt: momentSchema }),
  async *list(db, userId) {
    const pages = pagesOf<{ recipe: string; title: string; savedAt: Date }>(rowsATime, (last) =>
      db
        .select({
          recipe: recipeSaves.recipeId,
          title: recipes.title,
          savedAt: recipeSaves.savedAt,
        })
        .from(recipeSaves)
        .innerJoin(recipes, eq(recipes.id, recipeSaves.recipeId))
        .where(and(eq(recipeSaves.userId, userId), last && gt(recipeSaves.recipeId, last.recipe)))
        .orderBy(asc(recipeSaves.recipeId))
        .limit(rowsATime),
    );
    for await (const page of pages) {
      yield* page.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() }));
    }
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
