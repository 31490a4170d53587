/** What a sign-out does to the data of this device: unsent changes first, then nothing stays. */
import { openEngine, runningEngine } from '../open-engine';
import { eraseDatabase, eraseOtherDatabases, hasUnusedDatabase } from '../storage/erase-databases';

/** Of the service worker: images of recipes (`service-worker/`). */
const imageCache = 'saltbush-images';

/** How many changes the server does not have; undefined when this device can't tell. */
export async function countUnsent(userId: string): Promise<number | undefined> {
  try {
    return (await (await openEngine(userId)).readUnsent()).length;
  } catch {
    // The code could not be loaded.
    return undefined;
  }
}

/** Sends what waits. Returns how many changes the server still does not have, as `countUnsent` does. */
export async function sendUnsent(userId: string): Promise<number | undefined> {
  try {
    const engine = await openEngine(userId);
    await engine.sendAll();
  } catch {
    // The code could not be loaded.
  }
  return countUnsent(userId);
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
