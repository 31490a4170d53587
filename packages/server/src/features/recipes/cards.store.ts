/** Recipes as cards, by their ids: what a list found, and what others point at. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/connect';
import { prepared } from '../../platform/db/prepared';
import { users } from '../accounts/accounts.tables';
import { images } from '../images/images.tables';
import { canComeBackTo, isFavouriteOf, isReadableBy, isSavedBy } from './readable';
import { recipes } from './recipes.tables';

export type CardRow = Awaited<ReturnType<typeof findReadableCards>>[number];

/**
 * In the order of the ids, whether deleted or readable or not: a list has decided that.
 *
 * @param askerId null for a visitor
 */
export async function findCards(
  db: Db,
  { ids, askerId }: { ids: readonly string[]; askerId: string | null },
): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const rows = await cardsByIds(db).execute({ ids, askerId });
  const byId = new Map(rows.map((row) => [row.card.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Those that are kept and that the person may read, in no order. */
export async function findReadableCards(
  db: Db,
  { ids, userId }: { ids: readonly string[]; userId: string },
) {
  return ids.length === 0 ? [] : readableCards(db).execute({ ids, askerId: userId });
}

const askerId = sql.placeholder('askerId');

const selectCards = (db: Db) =>
  db
    .select({
      card: {
        id: recipes.id,
        title: recipes.title,
        serves: recipes.serves,
        prepMinutes: recipes.prepMinutes,
        cookMinutes: recipes.cookMinutes,
        totalMinutes: recipes.totalMinutes,
        imageId: recipes.imageId,
        tags: recipes.tags,
        course: recipes.course,
        cuisine: recipes.cuisine,
        difficulty: recipes.difficulty,
        siteName: recipes.sourceSiteName,
        ratingAverage: recipes.ratingAverage,
        ratingCount: recipes.ratingCount,
        ownerId: recipes.ownerId,
        createdAt: recipes.createdAt,
        updatedAt: recipes.updatedAt,
        deletedAt: recipes.deletedAt,
      },
      ownerName: users.displayUsername,
      imageColour: images.colour,
      isSaved: isSavedBy(askerId),
      canComeBack: canComeBackTo(askerId),
      isFavourite: isFavouriteOf(askerId),
    })
    .from(recipes)
    .innerJoin(users, eq(users.id, recipes.ownerId))
    .leftJoin(images, eq(images.id, recipes.imageId));

const hasId = sql`${recipes.id} = any(${sql.placeholder('ids')})`;

const cardsByIds = prepared((db) => selectCards(db).where(hasId).prepare('recipe_cards'));

const readableCards = prepared((db) =>
  selectCards(db)
    .where(and(hasId, isNull(recipes.deletedAt), isReadableBy(askerId)))
    .prepare('readable_recipe_cards'),
);
