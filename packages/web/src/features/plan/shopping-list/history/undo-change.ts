/** Which changes of the history can be undone: those whose fields nobody has set since. */
import type { FieldSetBack } from '@saltbush/domain/plan/sync/operations';
import type { Row, RowMap } from '@saltbush/domain/plan/rows/rows';

/** As the server lists it. */
export interface PastChange {
  version: number;
  at: string;
  by: { _id: string; name: string };
  /** The program that did it for them. */
  program?: string | undefined;
  name: string;
  args: Record<string, unknown>;
  /** By row key and field. */
  was: Record<string, unknown>;
}

/**
 * For each change, what sets it back; undefined when a later change has set one of its fields, or when a row
 * is not on this device.
 *
 * @param changes newest first
 */
export function undosOf(
  changes: readonly PastChange[],
  rows: RowMap,
): (FieldSetBack[] | undefined)[] {
  const setLater = new Set<string>();
  return changes.map(({ was }) => {
    const fields = Object.entries(was).flatMap(([key, values]) =>
      Object.entries(values as Record<string, unknown>).map(([field, value]) => ({
        key,
        field,
        value,
      })),
    );
    const isOverwritten = fields.some(({ key, field }) => setLater.has(`${key} ${field}`));
    fields.forEach(({ key, field }) => setLater.add(`${key} ${field}`));
    return isOverwritten || fields.length === 0 ? undefined : setBacksOf(fields, rows);
  });
}

interface ValueBefore {
  key: string;
  field: string;
  value: unknown;
}

function setBacksOf(fields: readonly ValueBefore[], rows: RowMap): FieldSetBack[] | undefined {
  const added = new Set(fields.filter(isNewRow).map(({ key }) => key));
  const setBacks = fields
    .filter((one) => !added.has(one.key) || isNewRow(one))
    .map((one) => setBackOf(one, rows.get(one.key)));
  return setBacks.every((one) => one !== undefined) ? setBacks : undefined;
}

const isNewRow = ({ field, value }: ValueBefore): boolean => field === 'deleted' && value === true;

function setBackOf(
  { key, field, value }: ValueBefore,
  row: Row | undefined,
): FieldSetBack | undefined {
  const at = key.indexOf('/');
  const reference = { kind: key.slice(0, at) as Row['kind'], id: key.slice(at + 1) };
  // Removed rows are not shown: bringing one back is all that can be done with it.
  if (!row) return field === 'deleted' ? { ...reference, field, value, ifStill: true } : undefined;
  const now: Record<string, unknown> = { ...row.fields, deleted: row.isDeleted };
  return { ...reference, field, value, ifStill: now[field] ?? null };
}
