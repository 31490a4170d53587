/** Keeps a picture as ours: the files first, then the row, so that a row never lacks its files. */
import { type StoredImage, imageUrl } from '@saltbush/contract/images';
import type { Deps } from '../../deps';
import { diskImageStore } from '../../outside/image-store';
import { newId } from '../../platform/ids';
import { encodePicture } from './encode-picture';
import { images } from './images.tables';
import { pictureKey } from './picture-files';
import { sweepUnused } from './sweep-unused';

/**
 * Also clears away what this person's forms have left behind.
 *
 * @throws AppError IMAGE_UNREADABLE
 */
export async function storeImage(
  { config, database, clock }: Pick<Deps, 'config' | 'database' | 'clock'>,
  ownerId: string,
  bytes: Uint8Array,
): Promise<StoredImage> {
  const { files, ...facts } = await encodePicture(bytes);
  const store = diskImageStore(config.dataFolder);
  const id = newId();
  try {
    await Promise.all(files.map((file) => store.put(pictureKey(id, file.width), file.bytes)));
    await database.db.insert(images).values({ id, ownerId, ...facts, createdAt: clock() });
  } catch (error) {
    await store.removeFolder(id);
    throw error;
  }
  await sweepUnused(database.db, { store, ownerId, now: clock() });
  return { imageUrl: imageUrl(id), ...facts };
}
