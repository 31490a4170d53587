/** The rows of a plan owner that matter for one week, in SQL: without removed ones, as `Row`s. */
import { sql, type SQL } from 'drizzle-orm';
import { mealPlanEntries } from '../meal-plans/meal-plans.tables';
import { mealFields } from './meals.store';
import { rowColumns } from './row-columns';
import { syncRows } from './sync.tables';

/**
 * @param week the date of its Monday
 * @param others with leftovers, also the meals of other weeks that those of this one are cooked for, or left over from
 */
export function mealRowsOfWeek(ownerId: SQL, week: SQL, others?: 'withLeftovers'): SQL {
  const own = (entry: SQL) => sql`${entry}.owner_id = ${ownerId} and not ${entry}.is_deleted`;
  const inWeek = (entry: SQL) => sql`${entry}.date between ${week} and ${week} + 6`;
  const ofWeek = (column: SQL) => sql`select ${column} from ${mealPlanEntries} meal
    where ${own(sql`meal`)} and ${inWeek(sql`meal`)}`;
  const read = (where: SQL) => sql`select 'meals' as kind, entry.id::text as id,
      ${mealFields('entry')} as fields, entry.stamps, entry.is_deleted as "isDeleted",
      entry.version::float8 as version
    from ${mealPlanEntries} entry where ${own(sql`entry`)} and ${where}`;
  const meals = read(inWeek(sql`entry`));
  if (!others) return meals;
  const elsewhere = sql`not ${inWeek(sql`entry`)}`;
  return sql`${meals}
    union all ${read(sql`${elsewhere} and entry.id in (${ofWeek(sql`meal.leftover_of`)})`)}
    union all ${read(sql`${elsewhere} and entry.leftover_of in (${ofWeek(sql`meal.id`)})`)}`;
}

/** Recipes on the list of a week without a meal. */
export const listedRowsOfWeek = (ownerId: SQL, week: SQL): SQL =>
  select(ownerId, sql`row.kind = 'listedRecipes' and row.fields->>'week' = ${week}::text`);

/** What the list of a week is made of besides recipes: items, what is set on its lines and on foods, the stores. */
export const listRowsOfWeek = (ownerId: SQL, week: SQL): SQL => sql`
  ${select(ownerId, sql`row.kind in ('items', 'foods', 'stores', 'listSettings')`)}
  union all
  ${select(ownerId, sql`row.kind = 'lines' and row.id > ${week} || '.' and row.id < ${week} || '/'`)}`;

const select = (ownerId: SQL, where: SQL): SQL => sql`
  select ${rowColumns} from ${syncRows} row
  where row.owner_id = ${ownerId} and not row.is_deleted and ${where}`;
