/** What a plan owner has for the weeks that some days are in, in SQL: without removed rows, and weeks by their Mondays. */
import { sql, type SQL } from 'drizzle-orm';
import { longestRange } from '@saltbush/domain/plan/days/day-range';
import { daysCounted } from '@saltbush/domain/plan/shopping-list/remainders/weeks-counted';
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

/**
 * To join laterally as `earlier`, behind `weeks`: the weeks before, by whose purchases and dishes something may be left; none
 * where nothing was ticked in them or in the first week.
 */
export const weeksBefore = (ownerId: SQL, { from }: Record<'from', SQL>): SQL => sql`
  select case when exists (select from ${syncRows} row where ${isOwn('row', ownerId)}
      and row.kind = 'lines' and row.id > first_counted::text and row.id < (monday + 7)::text
      and row.fields->'covered' is not null)
    then first_counted else weeks.first end as first, weeks.first - 1 as last
  from (select monday, monday - ${sql.raw(String(daysCounted))} as first_counted
    from (values (date_trunc('week', ${from}::timestamp)::date)) of_from (monday)) counted`;

/** Of the meals, and of the list without a meal, in the weeks that are joined. */
export const recipeIdsOfWeeks = (ownerId: SQL, weeks: JoinedWeeks = 'weeks'): SQL => sql`
  ${mealsOfWeeks(sql`meal.recipe_id`, ownerId, weeks)}
  union all
  select (row.fields->>'recipeId')::uuid from ${syncRows} row
  where ${isOwn('row', ownerId)} and ${isListedIn(weeks)}`;

/** Under which of the names above they are joined. */
type JoinedWeeks = 'weeks' | 'earlier';

/**
 * The `Row`s that the list is made of: meals, also those of other weeks that meals of these are cooked for or left
 * over from, and that eat of the same portions; recipes without a meal; items; what is set on lines of these weeks and on foods; stores; what is at home; what somebody has another way.
 */
export const listRowsOfWeeks = (ownerId: SQL): SQL => sql`
  ${cookedInWeeks(ownerId, 'weeks')}
  union all ${rows(ownerId, sql`row.kind in ('items', 'foods', 'stores', 'aisles', 'listSettings', 'homeItems', 'mealSwaps')`)}
  union all ${rows(ownerId, sql`row.kind = 'lines' and row.id > weeks.first::text and row.id < weeks.last::text`)}`;

/**
 * Beside those: the `Row`s that say what is left of earlier purchases. What was bought together may have been for later weeks
 * as well.
 */
export const rowsOfPurchases = (ownerId: SQL): SQL => sql`
  ${cookedInWeeks(ownerId, 'earlier')}
  union all ${rows(
    ownerId,
    sql`row.kind = 'lines' and row.fields->'covered' is not null
      and (row.id > earlier.first::text and row.id < weeks.first::text
        or row.id > weeks.last::text and row.id < (weeks.last + ${sql.raw(String(longestRange))})::text)`,
  )}`;

/** Meals, with those of other weeks that they are cooked for or left over from, and recipes without a meal. */
const cookedInWeeks = (ownerId: SQL, weeks: JoinedWeeks): SQL => {
  const others = (where: SQL) => meals(ownerId, sql`not ${isIn('entry', weeks)} and ${where}`);
  const inWeeks = (column: SQL) => mealsOfWeeks(column, ownerId, weeks);
  return sql`
    ${meals(ownerId, isIn('entry', weeks))}
    union all ${others(sql`entry.id in (${inWeeks(sql`meal.leftover_of`)})`)}
    union all ${others(sql`entry.leftover_of in (${inWeeks(sql`meal.id`)} union all ${inWeeks(sql`meal.leftover_of`)})`)}
    union all ${rows(ownerId, isListedIn(weeks))}`;
};

const mealsOfWeeks = (column: SQL, ownerId: SQL, weeks: JoinedWeeks): SQL =>
  sql`select ${column} from ${mealPlanEntries} meal
    where ${isOwn('meal', ownerId)} and ${isIn('meal', weeks)}`;

const meals = (ownerId: SQL, where: SQL): SQL => sql`
  select 'meals' as kind, entry.id::text as id, ${mealFields('entry')} as fields, entry.stamps,
    entry.is_deleted as "isDeleted", entry.version::float8 as version
  from ${mealPlanEntries} entry where ${isOwn('entry', ownerId)} and ${where}`;

const rows = (ownerId: SQL, where: SQL): SQL =>
  sql`select ${rowColumns} from ${syncRows} row where ${isOwn('row', ownerId)} and ${where}`;

const isOwn = (name: string, ownerId: SQL): SQL =>
  sql`${sql.raw(name)}.owner_id = ${ownerId} and not ${sql.raw(name)}.is_deleted`;

const isIn = (name: string, weeks: JoinedWeeks): SQL =>
  sql.raw(`${name}.date between ${weeks}.first and ${weeks}.last`);

const isListedIn = (weeks: JoinedWeeks): SQL =>
  sql.raw(`row.kind = 'listedRecipes'
    and row.fields->>'week' between ${weeks}.first::text and ${weeks}.last::text`);
