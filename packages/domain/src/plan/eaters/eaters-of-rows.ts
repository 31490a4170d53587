/** What the rows of a plan say of those who eat. */
import { eaterSettingsId, type AttendanceRow, type EaterSettingsRow } from '../rows/eater-rows';
import { rowKey, type Row, type RowMap } from '../rows/rows';

export const storedEatersIn = (rows: RowMap): Row<'eaters'>[] =>
  [...rows.values()].filter((row): row is Row<'eaters'> => row.kind === 'eaters');

export const attendancesIn = (rows: RowMap): ReadonlyMap<string, Partial<AttendanceRow>> =>
  new Map(
    [...rows.values()].flatMap(({ kind, id, fields }) =>
      kind === 'attendances' ? [[id, fields as Partial<AttendanceRow>] as const] : [],
    ),
  );

/** How many eat at home, as somebody said. */
export function peopleIn(rows: RowMap): number | undefined {
  const row = rows.get(rowKey('eaterSettings', eaterSettingsId));
  return (row?.fields as EaterSettingsRow | undefined)?.people;
}
