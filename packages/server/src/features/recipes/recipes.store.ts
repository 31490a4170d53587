/** Reading recipes: one prepared query each, lines and steps included. */
import { and, count, desc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import type { Ingredient } from '@saltbush/domain/ingredients/ingredient';
import type { Step } from '@saltbush/domain/recipes/recipe';
import type { Db } from '../../platform/db/connect';
import { prepared } from '../../platform/db/prepared';
import { users } from '../accounts/accounts.tables';
import { images } from '../images/images.tables';
import { recipeIngredients, recipes, recipeSteps } from './recipes.tables';

export type RecipeRow = NonNullable<Awaited<ReturnType<typeof findRecipe>>>;
export type CardRow = Awaited<ReturnType<typeof findReadableCards>>[number];
export type OwnershipRow = NonNullable<Awaited<ReturnType<typeof findOwnership>>>;

/** One page of someone's recipes, newest first, with the number of all. */
export async function listOwnRecipes(
  db: Db,
  { ownerId, page, limit }: { ownerId: string; page: number; limit: number },
) {
  const cards = await pageOfOwn(db).execute({ ownerId, limit, offset: (page - 1) * limit });
  if (cards[0] || page === 1) return { cards, total: cards[0]?.total ?? 0 };
  // Beyond the last page no row carries the number.
  const [all] = await countOfOwn(db).execute({ ownerId });
  return { cards, total: all?.total ?? 0 };
}

/** The same rule as `canReadRecipe`, asked for many at once. */
export async function findReadableCards(
  db: Db,
  { ids, userId }: { ids: readonly string[]; userId: string },
) {
  return ids.length === 0 ? [] : readableCards(db).execute({ ids, userId });
}

/** The whole recipe, unless it was deleted. */
export async function findRecipe(db: Db, id: string) {
  const [recipe] = await wholeRecipe(db).execute({ id });
  return recipe;
}

/** What decides who may do what; of deleted recipes too. */
export async function findOwnership(db: Db, id: string) {
  const [ownership] = await ownershipOf(db).execute({ id });
  return ownership;
}

const isOwn = and(eq(recipes.ownerId, sql.placeholder('ownerId')), isNull(recipes.deletedAt));

const selectCount = (db: Db) => db.select({ total: count() }).from(recipes).where(isOwn);
const countOfOwn = prepared((db) => selectCount(db).prepare('count_own_recipes'));

const cardColumns = {
  id: recipes.id,
  title: recipes.title,
  serves: recipes.serves,
  prepMinutes: recipes.prepMinutes,
  cookMinutes: recipes.cookMinutes,
  totalMinutes: recipes.totalMinutes,
  imageId: recipes.imageId,
  tags: recipes.tags,
  ownerId: recipes.ownerId,
  createdAt: recipes.createdAt,
  updatedAt: recipes.updatedAt,
};

/** The page is cut before anything is joined to it: far back in a long list that is most of the work. */
const pageOfOwn = prepared((db) => {
  const page = db
    .select(cardColumns)
    .from(recipes)
    .where(isOwn)
    .orderBy(desc(recipes.createdAt), desc(recipes.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('page');
  return db
    .select({
      card: page._.selectedFields,
      ownerName: users.displayUsername,
      imageColour: images.colour,
      total: sql<number>`(${selectCount(db)})`.mapWith(Number),
    })
    .from(page)
    .innerJoin(users, eq(users.id, page.ownerId))
    .leftJoin(images, eq(images.id, page.imageId))
    .orderBy(desc(page.createdAt), desc(page.id))
    .prepare('page_of_own_recipes');
});

const readableCards = prepared((db) =>
  db
    .select({ card: cardColumns, ownerName: users.displayUsername, imageColour: images.colour })
    .from(recipes)
    .innerJoin(users, eq(users.id, recipes.ownerId))
    .leftJoin(images, eq(images.id, recipes.imageId))
    .where(
      and(
        sql`${recipes.id} = any(${sql.placeholder('ids')})`,
        isNull(recipes.deletedAt),
        or(eq(recipes.ownerId, sql.placeholder('userId')), eq(recipes.sharingMode, 'public')),
      ),
    )
    .prepare('readable_recipe_cards'),
);

/** Without what only lists read: the search words of a long recipe weigh more than its text. */
const {
  search: _search,
  facets: _facets,
  sortTitle: _sortTitle,
  ...writtenColumns
} = getTableColumns(recipes);

const wholeRecipe = prepared((db) =>
  db
    .select({
      recipe: writtenColumns,
      imageColour: images.colour,
      ownerName: users.displayUsername,
      ingredients: sql<Ingredient[]>`(
        select coalesce(json_agg(json_build_object(
          'name', line.name, 'amount', line.amount, 'unit', line.unit,
          'note', line.note, 'section', line.section
        ) order by line.position), '[]')
        from ${recipeIngredients} line where line.recipe_id = ${recipes.id})`,
      steps: sql<Step[]>`(
        select coalesce(json_agg(json_build_object(
          'text', step.text, 'section', step.section
        ) order by step.position), '[]')
        from ${recipeSteps} step where step.recipe_id = ${recipes.id})`,
    })
    .from(recipes)
    .innerJoin(users, eq(users.id, recipes.ownerId))
    .leftJoin(images, eq(images.id, recipes.imageId))
    .where(and(eq(recipes.id, sql.placeholder('id')), isNull(recipes.deletedAt)))
    .prepare('whole_recipe'),
);

const ownershipOf = prepared((db) =>
  db
    .select({
      id: recipes.id,
      ownerId: recipes.ownerId,
      sharingMode: recipes.sharingMode,
      imageId: recipes.imageId,
      deletedAt: recipes.deletedAt,
    })
    .from(recipes)
    .where(eq(recipes.id, sql.placeholder('id')))
    .prepare('recipe_ownership'),
);
