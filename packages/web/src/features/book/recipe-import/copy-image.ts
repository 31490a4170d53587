import { imagesRoutes } from '@saltbush/contract/recipe/images';
import type { RecipeDraftOnWire } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { call } from '../../../api/call';

/**
 * Copies the image of an imported recipe. A failure is ignored: the recipe just has no image.
 * @returns the address of our copy
 */
async function copyImage(
  url: string | undefined,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (url === undefined) return undefined;
  try {
    const { imageUrl } = await call(imagesRoutes.copyFromWeb, { body: { url } }, { signal });
    return imageUrl;
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}

/** The first of the image's addresses that can be fetched. */
async function copyMainImage(
  { sourceImageUrl, sourceOtherImageUrls = [] }: RecipeDraftOnWire,
  signal: AbortSignal,
): Promise<string | undefined> {
  for (const url of [sourceImageUrl, ...sourceOtherImageUrls]) {
    const imageUrl = await copyImage(url, signal);
    if (imageUrl !== undefined) return imageUrl;
  }
  return undefined;
}

/** A draft with our copies of its further images. */
export type DraftWithImages = RecipeDraftOnWire &
  Partial<Pick<RecipeOnWire, 'moreImageUrls' | 'stepImages'>>;

/** Likewise its further images and those of its steps, a few at a time; those that can't be fetched are left out. */
async function copyFurtherImages(
  draft: RecipeDraftOnWire,
  signal: AbortSignal,
): Promise<DraftWithImages> {
  const { sourceMoreImageUrls = [], sourceStepImages = [] } = draft;
  const addresses = [...sourceMoreImageUrls, ...sourceStepImages.map(({ imageUrl }) => imageUrl)];
  const copies = await copyAll(addresses, signal);
  const ofSteps = copies.slice(sourceMoreImageUrls.length);
  return {
    ...draft,
    moreImageUrls: copies.slice(0, sourceMoreImageUrls.length).filter((url) => url !== undefined),
    stepImages: sourceStepImages.flatMap(({ step }, at) => {
      const imageUrl = ofSteps[at];
      return imageUrl === undefined ? [] : [{ step, imageUrl }];
    }),
  };
}

/** In the order of the addresses, whichever comes first. */
async function copyAll(
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<(string | undefined)[]> {
  const copies: (string | undefined)[] = addresses.map(() => undefined);
  const waiting = addresses.entries();
  const copyWaiting = async () => {
    for (const [at, url] of waiting) copies[at] = await copyImage(url, signal);
  };
  await Promise.all(Array.from({ length: atOnce }, copyWaiting));
  return copies;
}

const atOnce = 3;

/** All images of a draft as our copies; where the main one does not come, the first further one stands in for it. */
export async function copyImages(
  draft: RecipeDraftOnWire,
  signal: AbortSignal,
): Promise<{ draft: DraftWithImages; imageUrl: string | undefined; isAnyMissing: boolean }> {
  const main = await copyMainImage(draft, signal);
  const copied = await copyFurtherImages(draft, signal);
  const { moreImageUrls = [], stepImages = [] } = copied;
  const [first, ...others] = moreImageUrls;
  const { sourceMoreImageUrls = [], sourceStepImages = [] } = draft;
  return {
    draft: { ...copied, moreImageUrls: main === undefined ? others : moreImageUrls },
    imageUrl: main ?? first,
    isAnyMissing:
      (main === undefined && draft.sourceImageUrl !== undefined) ||
      moreImageUrls.length < sourceMoreImageUrls.length ||
      stepImages.length < sourceStepImages.length,
  };
}
