/** Which recipes of a person are variations of which; those of a recipe that did not come along stand alone. */
import { and, asc, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm';
import * as z from 'zod/mini';
import { idSchema } from '@saltbush/contract/schemas/fields';
import { say } from '@saltbush/domain/texts/say';
import { recipes } from '../../../../../schema/recipes';
import { pagesOf, rowsATime } from '../pages';
import { section } from '../section';

interface StoredVariation {
  recipe: string;
  title: string;
  of: string;
}

export const variationsSection = section({
  name: 'variations',
  label: say('variations of recipes'),
  item: z.object({ recipe: idSchema, title: z.string(), of: idSchema }),
  async *list(db, ownerId) {
    const pages = pagesOf<StoredVariation>(rowsATime, async (last) => {
      const rows = await db
        .select({ recipe: recipes.id, title: recipes.title, of: recipes.variationOf })
        .from(recipes)
        .where(
          and(
            eq(recipes.ownerId, ownerId),
            isNull(recipes.deletedAt),
            isNotNull(recipes.variationOf),
            last && gt(recipes.id, last.recipe),
          ),
        )
        .orderBy(asc(recipes.id))
        .limit(rowsATime);
      return rows.flatMap(({ of, ...row }) => (of === null ? [] : [{ ...row, of }]));
    });
    for await (const page of pages) yield* page;
  },
  async save(tx, { ownerId, recipeId }, items) {
    let saved = 0;
    for (const { recipe, of } of items) {
      const [id, variationOf] = [recipeId(recipe), recipeId(of)];
      if (id === undefined || variationOf === undefined) continue;
      const isOwn = and(eq(recipes.id, id), eq(recipes.ownerId, ownerId));
      const isNew = and(isNull(recipes.variationOf), ne(recipes.id, variationOf));
      const rows = await tx
        .update(recipes)
        .set({ variationOf })
        .where(and(isOwn, isNew))
        .returning({ id: recipes.id });
      saved += rows.length;
    }
    return saved;
  },
});
