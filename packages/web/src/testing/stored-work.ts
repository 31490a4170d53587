/** What this device has stored of the person's unfinished work. */
import { openEngine } from '../features/device/sync/open-engine';
import type { WorkKind } from '../features/device/sync/storage/database';
import { priya } from './people';

/** @example expect(await storedWork('drafts')).toContain('Damper') */
export async function storedWork(kind: WorkKind): Promise<string> {
  const { database } = await openEngine(priya._id);
  return JSON.stringify((await database!.get('work', kind)) ?? []);
}
