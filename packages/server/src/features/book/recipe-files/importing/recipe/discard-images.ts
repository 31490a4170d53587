/** Images that were stored for what then did not come in: they would take space until nobody's form can want them. */
import { sweepUnused } from '../../../../access/images';
import type { ImportContext } from './import-context';

/** @param more images of a recipe that was removed */
export async function discardImages(
  { deps: { imageStore: store, database, clock }, held: { ownerId }, images }: ImportContext,
  more: readonly string[] = [],
): Promise<void> {
  const atOnce = [...images.takeStored(), ...more];
  if (atOnce.length === 0) return;
  await sweepUnused(database.db, { store, ownerId, now: clock(), atOnce });
}
