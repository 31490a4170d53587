/** Reading recipes: one prepared query each, lines and steps included. */
import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { Ingredient } from '@saltbush/domain/ingredients/ingredient';
import type { Step } from '@saltbush/domain/recipes/recipe';
import type { Db } from '../../platform/db/connect';
import { prepared } from '../../platform/db/prepared';
import { users } from '../accounts/accounts.tables';
import { images } from '../images/images.tables';
import { accessOf, isFavouriteOf } from './readable';
import {
  recipeHouseholds,
  recipeIngredients,
  recipeReaders,
  recipes,
  recipeSteps,
} from './recipes.tables';

export type RecipeRow = NonNullable<Awaited<ReturnType<typeof findRecipe>>>;
export type OwnershipRow = NonNullable<Awaited<ReturnType<typeof findOwnership>>>;
export type AccessRow = NonNullable<Awaited<ReturnType<typeof findAccess>>>;

/**
 * The whole recipe, unless it was deleted.
 *
 * @param askerId whose save and favourite it may be; null for a visitor or when nobody asks
 */
export async function findRecipe(db: Db, id: string, askerId: string | null = null) {
  const [recipe] = await wholeRecipe(db).execute({ id, askerId });
  return recipe;
}

/** Whole recipes, deleted ones too, as nobody in particular sees them. */
export async function findRecipes(db: Db, ids: readonly string[]): Promise<RecipeRow[]> {
  return ids.length === 0 ? [] : selectRecipe(db, null).where(inArray(recipes.id, [...ids]));
}

/** What decides who may change it; of deleted recipes too. */
export async function findOwnership(db: Db, id: string) {
  const [ownership] = await ownershipOf(db).execute({ id });
  return ownership;
}

/** The same of several at once, in no order. */
export async function findOwnerships(db: Db, ids: readonly string[]): Promise<OwnershipRow[]> {
  return db
    .select(ownershipColumns)
    .from(recipes)
    .where(inArray(recipes.id, [...ids]));
}

/** What decides whether this person may read it (`canReadRecipe`); of deleted recipes too. */
export async function findAccess(db: Db, id: string, askerId: string | null) {
  const [access] = await accessTo(db).execute({ id, askerId });
  return access;
}

/** Without what only lists read: the search words of a long recipe weigh more than its text. */
const {
  search: _search,
  facets: _facets,
  sortTitle: _sortTitle,
  ...writtenColumns
} = getTableColumns(recipes);

const askerId = sql.placeholder('askerId');

const selectRecipe = (db: Db, askerId: unknown) =>
  db
    .select({
      recipe: writtenColumns,
      imageColour: images.colour,
      ownerName: users.displayUsername,
      access: accessOf(askerId),
      isFavourite: isFavouriteOf(askerId),
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
      readerIds: sql<string[]>`array(
        select reader.user_id::text from ${recipeReaders} reader
        where reader.recipe_id = ${recipes.id} order by 1)`,
      householdIds: sql<string[]>`array(
        select shared.household_id::text from ${recipeHouseholds} shared
        where shared.recipe_id = ${recipes.id} order by 1)`,
    })
    .from(recipes)
    .innerJoin(users, eq(users.id, recipes.ownerId))
    .leftJoin(images, eq(images.id, recipes.imageId));

const wholeRecipe = prepared((db) =>
  selectRecipe(db, askerId)
    .where(and(eq(recipes.id, sql.placeholder('id')), isNull(recipes.deletedAt)))
    .prepare('whole_recipe'),
);

const ownershipColumns = {
  id: recipes.id,
  ownerId: recipes.ownerId,
  sharingMode: recipes.sharingMode,
  isListed: recipes.isListed,
  imageId: recipes.imageId,
  deletedAt: recipes.deletedAt,
};

const ownershipOf = prepared((db) =>
  db
    .select(ownershipColumns)
    .from(recipes)
    .where(eq(recipes.id, sql.placeholder('id')))
    .prepare('recipe_ownership'),
);

const accessTo = prepared((db) =>
  db
    .select({ ...ownershipColumns, ...accessOf(askerId) })
    .from(recipes)
    .where(eq(recipes.id, sql.placeholder('id')))
    .prepare('recipe_access'),
);
