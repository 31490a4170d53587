/** Has an image drawn and stores it as one of the person's images. */
import { AppError, type ErrorCode } from '@saltbush/contract/errors';
import type { StoredImage } from '@saltbush/contract/recipe/images';
import type { Deps } from '../../../deps';
import { ImageGenerationFailed, type ImageGenerator } from '../../../outside/image-generation';
import { storeImage } from '../../access/images';
import { countImage, releaseImage, reserveImage } from './image-generations.store';
import { imagePrompt, type DishToDraw } from './image-prompt';

export interface Drawing {
  deps: Deps;
  generator: ImageGenerator;
  userId: string;
  /** Aborted when the person goes away. */
  signal: AbortSignal;
}

/** @throws AppError with one of the IMAGE_GENERATION codes or WORKERS_BUSY, or the signal's reason */
export async function generateImage(dish: DishToDraw, drawing: Drawing): Promise<StoredImage> {
  const { deps, userId } = drawing;
  const { db } = deps.database;
  const reservation = await reserveImage(db, { userId, now: deps.clock() });
  if (reservation === undefined) throw new AppError('IMAGE_GENERATION_LIMIT');
  try {
    const image = await drawAndStore(dish, drawing);
    await countImage(db, reservation);
    return image;
  } catch (error) {
    // A database that is away takes the first error's place otherwise; the reservation lapses by itself.
    await releaseImage(db, reservation).catch(() => undefined);
    throw inWordsOfContract(error, deps.log);
  }
}

async function drawAndStore(
  dish: DishToDraw,
  { deps, generator, userId, signal }: Drawing,
): Promise<StoredImage> {
  const bytes = await generator.draw(imagePrompt(dish), signal);
  return storeImage(deps, { ownerId: userId, bytes, signal });
}

function inWordsOfContract(error: unknown, log: Deps['log']): unknown {
  if (error instanceof ImageGenerationFailed) {
    log.warn({ reason: error.message }, 'no picture was drawn');
    return new AppError(codes[error.kind]);
  }
  const isNoImage = error instanceof AppError && error.code === 'IMAGE_UNREADABLE';
  return isNoImage ? new AppError('IMAGE_GENERATION_UNAVAILABLE') : error;
}

const codes: Record<ImageGenerationFailed['kind'], ErrorCode> = {
  'timed out': 'IMAGE_GENERATION_TIMED_OUT',
  'not authenticated': 'IMAGE_GENERATION_NOT_AUTHENTICATED',
  unavailable: 'IMAGE_GENERATION_UNAVAILABLE',
};
