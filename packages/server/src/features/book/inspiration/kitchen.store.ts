/** What ideas are made of: what a person always has, and what the candidates need. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import type { Db } from '../../../platform/db/connect';
import { recipeIngredients } from '../../../schema/recipe/recipe-lines';
import { recipes } from '../../../schema/recipes';
import { syncRows } from '../../../schema/plan/sync';

/** Keys of foods. */
export async function listStaples(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ key: syncRows.id })
    .from(syncRows)
    .where(
      and(
        eq(syncRows.ownerId, userId),
        eq(syncRows.kind, 'foods'),
        eq(syncRows.isDeleted, false),
        sql`${syncRows.fields} @> '{"isStaple": true}'`,
      ),
    );
  return rows.map(({ key }) => key);
}

export interface RecipeNeeds {
  id: string;
  measures: Measures;
  isListed: boolean;
  ingredients: Ingredient[];
}

/** In no order. */
export async function findNeeds(db: Db, ids: readonly string[]): Promise<RecipeNeeds[]> {
  if (ids.length === 0) return [];
  return db
    .select({
      id: recipes.id,
      measures: recipes.measures,
      isListed: recipes.isListed,
      ingredients: sql<Ingredient[]>`(
        select coalesce(json_agg(json_strip_nulls(json_build_object(
          'name', line.name, 'amount', line.amount, 'unit', line.unit,
          'note', line.note, 'section', line.section
        )) order by line.position), '[]')
        from ${recipeIngredients} line where line.recipe_id = ${recipes.id})`,
    })
    .from(recipes)
    .where(inArray(recipes.id, [...ids]));
}
