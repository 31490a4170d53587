/**
 * Copies a recipe for other people: text, ingredients, steps and images; private and unrated.
 * The source stays; without one, the copy names the owner and Saltbush as its source.
 */
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { allowStorage } from '../../../platform/db/storage-full';
import { users } from '../../../schema/accounts';
import { facetsOfCopy, searchTokensOfCopy } from './search-index/owner-search-tokens';
import { recipeIngredients, recipeSteps } from '../../../schema/recipe/recipe-lines';
import { recipeImages, recipes } from '../../../schema/recipes';

export interface RecipeCopy {
  /** Of the new recipe. */
  id: string;
  ownerId: string;
  /** Its position in lists sorted by newest. */
  createdAt: Date;
}

/**
 * One statement per table, however many copies; run in the caller's transaction.
 *
 * @param origin `kept-copy` for copies that nobody asked for: they do not count as added
 */
export async function copyRecipe(
  tx: Db,
  recipe: Authorized<{ id: string }>,
  copies: readonly RecipeCopy[],
  origin: 'copy' | 'kept-copy' = 'copy',
): Promise<void> {
  if (copies.length === 0) return;
  if (origin === 'kept-copy') await allowStorage(tx, 'count');
  const wanted = sql`unnest(
    ${sql.param(copies.map(({ id }) => id))}::uuid[],
    ${sql.param(copies.map(({ ownerId }) => ownerId))}::uuid[],
    ${sql.param(copies.map(({ createdAt }) => createdAt.toISOString()))}::timestamptz[]
  ) copy (id, owner_id, created_at)`;
  const columns = sql.join(
    copiedColumns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    copiedColumns.map((name) => sql`original.${sql.identifier(name)}`),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${recipes} (
      id, owner_id, created_at, updated_at,
      origin, search, facets, source_site_name, source_recipe_title, source_author, ${columns}
    )
    select copy.id, copy.owner_id, copy.created_at, copy.created_at, ${origin}, ${searchTokensOfCopy}, ${facetsOfCopy},
      case when ${hasSource} then original.source_site_name else 'Saltbush' end,
      case when ${hasSource} then original.source_recipe_title else original.title end,
      case when ${hasSource} then original.source_author else author.display_username end,
      ${values}
    from ${wanted}, ${recipes} original join ${users} author on author.id = original.owner_id
    where original.id = ${recipe.id}`);
  await copyLines(tx, recipe.id, wanted);
}

/** @param wanted the copies, as a table `copy` */
async function copyLines(tx: Db, originalId: string, wanted: SQL): Promise<void> {
  await tx.execute(sql`
    insert into ${recipeIngredients} (recipe_id, position, section, amount, unit, name, note, sub_recipe_id)
    select copy.id, position, section, amount, unit, name, note, sub_recipe_id
    from ${wanted}, ${recipeIngredients} where recipe_id = ${originalId}`);
  await tx.execute(sql`
    insert into ${recipeSteps} (recipe_id, position, section, text)
    select copy.id, position, section, text
    from ${wanted}, ${recipeSteps} where recipe_id = ${originalId}`);
  await tx.execute(sql`
    insert into ${recipeImages} (recipe_id, position, step, image_id)
    select copy.id, position, step, image_id
    from ${wanted}, ${recipeImages} where recipe_id = ${originalId}`);
}

const hasSource = sql`coalesce(
  original.source_site_name, original.source_site_url,
  original.source_recipe_title, original.source_author) is not null`;

/** Columns that a copy does not inherit: owner, sharing, ratings, dates. */
const ownToEach: ReadonlySet<string> = new Set([
  'id',
  'owner_id',
  'sharing_mode',
  'is_listed',
  'listed_at',
  'listed_group',
  'rating_count',
  'rating_average',
  'rating_score',
  'revision',
  'created_at',
  'updated_at',
  'deleted_at',
  'search',
  'facets',
  'source_site_name',
  'source_recipe_title',
  'source_author',
  'origin',
  'variation_of',
  'stored_bytes',
]);
const copiedColumns = Object.values(getTableColumns(recipes))
  .map((column) => column.name)
  .filter((name) => !ownToEach.has(name));
