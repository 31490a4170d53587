/**
 * Searches the photo services that are set up.
 *
 * - All are asked at once. When one fails, the others' photos are the answer.
 * - Fewer than ten photos: the search is made again with "food" behind it, and what is new is added.
 * - Photos with a description come first, and those with more tags; at most 15 are given (Spec 7).
 */
import { AppError } from '@saltbush/contract/errors';
import { stockPhotoLimits, type StockPhoto } from '@saltbush/contract/recipe/stock-photos';
import { ServiceFailed } from '../../../outside/json-service';
import type { FoundPhoto, PhotoService } from '../../../outside/stock-photos';
import type { Log } from '../../../platform/logging/log';

export interface PhotoSearch {
  services: readonly PhotoService[];
  log: Pick<Log, 'warn'>;
  signal: AbortSignal;
}

/** @throws AppError STOCK_PHOTOS_FAILED when every service fails, or the signal's reason */
export async function searchPhotos(query: string, search: PhotoSearch): Promise<StockPhoto[]> {
  const found = await askAll(query, search);
  if (found === undefined) throw new AppError('STOCK_PHOTOS_FAILED');
  if (found.length < stockPhotoLimits.fewResults) {
    found.push(...((await askAll(`${query} food`, search)) ?? []));
  }
  const byId = new Map(found.map((photo) => [`${photo.provider} ${photo.id}`, photo]));
  return [...byId.values()]
    .toSorted((a, b) => richness(b) - richness(a))
    .slice(0, stockPhotoLimits.perSearch)
    .map(({ tagCount: _tagCount, ...photo }) => photo);
}

const richness = ({ description, tagCount }: FoundPhoto): number =>
  (description === undefined ? 0 : 1) + tagCount;

/** @returns nothing when no service has answered */
async function askAll(
  query: string,
  { services, log, signal }: PhotoSearch,
): Promise<FoundPhoto[] | undefined> {
  const answers = await Promise.all(
    services.map(async (service) => {
      try {
        return await service.search(query, signal);
      } catch (error) {
        logFailure(log, service, error);
        return undefined;
      }
    }),
  );
  const answered = answers.filter((answer) => answer !== undefined);
  return answered.length === 0 ? undefined : answered.flat();
}

/** Neither key nor query are logged. @throws what is no failure of the service */
export function logFailure(log: Pick<Log, 'warn'>, { name }: PhotoService, error: unknown): void {
  if (!(error instanceof ServiceFailed)) throw error;
  log.warn({ service: name, reason: error.message }, 'a photo service failed');
}
