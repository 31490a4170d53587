/** Makes a photo of a service one of a person's images: linked, or a copy. */
import { AppError } from '@saltbush/contract/errors';
import type { StoredImage } from '@saltbush/contract/recipe/images';
import type { ImageCredit } from '@saltbush/contract/recipe/stock-photos';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import type { PhotoService, TakenPhoto } from '../../../outside/stock-photos';
import { linkPhoto, type WebImages } from '../../access/images';
import { logFailure } from './search-photos';

export interface PhotoChoice {
  deps: Deps;
  webImages: WebImages;
  ownerId: string;
  signal: AbortSignal;
}

/** @throws AppError NOT_FOUND, STOCK_PHOTOS_FAILED, IMAGE_UNREADABLE or WORKERS_BUSY, or the signal's reason */
export async function choosePhoto(
  service: PhotoService,
  id: string,
  choice: PhotoChoice,
): Promise<StoredImage & { credit: ImageCredit }> {
  const photo = await take(service, id, choice);
  if (photo === undefined) throw new AppError('NOT_FOUND');
  const { credit } = photo;
  if (photo.use === 'copy') return { ...(await copy(photo.addresses, credit, choice)), credit };
  const { use: _use, ...linked } = photo;
  return { ...(await linkPhoto(choice.deps, { ownerId: choice.ownerId, ...linked })), credit };
}

async function take(
  service: PhotoService,
  id: string,
  { deps, signal }: PhotoChoice,
): Promise<TakenPhoto | undefined> {
  try {
    return await service.take(id, signal);
  } catch (error) {
    logFailure(deps.log, service, error);
    throw new AppError('STOCK_PHOTOS_FAILED');
  }
}

/** From the first address that has it. */
async function copy(
  addresses: readonly string[],
  credit: ImageCredit,
  { webImages, ownerId, signal }: PhotoChoice,
): Promise<StoredImage> {
  const timeout = AbortSignal.timeout(copyTimeMs);
  const inTime = AbortSignal.any([signal, timeout]);
  let isUnreadable = false;
  for (const address of addresses) {
    try {
      return await webImages.store({ ownerId, address, credit, signal: inTime });
    } catch (error) {
      signal.throwIfAborted();
      if (timeout.aborted) break;
      if (!(error instanceof AppError) || !isOfAddress(error)) throw error;
      isUnreadable = error.code === 'IMAGE_UNREADABLE';
    }
  }
  throw new AppError(isUnreadable ? 'IMAGE_UNREADABLE' : 'STOCK_PHOTOS_FAILED', chooseAnother);
}

/** Whether another address may have it. */
const isOfAddress = ({ code }: AppError): boolean =>
  code === 'IMAGE_UNREADABLE' || code.startsWith('PAGE_');

const chooseAnother = say('We could not fetch this photo. Please choose another one.');

/** The caller waits 30 s, of which asking the service for the photo may take 8. */
const copyTimeMs = 20_000;
