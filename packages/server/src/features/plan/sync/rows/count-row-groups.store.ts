/** How many rows a plan owner has of what there may only be so many, in SQL. */
import { sql, type SQL } from 'drizzle-orm';
import { mealPlanEntries } from '../../../../schema/meal-plans';
import { syncRows } from '../../../../schema/plan/sync';

/** Of items: those that count, as `groupOf` has it. */
const isToBuy = sql.raw(
  `(row.fields->>'tickedOn' is null or row.fields->>'repeatWeeks' is not null)`,
);

/**
 * For the placeholders `groupKeys`, `groupKinds` and `groupsWithin`.
 *
 * @returns a query of one value: a JSON object of counts by the keys of groups; null without groups
 */
export function countsOfGroups(ownerId: SQL): SQL {
  const rows = sql`select count(*) from ${syncRows} row
    where row.owner_id = ${ownerId} and row.kind = row_group.kind and not row.is_deleted`;
  return sql`
    select json_object_agg(row_group.key, case
      when row_group.kind = 'meals' then (
        select count(*) from ${mealPlanEntries} entry where entry.owner_id = ${ownerId}
          and entry.date = row_group.within::date and not entry.is_deleted)
      when row_group.kind in ('items', 'namedItems') then (${rows} and ${isToBuy})
      when row_group.within is null then (${rows})
      -- Their ids begin with the week or the day; "/" comes after "." in the order of the ids.
      when row_group.kind in ('lines', 'attendances') then (
        ${rows} and row.id > row_group.within || '.' and row.id < row_group.within || '/')
      else (${rows} and row.fields->>'week' = row_group.within)
    end)
    from unnest(${sql.placeholder('groupKeys')}::text[], ${sql.placeholder('groupKinds')}::text[],
      ${sql.placeholder('groupsWithin')}::text[]) row_group (key, kind, within)`;
}
