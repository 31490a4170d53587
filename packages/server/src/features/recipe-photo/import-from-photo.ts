/**
 * The use case: photos become a draft. Nothing is kept, neither draft nor photos.
 *
 * - With a vision endpoint set up, it reads; where it fails or finds no recipe, our own reader does, and
 *   the answer says that the endpoint was missing.
 * - What was read comes back with the refusal when it is no recipe.
 */
import { AppError } from '@saltbush/contract/errors';
import { photoLimits } from '@saltbush/contract/recipe-photo';
import { recipeFromPlainText } from '@saltbush/domain/recipe-import/recipe-from-plain-text';
import { recipeFromPhoto } from '@saltbush/domain/recipe-photo/recipe-from-photo';
import type { RecipeDraft } from '@saltbush/domain/recipes/draft';
import type { PhotoReader } from '../../outside/photo-reader';
import { openJpegPhoto } from '../../outside/photo-reader/open-photo';
import { VisionFailed, type Vision } from '../../outside/vision';
import type { Log } from '../../platform/log';

export interface ReadFromPhotos {
  draft: RecipeDraft;
  quarterTurns: number[];
  isVisionMissing: boolean;
}

export interface PhotoReaders {
  reader: PhotoReader;
  vision: Vision | undefined;
  log: Pick<Log, 'warn'>;
}

/** @throws AppError NO_RECIPE_IN_PHOTO with the text, IMAGE_UNREADABLE, or one of the PHOTO codes */
export async function importFromPhoto(
  photos: readonly Buffer[],
  readers: PhotoReaders,
  signal: AbortSignal,
): Promise<ReadFromPhotos> {
  const seen = await readByVision(photos, readers, signal);
  if (seen?.draft !== undefined) {
    return { draft: seen.draft, quarterTurns: photos.map(() => 0), isVisionMissing: false };
  }
  const pages = await readers.reader.read(photos, signal);
  const { text, draft } = recipeFromPhoto(pages);
  if (draft === undefined) {
    throw new AppError('NO_RECIPE_IN_PHOTO', undefined, text.slice(0, photoLimits.text));
  }
  return {
    draft,
    quarterTurns: pages.map(({ quarterTurns }) => quarterTurns % 4),
    isVisionMissing: readers.vision !== undefined && seen === undefined,
  };
}

/** @returns `undefined` when there is no endpoint, or it failed */
async function readByVision(
  photos: readonly Buffer[],
  { vision, log }: PhotoReaders,
  signal: AbortSignal,
): Promise<{ draft: RecipeDraft | undefined } | undefined> {
  if (vision === undefined) return undefined;
  const jpegs: Buffer[] = [];
  for (const photo of photos) jpegs.push(await openJpegPhoto(photo));
  try {
    return { draft: recipeFromPlainText(await vision.readRecipe(jpegs, signal)) };
  } catch (error) {
    if (!(error instanceof VisionFailed)) throw error;
    log.warn({ reason: error.message }, 'the vision endpoint did not read a photo');
    return undefined;
  }
}
