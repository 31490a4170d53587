/** What a plan owner has for one week, in SQL: without removed rows, and weeks by the date of their Monday. */
import { sql, type SQL } from 'drizzle-orm';
import { mealPlanEntries } from '../../../schema/meal-plans';
import { mealFields } from './meals.store';
import { rowColumns } from './row-columns';
import { syncRows } from '../../../schema/plan/sync';

/** Of the meals, and of the list without a meal. */
export const recipeIdsOfWeek = (ownerId: SQL, week: SQL): SQL => sql`
  ${mealsOfWeek(sql`meal.recipe_id`, ownerId, week)}
  union all
  select (row.fields->>'recipeId')::uuid from ${syncRows} row
  where ${isOwn('row', ownerId)} and ${isListedIn(week)}`;

/**
 * The `Row`s that the list is made of: meals, also those of other weeks that meals of this one are cooked for or left
 * over from; recipes without a meal; items; what is set on lines of this week and on foods; stores.
 */
export const listRowsOfWeek = (ownerId: SQL, week: SQL): SQL => {
  const others = (where: SQL) => meals(ownerId, sql`not ${isIn(week, 'entry')} and ${where}`);
  const inWeek = (column: SQL) => mealsOfWeek(column, ownerId, week);
  return sql`
    ${meals(ownerId, isIn(week, 'entry'))}
    union all ${others(sql`entry.id in (${inWeek(sql`meal.leftover_of`)})`)}
    union all ${others(sql`entry.leftover_of in (${inWeek(sql`meal.id`)})`)}
    union all ${rows(ownerId, isListedIn(week))}
    union all ${rows(ownerId, sql`row.kind in ('items', 'foods', 'stores', 'listSettings')`)}
    union all ${rows(ownerId, sql`row.kind = 'lines' and row.id > ${week} || '.' and row.id < ${week} || '/'`)}`;
};

const mealsOfWeek = (column: SQL, ownerId: SQL, week: SQL): SQL =>
  sql`select ${column} from ${mealPlanEntries} meal
    where ${isOwn('meal', ownerId)} and ${isIn(week, 'meal')}`;

const meals = (ownerId: SQL, where: SQL): SQL => sql`
  select 'meals' as kind, entry.id::text as id, ${mealFields('entry')} as fields, entry.stamps,
    entry.is_deleted as "isDeleted", entry.version::float8 as version
  from ${mealPlanEntries} entry where ${isOwn('entry', ownerId)} and ${where}`;

const rows = (ownerId: SQL, where: SQL): SQL =>
  sql`select ${rowColumns} from ${syncRows} row where ${isOwn('row', ownerId)} and ${where}`;

const isOwn = (name: string, ownerId: SQL): SQL =>
  sql`${sql.raw(name)}.owner_id = ${ownerId} and not ${sql.raw(name)}.is_deleted`;

const isIn = (week: SQL, name: string): SQL =>
  sql`${sql.raw(name)}.date between ${week} and ${week} + 6`;

const isListedIn = (week: SQL): SQL =>
  sql`row.kind = 'listedRecipes' and row.fields->>'week' = ${week}::text`;
