/** Starts synchronisation after the page has loaded. */
import { afterUse } from '../../../ui/after-use';
import { openEngine } from './open-engine';
import { refreshRecipes } from './recipes/refresh-recipes.lazy';

/** Sends what waits of every plan owner; after some use, stores recipes for reading offline. Never rejects. */
export async function startSyncing(userId: string): Promise<void> {
  try {
    const engine = await openEngine(userId);
    await engine.sync({ userId });
    await engine.sendAll();
    await afterUse();
    const refresh = await refreshRecipes.load();
    await refresh(engine);
  } catch {
    // The code could not be loaded; the next page tries again.
  }
}
