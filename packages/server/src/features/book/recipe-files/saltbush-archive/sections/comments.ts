/** What a person said about recipes, and in reply to reviews. A reply whose review is not here is left out. */
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { commentLimits } from '@saltbush/contract/recipe/comments';
import { idSchema, textSchema } from '@saltbush/contract/schemas/fields';
import { say } from '@saltbush/domain/texts/say';
import type { Db } from '../../../../../platform/db/connect';
import { newId } from '../../../../../platform/ids';
import { getReadableRecipe } from '../../../../access/recipe-access';
import { comments } from '../../../../../schema/book/reviews';
import { recipes } from '../../../../../schema/recipes';
import { hasReviewBy, insertComment } from '../../../reviews';
import { pagesOf, rowsATime } from '../pages';
import { section } from '../section';
import { momentSchema } from '../stored-fields';

const itemSchema = z.object({
  recipe: idSchema,
  title: z.string(),
  text: textSchema(commentLimits.text, 'Please write something'),
  /** Whose review of the recipe it replies to. */
  repliesTo: z.optional(idSchema),
  createdAt: momentSchema,
  updatedAt: momentSchema,
});

export const commentsSection = section({
  name: 'comments',
  label: say('comments'),
  item: itemSchema,
  async *list(db, userId) {
    const pages = pagesOf<{ comment: Comment; title: string }>(rowsATime, (last) =>
      db
        .select({ comment: comments, title: recipes.title })
        .from(comments)
        .innerJoin(recipes, eq(recipes.id, comments.recipeId))
        .where(
          and(
            eq(comments.userId, userId),
            isNull(comments.deletedAt),
            last && gt(comments.id, last.comment.id),
          ),
        )
        .orderBy(asc(comments.id))
        .limit(rowsATime),
    );
    for await (const page of pages) {
      yield* page.map(({ comment, title }) => ({
        recipe: comment.recipeId,
        title,
        text: comment.text,
        repliesTo: comment.reviewerId ?? undefined,
        createdAt: comment.createdAt.toISOString(),
        updatedAt: comment.updatedAt.toISOString(),
      }));
    }
  },
  async save(tx, { ownerId: userId, recipeId }, items) {
    let saved = 0;
    for (const { recipe, text, repliesTo, createdAt, updatedAt } of items) {
      const id = recipeId(recipe);
      if (id === undefined || (await isHere(tx, { recipeId: id, userId, createdAt }))) continue;
      const found = await getReadableRecipe(tx, id, userId);
      if (repliesTo !== undefined && !(await hasReviewBy(tx, id, repliesTo))) continue;
      const comment = { id: newId(), userId, reviewerId: repliesTo ?? null, text };
      const times = { now: new Date(createdAt), updatedAt: new Date(updatedAt) };
      await insertComment(tx, found, { ...comment, ...times });
      saved += 1;
    }
    return saved;
  },
});

type Comment = typeof comments.$inferSelect;

/** Two comments of one moment are the same: an import may run twice. */
async function isHere(
  tx: Db,
  { recipeId, userId, createdAt }: { recipeId: string; userId: string; createdAt: string },
): Promise<boolean> {
  const isSame = and(
    eq(comments.recipeId, recipeId),
    eq(comments.userId, userId),
    eq(comments.createdAt, new Date(createdAt)),
  );
  return (await tx.$count(comments, isSame)) > 0;
}
