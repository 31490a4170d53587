/**
 * The picture of a recipe in a file, kept as ours: from inside the file, from beside it, or from the web.
 *
 * The first that can be read is taken. A site that does not answer is not asked again in this import:
 * a book of thousands must not wait for each of its pictures.
 */
import { AppError } from '@saltbush/contract/errors';
import { maxImageBytes } from '@saltbush/contract/images';
import type { PictureInFile } from '@saltbush/domain/recipe-files/recipe-in-file';
import type { Deps } from '../../../deps';
import type { WebPictures } from '../../../outside/web-picture';
import { storeImage } from '../../images';
import type { FilesBeside } from '../reading/found';

type PictureDeps = Pick<Deps, 'config' | 'database' | 'clock'>;

export interface PictureFinder {
  /** @returns its address; or why there is none */
  find(
    pictures: readonly PictureInFile[],
    beside: FilesBeside,
  ): Promise<{ imageUrl?: string; isMissing: boolean }>;
}

export function pictureFinder(
  deps: PictureDeps,
  {
    ownerId,
    webPictures,
    signal,
  }: { ownerId: string; webPictures: WebPictures; signal: AbortSignal },
): PictureFinder {
  const failures = new Map<string, number>();

  async function bytesOf(picture: PictureInFile, beside: FilesBeside) {
    if (picture.kind === 'inside') return decoded(picture.base64);
    if (picture.kind === 'beside') return beside(picture.name);
    const host = hostOf(picture.address);
    if ((failures.get(host) ?? 0) >= mostFailures) return undefined;
    try {
      const patience = AbortSignal.any([signal, AbortSignal.timeout(webPatienceMs)]);
      return await webPictures.read(picture.address, patience);
    } catch {
      signal.throwIfAborted();
      failures.set(host, (failures.get(host) ?? 0) + 1);
      return undefined;
    }
  }

  return {
    async find(pictures, beside) {
      let isMissing = false;
      for (const picture of pictures.slice(0, mostTries)) {
        const bytes = await bytesOf(picture, beside);
        // A file that programs may put beside is no loss where it is not.
        if (bytes === undefined) isMissing ||= picture.kind === 'web';
        else {
          const imageUrl = await kept(deps, ownerId, bytes);
          if (imageUrl !== undefined) return { imageUrl, isMissing: false };
          isMissing = true;
        }
      }
      return { isMissing };
    },
  };
}

async function kept(
  deps: PictureDeps,
  ownerId: string,
  bytes: Buffer,
): Promise<string | undefined> {
  if (bytes.length > maxImageBytes) return undefined;
  try {
    return (await storeImage(deps, ownerId, bytes)).imageUrl;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** Base64 is a third longer than what it says. */
function decoded(base64: string): Buffer | undefined {
  if (base64.length > maxImageBytes * 1.4) return undefined;
  const bytes = Buffer.from(base64, 'base64');
  return bytes.length === 0 ? undefined : bytes;
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}

const mostTries = 8;
const mostFailures = 3;
const webPatienceMs = 10_000;
