/** The state of a plan owner on this device. */
import { syncSchemaVersion } from '@saltbush/contract/plan/sync-schema-version';
import { listNeedVersion } from '@saltbush/domain/plan/shopping-list/needs/list-need';
import { ofOwner, strict, type PlanMeta, type SyncDatabase } from './database';

/** Of the rows, and of what recipes and items need: an update may read the same text in another way. */
export const storedFormat = `${syncSchemaVersion}.${listNeedVersion}`;

/** Of one that this device has never asked for. */
export const newMeta = (owner: string): PlanMeta => ({
  owner,
  version: 0,
  epoch: null,
  basis: null,
  nextSeq: 1,
  numbering: 0,
  offset: 0,
  format: storedFormat,
});

/**
 * Drops rows that an app of another format stored; they are fetched again. The queue stays: its operations
 * have the same meaning in every format.
 */
export async function dropOtherFormats(database: SyncDatabase): Promise<void> {
  for (const meta of await database.getAll('meta')) {
    if (meta.format !== storedFormat) await dropRows(database, meta);
  }
}

async function dropRows(database: SyncDatabase, meta: PlanMeta): Promise<void> {
  const transaction = database.transaction(['meta', 'rows', 'facts'], 'readwrite', strict);
  await Promise.all([
    transaction.objectStore('rows').delete(ofOwner(meta.owner)),
    transaction.objectStore('facts').delete(ofOwner(meta.owner)),
    transaction
      .objectStore('meta')
      .put({ ...meta, version: 0, basis: null, syncedAt: undefined, format: storedFormat }),
    transaction.done,
  ]);
}
