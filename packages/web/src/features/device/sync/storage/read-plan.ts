/** Reads what the device has of a plan owner. */
import type { DeviceState } from '@saltbush/domain/plan/sync/device-rows';
import type { QueuedOperation } from '@saltbush/domain/plan/sync/operations';
import type { PlanFacts } from '../plan-view';
import { ofOwner, type FactKind, type PlanMeta, type SyncDatabase } from './database';
import { newMeta } from './plan-meta';

export interface StoredPlan {
  meta: PlanMeta;
  state: DeviceState;
  facts: PlanFacts;
}

export const emptyPlan = (owner: string): StoredPlan => ({
  meta: newMeta(owner),
  state: { confirmed: new Map(), queue: [], version: 0, epoch: null },
  facts: noFacts(),
});

const noFacts = (): PlanFacts => ({
  recipes: new Map(),
  itemNeeds: new Map(),
  foods: new Map(),
  people: new Map(),
});

/** @example const { state } = await readPlan(database, userId) */
export async function readPlan(database: SyncDatabase, owner: string): Promise<StoredPlan> {
  const transaction = database.transaction(['meta', 'rows', 'queue', 'facts']);
  const [storedMeta, rows, queue, facts] = await Promise.all([
    transaction.objectStore('meta').get(owner),
    transaction.objectStore('rows').getAll(ofOwner(owner)),
    transaction.objectStore('queue').getAll(ofOwner(owner)),
    transaction.objectStore('facts').getAll(ofOwner(owner)),
    transaction.done,
  ]);
  const meta = storedMeta ?? newMeta(owner);
  return {
    meta,
    state: {
      confirmed: new Map(rows.map(({ key, row }) => [key, row])),
      queue: queue.map(withoutOwner),
      version: meta.version,
      epoch: meta.epoch,
    },
    facts: factsOf(facts),
  };
}

/** The next operations to send, at most `limit`, and from where to ask. */
export async function readBatch(
  database: SyncDatabase,
  owner: string,
  limit: number,
): Promise<{ meta: PlanMeta; operations: QueuedOperation[] }> {
  const transaction = database.transaction(['meta', 'queue']);
  const [meta, operations] = await Promise.all([
    transaction.objectStore('meta').get(owner),
    transaction.objectStore('queue').getAll(ofOwner(owner), limit),
    transaction.done,
  ]);
  return { meta: meta ?? newMeta(owner), operations: operations.map(withoutOwner) };
}

/** Plan owners that this device has asked for or has changes for. */
export async function listOwners(database: SyncDatabase): Promise<string[]> {
  return database.getAllKeys('meta');
}

/** All changes that the server does not have, of every plan owner. */
export const readUnsent = async (
  database: SyncDatabase,
): Promise<(QueuedOperation & { owner: string })[]> => database.getAll('queue');

export function withoutOwner({
  owner: _owner,
  ...operation
}: QueuedOperation & { owner: string }): QueuedOperation {
  return operation;
}

function factsOf(stored: readonly { kind: FactKind; id: string; fact: unknown }[]): PlanFacts {
  const facts = noFacts();
  for (const { kind, id, fact } of stored) (facts[kind] as Map<string, unknown>).set(id, fact);
  return facts;
}
