/**
 * Lines of imported recipes that stand for other recipes of the same file name them by their ids in the file. Here these
 * may have other ids; and a recipe that came before the one in it was derived without that one.
 *
 * What another program's file links is checked here, since nobody could when its recipes were saved: a line whose recipe
 * did not come with the file is text, and so is one that would put a recipe into itself, or too deep.
 */
import { sql, type SQL } from 'drizzle-orm';
import {
  findRefusedLinks,
  type RecipeLink,
} from '@saltbush/domain/recipe/sub-recipes/refused-links';
import type { Db } from '../../../../../platform/db/connect';
import { changedSubRecipes, recipeIngredients } from '../../../../../schema/recipe/recipe-lines';
import { withSubRecipes } from '../../../../../schema/recipe/sub-recipes';
import { recipes } from '../../../../../schema/recipes';

/**
 * May run twice: what is linked stays.
 *
 * @param ids from the ids in the file to those here
 * @param fileIds ids by which lines of another program's file name recipes
 */
export async function linkSubRecipes(
  db: Db,
  ids: ReadonlyMap<string, string>,
  fileIds: ReadonlySet<string>,
): Promise<void> {
  const here = uuids(ids.values());
  const map = sql`unnest(${uuids(ids.keys())}, ${here}) map (before, after)`;
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select distinct recipe_id as id from ${recipeIngredients}
      where recipe_id = any(${here}) and sub_recipe_id is not null`);
    if (rows.length === 0) return;
    const outer = uuids(rows.map(({ id }) => id));
    const { rows: changed } = await tx.execute<RenamedLine>(sql`
      update ${recipeIngredients} line set sub_recipe_id = map.after from ${map}
      where line.recipe_id = any(${outer}) and line.sub_recipe_id = map.before and map.before <> map.after
      returning line.recipe_id as id, map.before, map.after`);
    for (const line of changed) await renameInContent(tx, line);
    if (fileIds.size > 0) {
      await unlink(tx, await listDangling(tx, outer, fileIds));
      const linked = changed.filter(({ before }) => fileIds.has(before));
      await unlink(tx, await listRefused(tx, outer, linked));
    }
    await tx.insert(changedSubRecipes).values(rows.map(({ id }) => ({ recipeId: id })));
  });
}

type RenamedLine = { id: string; before: string; after: string };

const uuids = (ids: Iterable<string>): SQL => sql`${sql.param([...ids])}::uuid[]`;

/** The stored JSON of the recipe names the recipes in it too. */
async function renameInContent(tx: Db, { id, before, after }: RenamedLine): Promise<void> {
  await replaceInContent(tx, id, [field(before), field(after)]);
}

const field = (recipeId: string): string => `"recipeId":"${recipeId}"`;

async function replaceInContent(
  tx: Db,
  id: string,
  [from, to]: readonly [string, string],
): Promise<void> {
  await tx.execute(sql`
    update ${recipes} set content_json = replace(content_json, ${from}, ${to}) where id = ${id}`);
}

/** Lines whose recipe is not among those of the file. */
async function listDangling(
  tx: Db,
  outer: SQL,
  fileIds: ReadonlySet<string>,
): Promise<RecipeLink[]> {
  const { rows } = await tx.execute<RecipeLink & Record<string, unknown>>(sql`
    select distinct recipe_id as outer, sub_recipe_id as inner from ${recipeIngredients}
    where recipe_id = any(${outer}) and sub_recipe_id = any(${uuids(fileIds)})`);
  return rows;
}

async function listRefused(
  tx: Db,
  outer: SQL,
  linked: readonly RenamedLine[],
): Promise<RecipeLink[]> {
  const { rows } = await tx.execute<RecipeLink & Record<string, unknown>>(sql`
    select distinct recipe_id as outer, sub_recipe_id as inner from ${recipeIngredients}
    where recipe_id = any(${withSubRecipes(outer)}) and sub_recipe_id is not null
    order by recipe_id, sub_recipe_id`);
  const isNew = new Set(linked.map(({ id, after }) => `${id} ${after}`));
  const wanted = rows.filter((link) => isNew.has(`${link.outer} ${link.inner}`));
  const standing = rows.filter((link) => !isNew.has(`${link.outer} ${link.inner}`));
  return findRefusedLinks(standing, wanted);
}

/** The lines stay, as text. */
async function unlink(tx: Db, links: readonly RecipeLink[]): Promise<void> {
  for (const { outer, inner } of links) {
    await tx.execute(sql`
      update ${recipeIngredients} set sub_recipe_id = null
      where recipe_id = ${outer} and sub_recipe_id = ${inner}`);
    await replaceInContent(tx, outer, [`,${field(inner)}`, '']);
  }
}
