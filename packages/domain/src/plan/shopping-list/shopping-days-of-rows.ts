/** When the owner of these rows shops, and the days that are bought for until then. */
import type { DayRange } from '../days/day-range';
import type { PlainDate, Weekday } from '../days/week';
import { listSettingsId, type ListSettingsRow } from '../rows/list-rows';
import { shoppingDaysOf, untilNextShop } from './shopping-days';
import { rowKey, type Row, type RowMap } from '../rows/rows';

/** Nothing is set while there is no row. */
export const listSettingsOf = (rows: RowMap): ListSettingsRow =>
  (rows.get(rowKey('listSettings', listSettingsId)) as Row<'listSettings'> | undefined)?.fields ??
  {};

/** Chosen or learned, in the order of choice; empty while nobody knows. */
export const shoppingDaysOfRows = (rows: RowMap, today: PlainDate): readonly Weekday[] =>
  shoppingDaysOf(listSettingsOf(rows), today);

/**
 * Undefined while no shopping day is known.
 *
 * @example untilNextShopOfRows(view.rows, '2026-11-25') // { from: '2026-11-25', to: '2026-11-27' }
 */
export function untilNextShopOfRows(rows: RowMap, today: PlainDate): DayRange | undefined {
  const shoppingDays = shoppingDaysOfRows(rows, today);
  return shoppingDays.length > 0 ? untilNextShop(today, shoppingDays) : undefined;
}
