/** The state of a plan owner on this device. */
import { syncSchemaVersion } from '@saltbush/contract/plan/sync-schema-version';
import { standInCountry } from '@saltbush/domain/account/countries/stand-in-country';
import { listNeedVersion } from '@saltbush/domain/plan/shopping-list/needs/list-need';
import { homeCountryOf } from '../../view-mode';
import { ofOwner, strict, type PlanMeta, type SyncDatabase } from './database';

/**
 * Of the rows, and of what recipes and items need: an update may read the same text in another way, and the shops of
 * another country sell other packs.
 */
export function storedFormatOf(owner: string): string {
  const { code } = homeCountryOf(owner);
  const format = `${syncSchemaVersion}.${listNeedVersion}`;
  // Rows of before there were countries are those of who has not chosen one.
  return code === standInCountry.code ? format : `${format}.${code}`;
}

/** Of one that this device has never asked for. */
export const newMeta = (owner: string): PlanMeta => ({
  owner,
  version: 0,
  epoch: null,
  basis: null,
  nextSeq: 1,
  numbering: 0,
  offset: 0,
  format: storedFormatOf(owner),
});

/**
 * Drops rows that an app of another format stored; they are fetched again. The queue stays: its operations
 * have the same meaning in every format.
 */
export async function dropOtherFormats(database: SyncDatabase): Promise<void> {
  for (const meta of await database.getAll('meta')) {
    if (meta.format !== storedFormatOf(meta.owner)) await dropRows(database, meta);
  }
}

const newFormat = (meta: PlanMeta): PlanMeta => ({ ...meta, format: storedFormatOf(meta.owner) });

async function dropRows(database: SyncDatabase, meta: PlanMeta): Promise<void> {
  const transaction = database.transaction(['meta', 'rows', 'facts'], 'readwrite', strict);
  await Promise.all([
    transaction.objectStore('rows').delete(ofOwner(meta.owner)),
    transaction.objectStore('facts').delete(ofOwner(meta.owner)),
    transaction
      .objectStore('meta')
      .put({ ...newFormat(meta), version: 0, basis: null, syncedAt: undefined }),
    transaction.done,
  ]);
}
