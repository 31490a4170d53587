/** Adds operations to the queue. They are durable when the promise resolves. */
import type { Operation, QueuedOperation } from '@saltbush/domain/plan/sync/operations';
import { strict, type SyncDatabase } from './database';
import { newMeta } from './plan-meta';

/**
 * Numbers the operations in the order of all tabs and stores them, all or none.
 *
 * @throws when the device has no space, or the database was closed
 * @example const [queued] = await addOperations(database, userId, [operation])
 */
export async function addOperations(
  database: SyncDatabase,
  owner: string,
  operations: readonly Operation[],
): Promise<QueuedOperation[]> {
  const transaction = database.transaction(['meta', 'queue'], 'readwrite', strict);
  const write = async (): Promise<QueuedOperation[]> => {
    const meta = (await transaction.objectStore('meta').get(owner)) ?? newMeta(owner);
    const queued = operations.map((operation, index) => ({
      ...operation,
      seq: meta.nextSeq + index,
    }));
    const queue = transaction.objectStore('queue');
    await Promise.all([
      ...queued.map((operation) => queue.add({ owner, ...operation })),
      transaction.objectStore('meta').put({ ...meta, nextSeq: meta.nextSeq + queued.length }),
    ]);
    return queued;
  };
  const [queued] = await Promise.all([write(), transaction.done]);
  return queued;
}
