/** Fetches an image from an untrusted site, guarded in the same way as pages. */
import { AppError } from '@saltbush/contract/errors';
import { maxImageBytes } from '@saltbush/contract/recipe/images';
import { openGuardedGet, type GuardedGetOptions } from './web-page/guarded-get';

export interface ImageDownloader {
  /**
   * The bytes at the address; the decoder checks whether they are an image.
   *
   * @throws AppError PAGE_ADDRESS_REFUSED, PAGE_UNREACHABLE, PAGE_TOO_LARGE or IMAGE_UNREADABLE
   */
  read(address: string, signal?: AbortSignal): Promise<Buffer>;
  close(): Promise<void>;
}

export function openImageDownloader(options: GuardedGetOptions = {}): ImageDownloader {
  const guarded = openGuardedGet({ maxBytes: maxImageBytes, ...options });
  return {
    read: async (address, signal) => {
      const wanted = { accepts: mayBeImage, accept: 'image/*', signal };
      try {
        return (await guarded.get(address, wanted)).bytes;
      } catch (error) {
        if (error instanceof AppError && error.code === 'PAGE_NOT_HTML') {
          throw new AppError('IMAGE_UNREADABLE');
        }
        throw error;
      }
    },
    close: () => guarded.close(),
  };
}

/** Some sites send no content type, or only a generic one. */
const mayBeImage = (contentType: string): boolean =>
  contentType === '' ||
  contentType === 'application/octet-stream' ||
  contentType.startsWith('image/');
