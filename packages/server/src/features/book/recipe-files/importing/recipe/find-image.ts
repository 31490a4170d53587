/**
 * The image of a recipe in a file, saved as ours: from the file itself, or from the web.
 *
 * The first that can be used is taken. A site that does not answer is not asked again in this import:
 * a book of thousands must not wait for each of its images.
 */
import { readFile } from 'node:fs/promises';
import { AppError } from '@saltbush/contract/errors';
import { imageIdOf } from '@saltbush/contract/recipe/image-address';
import type { ImageCredit } from '@saltbush/contract/recipe/images';
import type { ImageDownloader } from '../../../../../outside/web-image';
import { storeImage, type StoreImageDeps } from '../../../../access/images';
import type { FittedInput } from '../../reading/fit-recipe';
import type { FoundImages, FurtherImageFile, ImageSource } from '../../reading/image-files';

export interface ImageFinder {
  /**
   * @param credit who made it, if the file says so
   * @returns its address; or whether there was one that could not be used
   */
  find(
    images: FoundImages,
    credit?: ImageCredit,
  ): Promise<{ imageUrl?: string; isMissing: boolean }>;
  /** Further images of a recipe; those that can't be used are left out. */
  findFurther(
    files: readonly FurtherImageFile[],
  ): Promise<Pick<FittedInput, 'moreImageUrls' | 'stepImages'>>;
  /** Ids of the images that were stored since this was last called. */
  takeStored(): string[];
}

export function imageFinder(
  deps: StoreImageDeps,
  {
    ownerId,
    imageDownloader,
    signal,
  }: { ownerId: string; imageDownloader: ImageDownloader; signal: AbortSignal },
): ImageFinder {
  const bytesOf = imageReader(imageDownloader, signal);
  let stored: string[] = [];

  async function save(bytes: Buffer, credit?: ImageCredit): Promise<string | undefined> {
    const imageUrl = await saved(deps, { ownerId, bytes, credit, signal });
    if (imageUrl !== undefined) stored.push(imageIdOf(imageUrl)!);
    return imageUrl;
  }

  return {
    async find({ sources, isAnyUnusable }, credit) {
      for (const source of sources) {
        const bytes = await bytesOf(source);
        const imageUrl = bytes && (await save(bytes, credit));
        if (imageUrl !== undefined) return { imageUrl, isMissing: false };
      }
      return { isMissing: isAnyUnusable || sources.length > 0 };
    },

    findFurther: (files) => furtherOf(files, async (path) => save(await readFile(path))),

    takeStored() {
      const ids = stored;
      stored = [];
      return ids;
    },
  };
}

/** Reads a source; one that does not answer gives nothing, and its site is asked a few times at most. */
function imageReader(imageDownloader: ImageDownloader, signal: AbortSignal) {
  const failures = new Map<string, number>();
  return async (source: ImageSource): Promise<Buffer | undefined> => {
    if (source.kind === 'file') return readFile(source.path);
    const host = hostOf(source.address);
    if ((failures.get(host) ?? 0) >= maxFailures) return undefined;
    try {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(webTimeoutMs)]);
      return await imageDownloader.read(source.address, limited);
    } catch {
      signal.throwIfAborted();
      failures.set(host, (failures.get(host) ?? 0) + 1);
      return undefined;
    }
  };
}

async function furtherOf(
  files: readonly FurtherImageFile[],
  save: (path: string) => Promise<string | undefined>,
): ReturnType<ImageFinder['findFurther']> {
  const moreImageUrls: string[] = [];
  const stepImages: { step: number; imageUrl: string }[] = [];
  for (const { path, step } of files) {
    const imageUrl = await save(path);
    if (imageUrl === undefined) continue;
    if (step === undefined) moreImageUrls.push(imageUrl);
    else stepImages.push({ step, imageUrl });
  }
  return {
    ...(moreImageUrls.length > 0 && { moreImageUrls }),
    ...(stepImages.length > 0 && { stepImages }),
  };
}

async function saved(
  deps: StoreImageDeps,
  image: Parameters<typeof storeImage>[1],
): Promise<string | undefined> {
  try {
    return (await storeImage(deps, image)).imageUrl;
  } catch (error) {
    if (error instanceof AppError && unusable.has(error.code)) return undefined;
    throw error;
  }
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}

/** Any other error, such as a stopping server, must not save the recipe without its image. */
const unusable: ReadonlySet<string> = new Set(['IMAGE_UNREADABLE', 'WORKERS_BUSY']);
const maxFailures = 3;
const webTimeoutMs = 10_000;
