/** Removes everything of a plan owner from this device. */
import type { QueuedOperation } from '@saltbush/domain/plan/sync/operations';
import { ofOwner, strict, type SyncDatabase } from './database';
import { withoutOwner } from './read-plan';

const stores = ['rows', 'facts', 'queue', 'sent', 'setAside', 'meta'] as const;

/** @returns the changes that the server never got */
export async function eraseOwner(
  database: SyncDatabase,
  owner: string,
): Promise<QueuedOperation[]> {
  const transaction = database.transaction(stores, 'readwrite', strict);
  const [unsent] = await Promise.all([
    transaction.objectStore('queue').getAll(ofOwner(owner)),
    ...stores
      .filter((name) => name !== 'meta')
      .map((name) => transaction.objectStore(name).delete(ofOwner(owner))),
    transaction.objectStore('meta').delete(owner),
    transaction.done,
  ]);
  return unsent.map(withoutOwner);
}
