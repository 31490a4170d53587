/**
 * Lines of imported recipes that stand for other recipes of the same file name them by their ids in the file. Here these
 * may have other ids; and a recipe that came before the one in it was derived without that one.
 */
import { sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/db/connect';
import { changedSubRecipes, recipeIngredients, recipes } from '../../../../../schema/recipes';

/**
 * May run twice: what is linked stays.
 *
 * @param ids from the ids in the file to those here
 */
export async function linkSubRecipes(db: Db, ids: ReadonlyMap<string, string>): Promise<void> {
  const here = sql`${sql.param([...ids.values()])}::uuid[]`;
  const map = sql`unnest(${sql.param([...ids.keys()])}::uuid[], ${here}) map (before, after)`;
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select distinct recipe_id as id from ${recipeIngredients}
      where recipe_id = any(${here}) and sub_recipe_id is not null`);
    if (rows.length === 0) return;
    const outer = sql`${sql.param(rows.map(({ id }) => id))}::uuid[]`;
    const { rows: changed } = await tx.execute<{ id: string; before: string; after: string }>(sql`
      update ${recipeIngredients} line set sub_recipe_id = map.after from ${map}
      where line.recipe_id = any(${outer}) and line.sub_recipe_id = map.before and map.before <> map.after
      returning line.recipe_id as id, map.before, map.after`);
    for (const { id, before, after } of changed) await renameInContent(tx, id, { before, after });
    await tx.insert(changedSubRecipes).values(rows.map(({ id }) => ({ recipeId: id })));
  });
}

/** The stored JSON of the recipe names the recipes in it too. */
async function renameInContent(
  tx: Db,
  id: string,
  { before, after }: { before: string; after: string },
): Promise<void> {
  const field = (recipeId: string) => `"recipeId":"${recipeId}"`;
  await tx.execute(sql`
    update ${recipes} set content_json = replace(content_json, ${field(before)}, ${field(after)})
    where id = ${id}`);
}
