/** Opens the user's database, erases those of others, and starts the engine. */
import { newId } from '../../../api/new-id';
import { moveOldData } from './old-data/move-old-data.lazy';
import { oldKeys } from './old-data/old-keys';
import { openDatabase, type SyncDatabase } from './storage/database';
import { eraseOtherDatabases, noteOpened } from './storage/erase-databases';
import { dropOtherFormats } from './storage/plan-meta';
import { firstPaint } from '../../../ui/first-paint';
import { changeCode } from './engine/change-code.lazy';
import { withNotices } from './engine/server-code.lazy';
import { SyncEngine } from './engine/sync-engine';

/** @param onClosed the database was closed by another tab, which deletes it */
export async function createEngine(userId: string, onClosed: () => void): Promise<SyncEngine> {
  const database = await openUsable(userId, onClosed);
  const device = database ? await deviceId(database) : newId();
  const engine = new SyncEngine({ userId, database, device, onClose: onClosed });
  // Later there may be no network.
  void firstPaint()
    .then(changeCode.load)
    .catch(() => undefined);
  if (database) {
    noteOpened(userId);
    void eraseOtherDatabases(userId);
    withNotices(({ announceLeftovers }) => void announceLeftovers(database));
    void moveUntilDone(engine, userId);
  }
  return engine;
}

/** Without a network it waits for one. */
async function moveUntilDone(engine: SyncEngine, userId: string): Promise<void> {
  if (oldKeys(userId).length === 0) return;
  const isDone = await moveOldData
    .load()
    .then((move) => move(engine, userId))
    .catch(() => false);
  if (isDone || engine.isStopped) return;
  window.addEventListener('online', () => void moveUntilDone(engine, userId), { once: true });
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
