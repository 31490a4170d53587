/**
 * What operations do to a row as a whole. Rules:
 *
 * - Editing brings a removed row back, if its author had not seen the removal; ticking does not.
 * - Likewise, a row that someone has edited is not removed by someone who had not seen that; a tick is no edit.
 * - Adding leaves a row that exists, or was removed, as it is.
 */
import type { RefusalCode } from '../operations';
import { rowKey } from '../../rows/rows';
import type { Row, RowReference, Stamp } from '../../rows/rows';
import { createRow, findRow, hasSeen, isTickField, noteLost, setField, valueOf } from './draft';
import type { Draft } from './draft';

/** Adds a row with these fields; those without a value are left out. */
export function addRow(draft: Draft, reference: RowReference, fields: object): void {
  if (findRow(draft, reference)) return;
  createRow(draft, reference);
  for (const [field, value] of Object.entries(fields)) {
    if (value != null) setField(draft, reference, field, value);
  }
  draft.was[rowKey(reference.kind, reference.id)] = { deleted: true };
}

/** Sets the fields of a change; MOVED_ON when there is no such row. */
export function editRow(
  draft: Draft,
  reference: RowReference,
  change: object,
): RefusalCode | undefined {
  const row = findRow(draft, reference);
  if (!row) return 'MOVED_ON';
  const wereSet = Object.entries(change).map(
    ([field, value]) => value !== undefined && setField(draft, reference, field, value),
  );
  const removal = row.stamps.deleted;
  const isUnseenRemoval = row.isDeleted && removal && !hasSeen(draft, row, removal);
  if (isUnseenRemoval && wereSet.includes(true)) setField(draft, reference, 'deleted', false, true);
  return undefined;
}

/** Sets the fields of a change in a row that begins to exist with the first. */
export function editOrCreateRow(
  draft: Draft,
  reference: RowReference,
  change: object,
  fixed?: object,
): void {
  if (!findRow(draft, reference)) createRow(draft, reference, fixed);
  editRow(draft, reference, change);
}

/** Sets fields of a tick, which bring no row back; without such a row there is nothing to tick. */
export function tickRow(draft: Draft, reference: RowReference, ticks: object): void {
  if (!findRow(draft, reference)) return;
  for (const [field, value] of Object.entries(ticks)) setField(draft, reference, field, value);
}

/** Removes a row, unless someone has edited it in a way that the author had not seen. */
export function removeRow(draft: Draft, reference: RowReference): void {
  const row = findRow(draft, reference);
  if (!row || row.isDeleted) return;
  const stamp = unseenEdit(draft, row);
  const conflict = { field: 'deleted', before: false, value: true, isSet: false };
  if (stamp) noteLost(draft, row, { ...conflict, stamp });
  else setField(draft, reference, 'deleted', true);
}

/** Brings a row back; MOVED_ON when nothing is left of it. */
export function restoreRow(draft: Draft, reference: RowReference): RefusalCode | undefined {
  const row = findRow(draft, reference);
  if (!row) return 'MOVED_ON';
  if (row.isDeleted) setField(draft, reference, 'deleted', false);
  return undefined;
}

/** Whether the row exists and the field has a value. */
export function hasValue(draft: Draft, reference: RowReference, field: string): boolean {
  const row = findRow(draft, reference);
  return row !== undefined && Boolean(valueOf(row, field));
}

function unseenEdit(draft: Draft, row: Row): Stamp | undefined {
  const unseen = Object.entries(row.stamps)
    .filter(([field]) => field !== 'deleted' && !isTickField(field))
    .filter(([, stamp]) => !hasSeen(draft, row, stamp))
    .map(([, stamp]) => stamp);
  return unseen.find(([, by]) => by !== draft.userId) ?? unseen[0];
}
