/** Stores an image: files first, then the row, so that a row never lacks its files. */
import { imageUrl } from '@saltbush/contract/recipe/image-address';
import type { ImageCredit, StoredImage } from '@saltbush/contract/recipe/images';
import type { Deps } from '../../../deps';
import { newId } from '../../../platform/ids';
import { findOutage } from '../../../platform/outages';
import { images } from '../../../schema/images';
import { imageKey } from './image-files';
import { sweepUnused } from './sweep-unused';

export type StoreImageDeps = Pick<
  Deps,
  'imageStore' | 'database' | 'disk' | 'clock' | 'imageEncoder'
>;

export interface ImageToStore {
  ownerId: string;
  bytes: Uint8Array;
  /** Who made it, if that has to be said. */
  credit?: ImageCredit | undefined;
  /** Aborted when the client disconnects: then encoding ends. */
  signal?: AbortSignal;
}

/**
 * Also clears away what this person's forms have left behind.
 *
 * @throws AppError IMAGE_UNREADABLE, WORKERS_BUSY, STARTING_OR_STOPPING, or the signal's reason; a full disk (`outages.ts`)
 */
export async function storeImage(
  { imageStore: store, database, disk, clock, imageEncoder }: StoreImageDeps,
  { ownerId, bytes, credit, signal }: ImageToStore,
): Promise<StoredImage> {
  await disk.checkSpace(bytes.length);
  const { files, ...facts } = await imageEncoder.encode(bytes, ownerId, signal);
  const id = newId();
  try {
    await putAll(files.map((file) => store.put(imageKey(id, file.width), file.bytes)));
    const storedBytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
    const row = { id, ownerId, ...facts, credit, storedBytes, createdAt: clock() };
    await database.db.insert(images).values(row);
  } catch (error) {
    // Where only the answer was lost, the row may be there, and must not lack its files.
    if (findOutage(error) !== 'DATABASE_UNAVAILABLE') await store.removeFolder(id);
    throw error;
  }
  await sweepUnused(database.db, { store, ownerId, now: clock() });
  return { imageUrl: imageUrl(id), ...facts };
}

/** Waits for all, also after a failure: a file that comes late would be left behind. */
async function putAll(puts: Promise<void>[]): Promise<void> {
  const outcomes = await Promise.allSettled(puts);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
