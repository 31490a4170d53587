/**
 * Adds a recipe with its lines, steps and words in one statement, and so in one round trip to the
 * database and one transaction of its own.
 */
import { getTableColumns, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Db } from '../../../platform/db/connect';
import { namedStatement } from '../../../platform/db/named-statement';
import { inOwnTurn } from '../../../platform/in-turns';
import type { SessionClaim } from '../../../platform/http/session';
import { claimValues, isSessionOpen } from '../../account/accounts';
import type { ImageRow } from './further-images';
import { recipeJson } from './recipe-json';
import { recipeIngredients, recipeSteps } from '../../../schema/recipe/recipe-lines';
import { recipeImages, recipes, recipeWords } from '../../../schema/recipes';

export interface NewRows {
  /** Every column that has no default. */
  recipe: Pick<typeof recipes.$inferInsert, (typeof givenColumns)[number]>;
  ingredients: Omit<typeof recipeIngredients.$inferInsert, 'recipeId'>[];
  steps: Omit<typeof recipeSteps.$inferInsert, 'recipeId'>[];
  /** Besides the main one. */
  images: ImageRow[];
  /** What a mistyped word of a search may mean. */
  words: string[];
}

/**
 * Within the caller's transaction.
 *
 * @returns false when there is a recipe with this id: then nothing was added
 */
export async function insertRecipe(tx: Db, rows: NewRows): Promise<boolean> {
  const values = await inOwnTurn(() => valuesOf(rows));
  const { rows: found } = await tx.execute<{ text: string | null }>(
    sql`${inserting((name) => sql`${values[name]}`, sql`true`)}
      select (select id from added) as text`,
  );
  return found[0]!.text !== null;
}

/**
 * In a transaction of its own, if the session that is claimed is open.
 *
 * @returns the new recipe as its owner sees it; no text when there is one with this id
 */
export async function insertOwnRecipe(
  statementPool: Pool,
  rows: NewRows,
  claim: SessionClaim,
): Promise<{ isOpen: boolean; text: string | null }> {
  const values = await inOwnTurn(() => valuesOf(rows));
  const [row] = await insertingOwn.run(statementPool, {
    ...values,
    ...claimValues(claim),
    viewerId: claim.userId,
  });
  const [isOpen, text] = row!;
  return { isOpen, text };
}

const givenColumns = [
  'id',
  'ownerId',
  'title',
  'serves',
  'yieldText',
  'description',
  'notes',
  'prepMinutes',
  'cookMinutes',
  'totalMinutes',
  'cuisine',
  'course',
  'difficulty',
  'measures',
  'imageId',
  'tags',
  'equipment',
  'sourceSiteName',
  'sourceSiteUrl',
  'sourceRecipeTitle',
  'sourceAuthor',
  'variationOf',
  'statedNutrition',
  'origin',
  'savedByProgram',
  'createdAt',
  'updatedAt',
  'derivedVersion',
  'search',
  'facets',
  'readyMinutes',
  'ingredientCount',
  'energyKj',
  'proteinGrams',
  'fatGrams',
  'saturatedFatGrams',
  'carbohydrateGrams',
  'sugarsGrams',
  'fibreGrams',
  'sodiumMilligrams',
  'sortTitle',
  'contentJson',
  'cardJson',
  'menuJson',
] as const;

const columnNames = givenColumns.map((key) => getTableColumns(recipes)[key].name);

type ValueName = 'recipe' | 'ingredients' | 'steps' | 'images' | 'words';

function valuesOf({
  recipe,
  ingredients,
  steps,
  images,
  words,
}: NewRows): Record<ValueName, string> {
  const row = Object.fromEntries(givenColumns.map((key, n) => [columnNames[n], recipe[key]]));
  return {
    recipe: JSON.stringify(row),
    ingredients: JSON.stringify(
      ingredients.map(({ subRecipeId, ...line }) => ({ ...line, sub_recipe_id: subRecipeId })),
    ),
    steps: JSON.stringify(steps),
    images: JSON.stringify(
      images.map(({ position, step, imageId }) => ({ position, step, image_id: imageId })),
    ),
    words: JSON.stringify(words),
  };
}

/** @param isAllowed nothing is added unless it holds */
function inserting(value: (name: ValueName) => SQL | Placeholder, isAllowed: SQL): SQL {
  const columns = sql.join(
    columnNames.map((name) => sql.identifier(name)),
    sql`, `,
  );
  // The words in their order, so that two who bring the same new ones wait for each other and never
  // crosswise. Each known one is met in the index: looked up together they would be joined with all.
  return sql`
    with added as (
      insert into ${recipes} (${columns})
      select ${columns} from json_populate_record(null::${recipes}, ${value('recipe')}::json)
      where ${isAllowed}
      on conflict (id) do nothing returning *
    ), added_ingredients as (
      insert into ${recipeIngredients} (recipe_id, position, section, amount, unit, name, note, sub_recipe_id)
      select added.id, line.position, line.section, line.amount, line.unit, line.name, line.note, line.sub_recipe_id
      from added, json_populate_recordset(null::${recipeIngredients}, ${value('ingredients')}::json) line
    ), added_steps as (
      insert into ${recipeSteps} (recipe_id, position, section, text)
      select added.id, step.position, step.section, step.text
      from added, json_populate_recordset(null::${recipeSteps}, ${value('steps')}::json) step
    ), added_images as (
      insert into ${recipeImages} (recipe_id, position, step, image_id)
      select added.id, picture.position, picture.step, picture.image_id
      from added, json_populate_recordset(null::${recipeImages}, ${value('images')}::json) picture
    ), added_words as (
      insert into ${recipeWords} (word)
      select word from added, json_array_elements_text(${value('words')}::json) given (word)
      order by word
      on conflict do nothing
    )`;
}

const insertingOwn = namedStatement<[boolean, string | null]>(
  'insert_own_recipe',
  sql`${inserting(sql.placeholder, isSessionOpen)}
    select ${isSessionOpen},
      (select ${recipeJson(sql.placeholder('viewerId'))} from added ${sql.raw('"recipes"')})`,
);
