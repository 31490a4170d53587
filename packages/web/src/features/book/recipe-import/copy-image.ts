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
export async function copyMainImage(
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

/** Likewise the further images of a recipe from another Saltbush; those that can't be fetched are left out. */
export async function copyFurtherImages(
  draft: RecipeDraftOnWire,
  signal: AbortSignal,
): Promise<DraftWithImages> {
  const { sourceMoreImageUrls = [], sourceStepImages = [] } = draft;
  const moreImageUrls: string[] = [];
  for (const url of sourceMoreImageUrls) {
    const imageUrl = await copyImage(url, signal);
    if (imageUrl) moreImageUrls.push(imageUrl);
  }
  const stepImages: { step: number; imageUrl: string }[] = [];
  for (const { step, imageUrl: url } of sourceStepImages) {
    const imageUrl = await copyImage(url, signal);
    if (imageUrl) stepImages.push({ step, imageUrl });
  }
  return { ...draft, moreImageUrls, stepImages };
}
