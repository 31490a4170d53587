/** Stores images from uploads and the web, and serves their files. */
import type { ImageWidth } from '@saltbush/contract/image-address';
import type { Deps } from '../../deps';
import { diskImageStore } from '../../outside/image-store';
import { imageKey } from './image-files';

export { imageUrlOf } from './image-url';
export { checkImage } from './check-image';
export { storeImage, type StoreImageDeps } from './store-image';
export { openWebImages, type WebImages } from './web-images';

/** The WebP file of an image; nothing when it is gone. */
export async function findImageFile(
  { config }: Pick<Deps, 'config'>,
  id: string,
  width: ImageWidth,
): Promise<Buffer | undefined> {
  return diskImageStore(config.dataFolder).find(imageKey(id, width));
}
