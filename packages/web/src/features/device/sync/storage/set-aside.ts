/** Operations that the server can't run: they leave the queue, and are stored until the user has seen them. */
import type { QueuedOperation } from '@saltbush/domain/plan/sync/operations';
import { newId } from '../../../../api/new-id';
import { strict, type SetAsideOperation, type SyncDatabase } from './database';

/** Replaces it by an operation without effect: the numbers of a queue have no gaps. */
export async function setAside(
  database: SyncDatabase,
  owner: string,
  operation: QueuedOperation,
): Promise<void> {
  const transaction = database.transaction(['queue', 'setAside'], 'readwrite', strict);
  const empty = { ...operation, id: newId(), name: 'addMeals' as const, args: { meals: [] } };
  await Promise.all([
    transaction.objectStore('queue').put({ owner, ...empty }),
    transaction.objectStore('setAside').put({ owner, id: operation.id, operation }),
    transaction.done,
  ]);
}

export const listSetAside = async (database: SyncDatabase): Promise<SetAsideOperation[]> =>
  database.getAll('setAside');

export async function forgetSetAside(database: SyncDatabase): Promise<void> {
  await database.clear('setAside');
}
