/** How many rows a plan owner has of what there may only be so many, in SQL. */
import { sql, type SQL } from 'drizzle-orm';
import { mealPlanEntries } from '../../../../schema/meal-plans';
import { syncRows } from '../../../../schema/plan/sync';

/** Of items: those that take room, as `roomOf` has it. */
const isToBuy = sql.raw(
  `(row.fields->>'tickedOn' is null or row.fields->>'repeatWeeks' is not null)`,
);

/**
 * For the placeholders `roomKeys`, `roomKinds` and `roomsWithin`.
 *
 * @returns a query of one value: a JSON object of counts by the keys of rooms; null without rooms
 */
export function countsOfRooms(ownerId: SQL): SQL {
  const rows = sql`select count(*) from ${syncRows} row
    where row.owner_id = ${ownerId} and row.kind = room.kind and not row.is_deleted`;
  return sql`
    select json_object_agg(room.key, case
      when room.kind = 'meals' then (
        select count(*) from ${mealPlanEntries} entry where entry.owner_id = ${ownerId}
          and entry.date = room.within::date and not entry.is_deleted)
      when room.kind = 'items' then (${rows} and ${isToBuy})
      when room.within is null then (${rows})
      -- Their ids begin with the week or the day; "/" comes after "." in the order of the ids.
      when room.kind in ('lines', 'attendances') then (
        ${rows} and row.id > room.within || '.' and row.id < room.within || '/')
      else (${rows} and row.fields->>'week' = room.within)
    end)
    from unnest(${sql.placeholder('roomKeys')}::text[], ${sql.placeholder('roomKinds')}::text[],
      ${sql.placeholder('roomsWithin')}::text[]) room (key, kind, within)`;
}
