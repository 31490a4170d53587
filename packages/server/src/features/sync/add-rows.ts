/** Adds rows of an archive, with the times that they have there, to what a plan owner has. */
import { rowKey, type Row } from '@saltbush/domain/sync/rows';
import type { Db } from '../../platform/db/connect';
import { lockRows, saveRows } from './rows.store';
import { lockOwner, saveVersion } from './sync-state.store';

export type NewRow = Pick<Row, 'kind' | 'id' | 'fields' | 'stamps'>;

/**
 * Fields that are set already stay as they are; a row that was removed stays removed.
 *
 * @returns the rows that were added or got a field
 */
export async function addRows(tx: Db, ownerId: string, added: readonly NewRow[]): Promise<Row[]> {
  if (added.length === 0) return [];
  const before = await lockOwner(tx, ownerId);
  const { rows, taken } = await lockRows(tx, ownerId, added);
  let version = before;
  const changed = new Map<string, Row>();
  for (const row of added) {
    const key = rowKey(row.kind, row.id);
    const known = changed.get(key) ?? rows.get(key);
    const isComplete = known && Object.keys(row.fields).every((field) => field in known.fields);
    if (isComplete || known?.isDeleted || taken.has(row.id)) continue;
    version += 1;
    const fields = { ...row.fields, ...known?.fields };
    const stamps = { ...row.stamps, ...known?.stamps };
    changed.set(key, { ...row, fields, stamps, isDeleted: false, version });
  }
  const saved = [...changed.values()];
  if (saved.length === 0) return [];
  await saveRows(tx, ownerId, saved);
  await saveVersion(tx, ownerId, version);
  return saved;
}

/** The stamps of a row whose fields were all set at one time, by one person. */
export const stampAll = (fields: object, at: Date, userId: string): Row['stamps'] =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, [at.getTime(), userId]]));
