/** What a sign-out does to the data of this device: unsent changes first, then nothing stays. */
import { openEngine, runningEngine } from '../open-engine';
import { eraseDatabase, eraseOtherDatabases, hasUnusedDatabase } from '../storage/erase-databases';

/** Of the service worker: images of recipes (`service-worker/`). */
const imageCache = 'saltbush-images';

/** What a sign-out would lose. */
export interface UnsavedWork {
  /** Changes of plans and lists that the server does not have. */
  changes: number;
  /** Of recipes. */
  drafts: number;
}

/** Undefined when this device can't tell. */
export async function countUnsaved(userId: string): Promise<UnsavedWork | undefined> {
  try {
    const engine = await openEngine(userId);
    const drafts = (await engine.database?.get('work', 'drafts')) ?? [];
    return { changes: (await engine.readUnsent()).length, drafts: drafts.length };
  } catch {
    // The code could not be loaded.
    return undefined;
  }
}

/** Sends what waits. Returns what a sign-out would still lose, as `countUnsaved` does. */
export async function sendUnsent(userId: string): Promise<UnsavedWork | undefined> {
  try {
    const engine = await openEngine(userId);
    await engine.sendAll();
  } catch {
    // The code could not be loaded.
  }
  return countUnsaved(userId);
}

/** Deletes everything of the user from this device, in all tabs. Never rejects. */
export async function eraseDevice(userId: string): Promise<void> {
  const engine = await runningEngine()?.catch(() => undefined);
  engine?.tell({ type: 'close' });
  engine?.stop();
  await Promise.all([eraseDatabase(userId), eraseCaches()]);
}

/** Deletes databases of users who have not come back for 30 days. */
export async function eraseUnused(): Promise<void> {
  if (hasUnusedDatabase()) await eraseOtherDatabases(undefined);
}

async function eraseCaches(): Promise<void> {
  // Absent without a secure connection.
  if ('caches' in globalThis) await caches.delete(imageCache).catch(() => false);
}
