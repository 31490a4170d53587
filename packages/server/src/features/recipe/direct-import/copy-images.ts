/** Copies the images of a draft, the main one first. One that cannot be fetched is left out: a recipe needs none. */
import type { RecipeDraftOnWire } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import type { WebImages } from '../../access/images';

export interface CopiedImages {
  imageUrl: string | undefined;
  moreImageUrls: string[];
  stepImages: { step: number; imageUrl: string }[];
  /** How many could not be fetched. */
  missing: number;
}

export async function copyImages(
  draft: RecipeDraftOnWire,
  webImages: Pick<WebImages, 'storeInTime'>,
  { userId: ownerId, signal }: { userId: string; signal: AbortSignal },
): Promise<CopiedImages> {
  const { sourceImageUrl, sourceOtherImageUrls = [], sourceMoreImageUrls = [] } = draft;
  const { sourceStepImages = [] } = draft;
  const endsAt = performance.now() + longestMs;
  const copied: CopiedImages = {
    imageUrl: undefined,
    moreImageUrls: [],
    stepImages: [],
    missing: 0,
  };
  /** The first of the addresses of one image that can be fetched. */
  const copy = async (...addresses: string[]): Promise<string | undefined> => {
    for (const address of addresses) {
      const timeoutMs = Math.floor(endsAt - performance.now());
      if (timeoutMs <= 0) break;
      const url = await webImages.storeInTime({ ownerId, address, signal }, timeoutMs);
      if (url !== undefined) return url;
    }
    copied.missing += 1;
    return undefined;
  };
  if (sourceImageUrl !== undefined) {
    copied.imageUrl = await copy(sourceImageUrl, ...sourceOtherImageUrls);
  }
  for (const address of sourceMoreImageUrls) {
    const imageUrl = await copy(address);
    if (imageUrl !== undefined) copied.moreImageUrls.push(imageUrl);
  }
  for (const { step, imageUrl: address } of sourceStepImages) {
    const imageUrl = await copy(address);
    if (imageUrl !== undefined) copied.stepImages.push({ step, imageUrl });
  }
  // A recipe shows its main image in lists: another one is better there than none.
  copied.imageUrl ??= copied.moreImageUrls.shift();
  return copied;
}

/** Of all of them together: a phone gives up after a minute, and reading the page takes its part of that. */
const longestMs = 20_000;
