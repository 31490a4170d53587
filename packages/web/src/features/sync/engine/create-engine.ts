/** Opens the user's database and starts the engine on it. */
import { newId } from '../../../api/new-id';
import { openDatabase, type SyncDatabase } from '../storage/database';
import { dropOtherFormats } from '../storage/plan-meta';
import { SyncEngine } from './sync-engine';

/** @param onClosed the database was closed by another tab, which deletes it */
export async function createEngine(userId: string, onClosed: () => void): Promise<SyncEngine> {
  const database = await openUsable(userId, onClosed);
  const device = database ? await deviceId(database) : newId();
  return new SyncEngine({ userId, database, device, onClose: onClosed });
}

/** Undefined: this browser stores nothing, so that the engine works in memory. */
async function openUsable(userId: string, onClosed: () => void): Promise<SyncDatabase | undefined> {
  try {
    const database = await openDatabase(userId, onClosed);
    await dropOtherFormats(database);
    return database;
  } catch {
    return undefined;
  }
}

async function deviceId(database: SyncDatabase): Promise<string> {
  const transaction = database.transaction('device', 'readwrite');
  const known = await transaction.store.get('id');
  const id = known ?? newId();
  if (known === undefined) await transaction.store.put(id, 'id');
  await transaction.done;
  return id;
}
