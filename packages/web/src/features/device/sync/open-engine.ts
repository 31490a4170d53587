/**
 * The engine of the signed-in user, loaded on first use: neither its code nor IndexedDB is needed to show the
 * first page.
 */
import { onAnnouncement } from '../../../api/announcements';
import { createEngine } from './create-engine.lazy';
import type { SyncEngine } from './engine/sync-engine';

interface Open {
  userId: string;
  engine: Promise<SyncEngine>;
  started?: SyncEngine;
}

let open: Open | undefined;

/** @example const engine = await openEngine(user._id) */
export function openEngine(userId: string): Promise<SyncEngine> {
  if (open?.userId !== userId) {
    closeEngine();
    const opening: Open = { userId, engine: startEngine(userId) };
    open = opening;
    opening.engine.then((engine) => (opening.started = engine)).catch(() => undefined);
  }
  return open!.engine;
}

/** Uses this engine until the session ends: tests have one without a database and a server. */
export function setEngine(userId: string, engine: SyncEngine): void {
  closeEngine();
  open = { userId, engine: Promise.resolve(engine) };
}

/** Of this user, if it runs already. */
export const runningEngine = (): Promise<SyncEngine> | undefined => open?.engine;

/** Of this user, if it has started. */
export const startedEngine = (userId: string): SyncEngine | undefined =>
  open?.userId === userId ? open.started : undefined;

/** Stops it and closes the database. */
export function closeEngine(): void {
  const closing = open;
  open = undefined;
  closing?.engine.then((engine) => engine.stop()).catch(() => undefined);
}

async function startEngine(userId: string): Promise<SyncEngine> {
  try {
    const create = await createEngine.load();
    return await create(userId, () => {
      if (open?.userId === userId) closeEngine();
    });
  } catch (error) {
    // The code could not be loaded: the next use tries again.
    if (open?.userId === userId) open = undefined;
    throw error;
  }
}

onAnnouncement('signedOut', closeEngine);
