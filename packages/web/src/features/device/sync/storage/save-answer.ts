/**
 * Stores an answer of the server: its rows, its version and the removal of acknowledged operations, in one
 * transaction. A page killed between them would show a change twice or not at all.
 */
import type { IDBPTransaction } from 'idb';
import { rowKey } from '@saltbush/domain/plan/rows/rows';
import { abortOnLeave } from './abort-on-leave';
import { acknowledge, type QueueChange } from './acknowledge';
import { factRecords, unreadableRecipes } from './answer-facts';
import {
  ofOwner,
  strict,
  type SyncAnswerOnDevice,
  type SyncDatabase,
  type SyncSchema,
} from './database';
import { newMeta } from './plan-meta';
import { withoutOwner } from './read-plan';

const stores = ['meta', 'rows', 'facts', 'queue', 'sent'] as const;

type Transaction = IDBPTransaction<SyncSchema, typeof stores, 'readwrite'>;

/** @throws when the device has no space, the database was closed, or the page is left meanwhile */
export async function saveAnswer(
  database: SyncDatabase,
  owner: string,
  answer: SyncAnswerOnDevice,
): Promise<QueueChange> {
  const transaction = database.transaction(stores, 'readwrite', strict);
  const write = async (): Promise<QueueChange> => {
    const [meta, queue, sent] = await Promise.all([
      transaction.objectStore('meta').get(owner),
      transaction.objectStore('queue').getAll(ofOwner(owner)),
      transaction.objectStore('sent').getAll(ofOwner(owner)),
    ]);
    const change = acknowledge(
      answer,
      meta ?? newMeta(owner),
      queue.map(withoutOwner),
      sent.map(({ owner: _owner, ...operation }) => operation),
    );
    await Promise.all([
      ...(change.isOutdated ? [] : saveContent(transaction, owner, answer)),
      ...saveQueue(transaction, owner, answer.at, change),
      transaction.objectStore('meta').put(change.meta),
    ]);
    return change;
  };
  const stopWatching = abortOnLeave(transaction);
  try {
    const [change] = await Promise.all([write(), transaction.done]);
    return change;
  } finally {
    stopWatching();
  }
}

function saveContent(
  transaction: Transaction,
  owner: string,
  answer: SyncAnswerOnDevice,
): Promise<unknown>[] {
  const rows = transaction.objectStore('rows');
  const facts = transaction.objectStore('facts');
  return [
    ...(answer.isReset ? [rows.delete(ofOwner(owner)), facts.delete(ofOwner(owner))] : []),
    ...answer.rows.map((row) => rows.put({ owner, key: rowKey(row.kind, row.id), row })),
    ...unreadableRecipes(answer).map((id) => facts.delete([owner, 'recipes', id])),
    ...factRecords(answer).map((record) => facts.put({ owner, ...record })),
  ];
}

function saveQueue(
  transaction: Transaction,
  owner: string,
  sentAt: number,
  { leaving, renumbered, forgotten, acknowledged }: QueueChange,
): Promise<unknown>[] {
  const queue = transaction.objectStore('queue');
  const sent = transaction.objectStore('sent');
  return [
    ...leaving.map(({ seq }) => queue.delete([owner, seq])),
    ...renumbered.map((operation) => queue.put({ owner, ...operation })),
    ...forgotten.map((id) => sent.delete([owner, id])),
    ...acknowledged.map((operation) => sent.put({ owner, ...operation, sentAt })),
  ];
}
