/** Of earlier visits: changes that could not be sent for days, and those that the server can't run. */
import type { SyncDatabase } from '../storage/database';
import { readUnsent } from '../storage/read-plan';
import { forgetSetAside, listSetAside } from '../storage/set-aside';
import { announceOldChanges } from './old-changes';
import { announceSetAside } from './set-aside';

/** Never rejects. */
export async function announceLeftovers(database: SyncDatabase): Promise<void> {
  try {
    const [unsent, setAside] = await Promise.all([readUnsent(database), listSetAside(database)]);
    announceOldChanges(unsent);
    announceSetAside(
      setAside.map(({ operation }) => operation),
      undefined,
      () => void forgetSetAside(database).catch(() => undefined),
    );
  } catch {
    // The database was closed: the next start announces them.
  }
}
