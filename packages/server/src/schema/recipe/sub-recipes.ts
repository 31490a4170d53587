/**
 * Recipes and those that they are made of, or that are made of them: lists of ids in SQL, of functions of the database.
 * Behind a `select` of its own each is made once, and not for each recipe that is compared with it.
 */
import { sql, type SQL } from 'drizzle-orm';
import { recipeIngredients } from './recipe-lines';

/**
 * With the recipes in them, and those in these; most have none, and the function is not called.
 *
 * @param ids an array of uuids
 * @example sql`recipe.id = any(${withSubRecipes(sql`${sql.param(ids)}::uuid[]`)})`
 */
export const withSubRecipes = (ids: SQL): SQL => sql`(
  select case when exists (select from ${recipeIngredients} line
    where line.recipe_id = any(named.ids) and line.sub_recipe_id is not null)
  then with_sub_recipes(named.ids) else named.ids end
  from (select ${ids} as ids offset 0) named)::uuid[]`;

/**
 * With the recipes that they are in, and those that these are in.
 *
 * @param ids an array of uuids
 */
export const withOuterRecipes = (ids: SQL): SQL => sql`(select with_outer_recipes(${ids}))::uuid[]`;
