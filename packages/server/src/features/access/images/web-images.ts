/** Makes an image on the web one of ours: fetched by the guarded way, re-encoded, stored. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { imageIdOf } from '@saltbush/contract/recipe/image-address';
import type { ImageCredit, StoredImage } from '@saltbush/contract/recipe/images';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import { openImageDownloader } from '../../../outside/web-image';
import { limitCalls } from '../../../platform/http/call-limit';
import { storeImage } from './store-image';

export interface WebImages {
  /** @throws AppError PAGE_ADDRESS_REFUSED, PAGE_UNREACHABLE, PAGE_TOO_LARGE or IMAGE_UNREADABLE */
  store(image: ImageOnWeb): Promise<StoredImage>;
  /** @returns the address of our copy; nothing when there is no image to be had in this time */
  storeInTime(image: ImageOnWeb, timeoutMs: number): Promise<string | undefined>;
  /**
   * The address of our image for what was sent with a recipe: itself, or a copy of one on the web.
   *
   * @throws AppError VALIDATION_FAILED when there is no image to be had, TooManyRequests
   */
  toOurs(sent: string | undefined, by: SentBy): Promise<string | undefined>;
}

export interface ImageOnWeb {
  ownerId: string;
  address: string;
  /** Who made it, if that has to be said. */
  credit?: ImageCredit;
  signal: AbortSignal;
}

export interface SentBy {
  ownerId: string;
  request: FastifyRequest;
  signal: AbortSignal;
}

export function openWebImages(app: FastifyInstance, deps: Deps): WebImages {
  const downloader = openImageDownloader({
    allowedPrivateHosts: deps.config.allowedPrivateImportHosts,
  });
  app.addHook('onClose', () => downloader.close());
  const countFetch = limitCalls(app, maxFetchesAnHour, 60 * 60);

  async function store({ address, ...image }: ImageOnWeb) {
    const bytes = await downloader.read(address, image.signal);
    return storeImage(deps, { ...image, bytes });
  }

  async function storeInTime({ signal, ...image }: ImageOnWeb, timeoutMs: number) {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    try {
      return (await store({ ...image, signal: inTime })).imageUrl;
    } catch (error) {
      const isOver = inTime.aborted && !signal.aborted;
      const isNone = isOver || (error instanceof AppError && imageErrors.has(error.code));
      if (isNone) return undefined;
      throw error;
    }
  }

  return {
    store,
    storeInTime,
    toOurs: async (sent, { ownerId, request, signal }) => {
      if (sent === undefined || imageIdOf(sent) !== undefined) return sent;
      await countFetch(request);
      const imageUrl = await storeInTime({ ownerId, address: sent, signal }, fetchTimeoutMs);
      if (imageUrl === undefined) throw new AppError('VALIDATION_FAILED', [notFetched]);
      return imageUrl;
    },
  };
}

const notFetched = {
  field: 'imageUrl',
  message: say('We could not fetch this picture. Please upload it, or save without one'),
};

const imageErrors: ReadonlySet<string> = new Set([
  'PAGE_ADDRESS_REFUSED',
  'PAGE_UNREACHABLE',
  'PAGE_TOO_LARGE',
  'IMAGE_UNREADABLE',
  'WORKERS_BUSY',
]);

/** A caller waits ten seconds for its answer (Spec 10, API timeout). */
const fetchTimeoutMs = 6_000;
/** As many as `POST /images/from-web` allows. */
const maxFetchesAnHour = 120;
