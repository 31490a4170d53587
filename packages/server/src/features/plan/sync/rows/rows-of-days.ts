/** What a plan owner has for the weeks that some days are in, in SQL: without removed rows, and weeks by their Mondays. */
import { sql, type SQL } from 'drizzle-orm';
import { mealPlanEntries } from '../../../../schema/meal-plans';
import { mealFields } from './meals.store';
import { rowColumns } from './row-columns';
import { syncRows } from '../../../../schema/plan/sync';

/**
 * To join laterally as `weeks`: the weeks whose rows decide the list of these days, from the Monday `first` to the Sunday
 * `last`. What is wanted on one of seven days, that began in the week before, is bought with what is ticked there.
 */
export const weeksOfDays = (ownerId: SQL, { from, to }: Record<'from' | 'to', SQL>): SQL => sql`
  select date_trunc('week', ${to}::timestamp)::date + 6 as last,
    monday - case when exists (select from ${mealPlanEntries} entry
      where ${isOwn('entry', ownerId)} and entry.is_undated
        and entry.date between monday - 6 and monday - 1) then 7 else 0 end as first
  from (values (date_trunc('week', ${from}::timestamp)::date)) of_first (monday)`;

/** Of the meals, and of the list without a meal, in the weeks that are joined. */
export const recipeIdsOfWeeks = (ownerId: SQL): SQL => sql`
  ${mealsOfWeeks(sql`meal.recipe_id`, ownerId)}
  union all
  select (row.fields->>'recipeId')::uuid from ${syncRows} row
  where ${isOwn('row', ownerId)} and ${isListedIn}`;

/**
 * The `Row`s that the list is made of: meals, also those of other weeks that meals of these are cooked for or left
 * over from, and that eat of the same portions; recipes without a meal; items; what is set on lines of these weeks and on foods; stores; what is at home; what somebody has another way.
 */
export const listRowsOfWeeks = (ownerId: SQL): SQL => {
  const others = (where: SQL) => meals(ownerId, sql`not ${isIn('entry')} and ${where}`);
  const inWeeks = (column: SQL) => mealsOfWeeks(column, ownerId);
  return sql`
    ${meals(ownerId, isIn('entry'))}
    union all ${others(sql`entry.id in (${inWeeks(sql`meal.leftover_of`)})`)}
    union all ${others(sql`entry.leftover_of in (${inWeeks(sql`meal.id`)} union all ${inWeeks(sql`meal.leftover_of`)})`)}
    union all ${rows(ownerId, isListedIn)}
    union all ${rows(ownerId, sql`row.kind in ('items', 'foods', 'stores', 'aisles', 'listSettings', 'homeItems', 'mealSwaps')`)}
    union all ${rows(ownerId, sql`row.kind = 'lines' and row.id > weeks.first::text and row.id < weeks.last::text`)}`;
};

const mealsOfWeeks = (column: SQL, ownerId: SQL): SQL =>
  sql`select ${column} from ${mealPlanEntries} meal
    where ${isOwn('meal', ownerId)} and ${isIn('meal')}`;

const meals = (ownerId: SQL, where: SQL): SQL => sql`
  select 'meals' as kind, entry.id::text as id, ${mealFields('entry')} as fields, entry.stamps,
    entry.is_deleted as "isDeleted", entry.version::float8 as version
  from ${mealPlanEntries} entry where ${isOwn('entry', ownerId)} and ${where}`;

const rows = (ownerId: SQL, where: SQL): SQL =>
  sql`select ${rowColumns} from ${syncRows} row where ${isOwn('row', ownerId)} and ${where}`;

const isOwn = (name: string, ownerId: SQL): SQL =>
  sql`${sql.raw(name)}.owner_id = ${ownerId} and not ${sql.raw(name)}.is_deleted`;

const isIn = (name: string): SQL => sql`${sql.raw(name)}.date between weeks.first and weeks.last`;

const isListedIn = sql`row.kind = 'listedRecipes'
  and row.fields->>'week' between weeks.first::text and weeks.last::text`;
