/** Stores the whole app on this device, for use without a network, when someone uses it (decision 0099). */
import { askWorker } from '../api/app-worker';
import { getSession } from '../api/session';
import { afterUse } from '../ui/after-use';
import { canStoreAhead } from '../ui/load-ahead';

/** Of visitors nobody knows whether they come back. */
export async function storeAppAfterUse(worker: ServiceWorker): Promise<void> {
  await afterUse();
  if (getSession() && canStoreAhead()) await askWorker(worker, { type: 'store-app' });
}
