/**
 * On devices with little memory, answers that nothing on the screen uses leave the cache after five minutes
 * (Spec 9: entries older than 5 min, each minute, on low-memory devices). Other devices keep them as long as each query
 * says.
 */
import { queryClient } from '../api/query-client';

const purgeEveryMs = 60_000;
const oldestMs = 5 * 60_000;
/** GB, as browsers round it: 0.25, 0.5, 1, 2, 4 or 8. Android calls a device with 2 or less a low-memory one. */
const lowMemoryGb = 2;

/**
 * @param memoryGb `navigator.deviceMemory`, which not every browser tells
 * @returns stops it
 */
export function purgeOldQueries(memoryGb = deviceMemory()): () => void {
  if (memoryGb === undefined || memoryGb > lowMemoryGb) return () => undefined;
  const timer = setInterval(purge, purgeEveryMs);
  return () => clearInterval(timer);
}

function purge(): void {
  const cache = queryClient.getQueryCache();
  const oldest = Date.now() - oldestMs;
  for (const query of cache.findAll({ fetchStatus: 'idle' })) {
    // "Inactive" to the library is also what a page shows and does not ask for again.
    const isShown = query.getObserversCount() > 0;
    if (!isShown && query.state.dataUpdatedAt < oldest) cache.remove(query);
  }
}

const deviceMemory = () => (navigator as { deviceMemory?: number }).deviceMemory;
