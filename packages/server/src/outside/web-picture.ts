/** Fetching a picture from a stranger's site, by the same guarded way as its pages. */
import { AppError } from '@saltbush/contract/errors';
import { maxImageBytes } from '@saltbush/contract/images';
import { openGuardedGet, type GuardedGetOptions } from './web-page/guarded-get';

export interface WebPictures {
  /**
   * What lies there; whether it is a picture is for the reader of the bytes to say.
   *
   * @throws AppError PAGE_ADDRESS_REFUSED, PAGE_UNREACHABLE, PAGE_TOO_LARGE or IMAGE_UNREADABLE
   */
  read(address: string, signal?: AbortSignal): Promise<Buffer>;
  close(): Promise<void>;
}

export function openWebPictures(options: GuardedGetOptions = {}): WebPictures {
  const guarded = openGuardedGet({ maxBytes: maxImageBytes, ...options });
  return {
    read: async (address, signal) => {
      const wanted = { accepts: mayBePicture, accept: 'image/*', signal };
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

/** Some sites do not say, or say only that it is a file. */
const mayBePicture = (contentType: string): boolean =>
  contentType === '' ||
  contentType === 'application/octet-stream' ||
  contentType.startsWith('image/');
