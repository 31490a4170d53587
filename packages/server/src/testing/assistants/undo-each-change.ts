/** Takes changes back one by one, as a person does in the history of their list. */
import { syncRoutes } from '@saltbush/contract/plan/sync';
import { rowKey, type RowKind } from '@saltbush/domain/plan/rows/rows';
import type { FieldSetBack } from '@saltbush/domain/plan/sync/operations';
import { openDevice, type SyncDevice } from '../sync-device';
import type { Person } from '../test-users';

/**
 * The newest first, each by one operation.
 *
 * @returns how many there were
 * @throws when one of them cannot be undone
 */
export async function undoEachChange(person: Person): Promise<number> {
  const { body } = await person.ask(syncRoutes.history, {});
  const device = openDevice(person);
  await device.sync();
  for (const { name, was } of body.changes) {
    const fields = setBacksOf(was, device);
    const { refused } = await device.sync([device.make('setBackAll', { fields })]);
    if (fields.length === 0 || refused.length > 0) throw new Error(`${name} cannot be undone`);
  }
  return body.changes.length;
}

/** A row that the change began goes; of others each field gets the value that it had. */
function setBacksOf(was: Record<string, unknown>, device: SyncDevice): FieldSetBack[] {
  return Object.entries(was).flatMap(([key, values]) => {
    const before = values as Record<string, unknown>;
    const [kind, id] = [key.slice(0, key.indexOf('/')), key.slice(key.indexOf('/') + 1)];
    const reference = { kind: kind as RowKind, id };
    const row = device.rows.get(rowKey(reference.kind, id));
    const now: Record<string, unknown> = { ...row?.fields, deleted: row === undefined };
    const isNew = before['deleted'] === true;
    const fields = isNew ? { deleted: true } : before;
    return Object.entries(fields).map(([field, value]) => ({
      ...reference,
      field,
      value,
      ifStill: now[field] ?? null,
    }));
  });
}
