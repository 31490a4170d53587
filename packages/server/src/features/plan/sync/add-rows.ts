/** Adds rows of an archive, with the times that they have there, to what a plan owner has. */
import { limitOf, groupKey, groupOf, type RowGroup } from '@saltbush/domain/plan/sync/row-groups';
import { rowKey, type Row } from '@saltbush/domain/plan/rows/rows';
import type { Db } from '../../../platform/db/connect';
import { loadPlan } from './rows/load-plan.store';
import { savePlan } from './rows/save-plan.store';
import { lockOwner } from './sync-state.store';

export type NewRow = Pick<Row, 'kind' | 'id' | 'fields' | 'stamps'>;

export interface AddedRows {
  /** Rows that are new or got a field. */
  changed: Row[];
  /** How many there was no space for: the limits are those of an operation. */
  withoutRoom: number;
}

/** Fields that are set already stay as they are; a row that was removed stays removed. */
export async function addRows(
  tx: Db,
  ownerId: string,
  added: readonly NewRow[],
): Promise<AddedRows> {
  if (added.length === 0) return { changed: [], withoutRoom: 0 };
  const before = await lockOwner(tx, ownerId);
  const { rows, taken, counts } = await loadPlan(tx, ownerId, {
    rows: added,
    groups: groupsOf(added),
  });
  const takesSpace = openGroups(counts);
  let version = before;
  let withoutRoom = 0;
  const changed = new Map<string, Row>();
  for (const row of added) {
    const key = rowKey(row.kind, row.id);
    const known = changed.get(key) ?? rows.get(key);
    const isComplete = known && Object.keys(row.fields).every((field) => field in known.fields);
    if (isComplete || known?.isDeleted || taken.has(row.id)) continue;
    const fields = { ...row.fields, ...known?.fields };
    const stamps = { ...row.stamps, ...known?.stamps };
    const next = { ...row, fields, stamps, isDeleted: false, version: version + 1 };
    if (known === undefined && !takesSpace(next)) {
      withoutRoom += 1;
      continue;
    }
    version += 1;
    changed.set(key, next);
  }
  const saved = [...changed.values()];
  if (saved.length > 0) await savePlan(tx, ownerId, { rows: saved, version });
  return { changed: saved, withoutRoom };
}

/** Each once. */
function groupsOf(added: readonly NewRow[]): RowGroup[] {
  const groups = added.flatMap((row) => groupOf({ ...row, isDeleted: false, version: 0 }) ?? []);
  return [...new Map(groups.map((group) => [groupKey(group), group])).values()];
}

/** @returns whether there is space for one row more, which then takes it */
function openGroups(counts: Map<string, number>): (row: Row) => boolean {
  return (row) => {
    const group = groupOf(row);
    if (group === undefined) return true;
    const count = counts.get(groupKey(group)) ?? 0;
    if (count >= limitOf(group)) return false;
    counts.set(groupKey(group), count + 1);
    return true;
  };
}

/** The stamps of a row whose fields were all set at one time, by one person. */
export const stampAll = (fields: object, at: Date, userId: string): Row['stamps'] =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, [at.getTime(), userId]]));
