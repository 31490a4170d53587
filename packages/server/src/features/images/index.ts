/** The door: keeping pictures that come from elsewhere, and handing out the files of ours. */
import type { ImageWidth } from '@saltbush/contract/images';
import type { Deps } from '../../deps';
import { diskImageStore } from '../../outside/image-store';
import { pictureKey } from './picture-files';

export { storeImage } from './store-image';

/** The WebP file of a picture; nothing when it is gone. */
export async function findPictureFile(
  { config }: Pick<Deps, 'config'>,
  id: string,
  width: ImageWidth,
): Promise<Buffer | undefined> {
  return diskImageStore(config.dataFolder).find(pictureKey(id, width));
}
