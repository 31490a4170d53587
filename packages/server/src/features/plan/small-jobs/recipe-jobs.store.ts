/**
 * The small jobs of recipes. Reading a recipe's lines and steps is expensive, so the result is cached by the recipe's
 * revision. The cache lives in the process and is bounded.
 */
import { and, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { recipeJobs } from '@saltbush/domain/plan/small-jobs/recipe-jobs';
import type { RecipeWithJobs } from '@saltbush/domain/plan/small-jobs/jobs-of-rows';
import type { RecipeJob } from '@saltbush/domain/plan/small-jobs/small-job';
import type { Ingredient, Step } from '@saltbush/recipe-parser/recipe';
import type { Db } from '../../../platform/db/connect';
import { inOwnTurn } from '../../../platform/in-turns';
import { currentLanguage } from '../../../platform/language/current-language';
import { recipeSteps } from '../../../schema/recipe/recipe-lines';
import { recipes } from '../../../schema/recipes';
import { ingredientsSql } from '../../recipe/recipes';

const known = new LRUCache<string, RecipeJob[]>({ max: 5_000 });

/**
 * By id, without deleted ones.
 *
 * @param isReadable of a row of `recipes`
 */
export async function listRecipeJobs(
  db: Db,
  ids: readonly string[],
  isReadable: SQL,
): Promise<Map<string, RecipeWithJobs>> {
  const found = new Map<string, RecipeWithJobs>();
  if (ids.length === 0) return found;
  const rows = await db
    .select({ id: recipes.id, revision: recipes.revision, title: recipes.title })
    .from(recipes)
    .where(and(inArray(recipes.id, [...ids]), isNull(recipes.deletedAt), isReadable));
  const missing = rows.filter((row) => !known.has(keyOf(row))).map(({ id }) => id);
  const texts = new Map((await readTexts(db, missing)).map((text) => [text.id, text]));
  for (const row of rows) {
    const text = texts.get(row.id);
    const jobs = known.get(keyOf(row)) ?? (text ? await inOwnTurn(() => recipeJobs(text)) : []);
    if (text) known.set(keyOf(text), jobs);
    found.set(row.id, { title: row.title, jobs });
  }
  return found;
}

const keyOf = ({ id, revision }: { id: string; revision: number }): string =>
  `${id}:${revision}:${currentLanguage()}`;

async function readTexts(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      id: recipes.id,
      revision: recipes.revision,
      measures: recipes.measures,
      ingredients: sql<Ingredient[]>`${ingredientsSql(sql`${recipes.id}`)}`.mapWith(ingredientsIn),
      steps: sql<Step[]>`(
        select coalesce(json_agg(json_build_object(
          'text', step.text, 'section', coalesce(step.section, '')) order by step.position), '[]')
        from ${recipeSteps} step where step.recipe_id = ${recipes.id})`,
    })
    .from(recipes)
    .where(inArray(recipes.id, [...ids]));
}

/** JSON has null where a line stands for no recipe. */
const ingredientsIn = (rows: Ingredient[]): Ingredient[] =>
  rows.map((row) => ({ ...row, recipeId: row.recipeId ?? undefined }));
