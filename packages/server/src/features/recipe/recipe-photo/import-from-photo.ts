/**
 * Turns photos into a draft. Neither draft nor photos are stored.
 *
 * - With a vision endpoint set up, it reads; where it fails or finds no recipe, our own reader does, and
 *   the response reports that the endpoint was unavailable.
 * - What was read comes back with the refusal when it is no recipe.
 */
import { AppError } from '@saltbush/contract/errors';
import type { PhotoLine } from '@saltbush/contract/recipe/recipe-photo';
import type { RecipeDraftOnWire } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import type { PhotoCaller, PhotoReader } from '../../../outside/photo-reader';
import { VisionFailed, type Vision } from '../../../outside/vision';
import type { Log } from '../../../platform/logging/log';
import { safeMessage } from '../../../platform/logging/safe-error';
import type { RecipeReader } from '../recipe-import';

export interface ReadFromPhotos {
  draft: RecipeDraftOnWire;
  quarterTurns: number[];
  doubtfulLines?: string[];
  unusedLines?: string[];
  lines?: PhotoLine[];
  isVisionMissing: boolean;
}

export interface PhotoReaders {
  photoReader: PhotoReader;
  /** Reads the text that was found on them. */
  reader: RecipeReader;
  vision: Vision | undefined;
  log: Pick<Log, 'warn'>;
}

/** @throws AppError NO_RECIPE_IN_PHOTO with the text, IMAGE_UNREADABLE, or one of the PHOTO codes */
export async function importFromPhoto(
  photos: readonly Buffer[],
  readers: PhotoReaders,
  caller: PhotoCaller,
): Promise<ReadFromPhotos> {
  const seen = await readByVision(photos, readers, caller);
  if (seen?.draft !== undefined) {
    return { draft: seen.draft, quarterTurns: photos.map(() => 0), isVisionMissing: false };
  }
  const pages = await readers.photoReader.read(photos, caller);
  const { text, draft, ...read } = await readers.reader.readPhotoPages(pages, caller);
  if (draft === undefined) throw new AppError('NO_RECIPE_IN_PHOTO', undefined, text);
  return {
    draft,
    ...read,
    quarterTurns: pages.map(({ quarterTurns }) => quarterTurns % 4),
    isVisionMissing: readers.vision !== undefined && seen === undefined,
  };
}

/** @returns `undefined` when there is no endpoint, or it failed */
async function readByVision(
  photos: readonly Buffer[],
  { photoReader, reader, vision, log }: PhotoReaders,
  caller: PhotoCaller,
): Promise<{ draft: RecipeDraftOnWire | undefined } | undefined> {
  if (vision === undefined) return undefined;
  const jpegs = await photoReader.makeJpegs(photos, caller);
  try {
    const text = await vision.readRecipe(jpegs, caller.signal);
    return { draft: (await reader.readText(text, caller))?.draft };
  } catch (error) {
    if (!(error instanceof VisionFailed)) throw error;
    log.warn({ reason: safeMessage(error) }, 'the vision endpoint did not read a photo');
    return undefined;
  }
}
