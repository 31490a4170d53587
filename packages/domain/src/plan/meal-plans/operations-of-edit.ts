/**
 * The operations that lead from one menu of seven days to another: what a page changed, or what a client of the
 * API sent as a whole week.
 */
import type { Menu, MenuEntry } from './menu';
import { daysOfWeek, type PlainDate } from '../days/week';
import { entryOf, mealOf } from './menu-of-rows';
import type { Change, OperationArgs } from '../sync/operations';
import { newOrders } from '../rows/orders/new-orders';
import type { MealRow, Row, RowMap } from '../rows/rows';

type MealOperationName = 'addMeal' | 'changeMeal' | 'removeMeal' | 'restoreRows';

/** Name and arguments of an operation that is still to be made. */
export type MealOperation = {
  [Name in MealOperationName]: { name: Name; args: OperationArgs[Name] };
}[MealOperationName];

/**
 * Only what differs between the two menus is changed: meals of the rows that are in neither stay as they are.
 * An entry of `after` that the rows have as removed comes back, and one that they have without a day gets its day.
 *
 * @param before as its editor saw it: `menuOfRows(rows, start)`, or less
 * @example operationsOfEdit(rows, menu, removeEntry(menu, 'a')) // [{ name: 'removeMeal', args: { id: 'a' } }]
 */
export function operationsOfEdit(rows: RowMap, before: Menu, after: Menu): MealOperation[] {
  const seen = placedEntries(before);
  const wanted = placedEntries(after);
  const gone = [...seen.keys()].filter((id) => !wanted.has(id));
  const orders = ordersOf(rows, after, seen);
  return [
    ...gone.map((id): MealOperation => ({ name: 'removeMeal', args: { id } })),
    ...[...wanted].flatMap(([id, placed]) =>
      operationsOfEntry(mealOf(rows, id), seen.get(id), { ...placed, order: orders.get(id) }),
    ),
  ];
}

interface Placed {
  date: PlainDate;
  entry: MenuEntry;
}

function operationsOfEntry(
  row: Row<'meals'> | undefined,
  seen: Placed | undefined,
  { date, entry, order }: Placed & { order: string | undefined },
): MealOperation[] {
  const { id } = entry;
  if (!row) return [{ name: 'addMeal', args: { date, order: order!, ...withoutGaps(entry) } }];
  // Without a day unless its editor saw it on one: the specification's calls have it on the first of its seven.
  const had = row.isDeleted || !seen ? placedRow(row) : seen;
  const change = changeOf(had, { date, entry }, order);
  return [
    ...(row.isDeleted ? [bringBack(id)] : []),
    ...(Object.keys(change).length > 0
      ? [{ name: 'changeMeal' as const, args: { id, change } }]
      : []),
  ];
}

export const withoutGaps = ({ recipeId, note, leftoverOf, ...entry }: MenuEntry) => ({
  ...entry,
  ...(recipeId !== undefined && { recipeId }),
  ...(note !== undefined && { note }),
  ...(leftoverOf !== undefined && { leftoverOf }),
});

const bringBack = (id: string): MealOperation => ({
  name: 'restoreRows',
  args: { rows: [{ kind: 'meals', id }] },
});

function changeOf(
  had: { date: PlainDate | undefined; entry: MenuEntry },
  { date, entry }: Placed,
  order: string | undefined,
): Change<MealRow> {
  return {
    ...(date !== had.date && { date }),
    ...(order !== undefined && { order }),
    ...(entry.meal !== had.entry.meal && { meal: entry.meal }),
    ...(entry.quantity !== had.entry.quantity && { quantity: entry.quantity }),
    ...(entry.recipeId !== had.entry.recipeId && { recipeId: entry.recipeId ?? null }),
    ...(entry.note !== had.entry.note && { note: entry.note ?? null }),
    ...(entry.leftoverOf !== had.entry.leftoverOf && { leftoverOf: entry.leftoverOf ?? null }),
  };
}

/** Keys for the entries of the menu that have none yet on their day, or the wrong one. */
function ordersOf(
  rows: RowMap,
  { startDate, days }: Menu,
  seen: ReadonlyMap<string, Placed>,
): Map<string, string> {
  return new Map(
    daysOfWeek(startDate).flatMap(({ weekday, date }) => {
      const orderOf = (id: string) => {
        const row = mealOf(rows, id);
        const isThere = row?.fields.date === date && (!row.fields.isUndated || seen.has(id));
        return isThere && !row.isDeleted ? (row.fields.order ?? '') : undefined;
      };
      return [
        ...newOrders(
          days[weekday].map(({ id }) => id),
          orderOf,
        ),
      ];
    }),
  );
}

function placedEntries({ startDate, days }: Menu): Map<string, Placed> {
  return new Map(
    daysOfWeek(startDate).flatMap(({ weekday, date }) =>
      days[weekday].map((entry) => [entry.id, { date, entry }] as const),
    ),
  );
}

const placedRow = ({ id, fields }: Row<'meals'>) => ({
  date: fields.isUndated ? undefined : fields.date,
  entry: entryOf(id, fields),
});
