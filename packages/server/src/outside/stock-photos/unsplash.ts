/**
 * Photos of Unsplash (https://unsplash.com/documentation). Its guidelines ask that a photo is shown from its own
 * address, that choosing one is reported to the address it names for this (`download_location`), and that the
 * photographer and Unsplash are credited with links that name the app.
 */
import * as z from 'zod/mini';
import { stockPhotoLimits, type ImageCredit } from '@saltbush/contract/recipe/stock-photos';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import { askJson, ServiceFailed } from '../json-service';
import {
  callTimeMs,
  lineOf,
  maxAnswerBytes,
  webAddressOf,
  type FoundPhoto,
  type PhotoService,
  type TakenPhoto,
} from './photo-service';

export interface UnsplashSettings {
  /** "https://api.unsplash.com" */
  url: string;
  /** "https://images.unsplash.com": photos elsewhere are left out, since pages may not show them. */
  imagesOrigin: string;
  key: string;
  /** Of one call, for tests. */
  timeLimitMs?: number;
}

const text = z.nullish(z.string());

const idSchema = z.string().check(z.regex(/^[\w-]{1,100}$/));

const photoSchema = z.object({
  id: idSchema,
  width: z.int().check(z.gte(1)),
  height: z.int().check(z.gte(1)),
  color: text,
  description: text,
  alt_description: text,
  urls: z.object({ raw: text, regular: z.string(), small: z.string() }),
  links: z.object({ html: text, download_location: z.string() }),
  user: z.object({ name: z.string(), links: z.nullish(z.object({ html: text })) }),
  tags: z.nullish(z.array(z.unknown())),
});
type Photo = z.output<typeof photoSchema>;

const answerSchema = z.object({ results: z.array(z.unknown()) });

export function openUnsplash(settings: UnsplashSettings): PhotoService {
  const ask = (url: URL, signal: AbortSignal) =>
    askJson({
      url,
      headers: { authorization: `Client-ID ${settings.key}`, 'accept-version': 'v1' },
      signal,
      timeLimitMs: settings.timeLimitMs ?? callTimeMs,
      maxBytes: maxAnswerBytes,
    });
  const isShown = ({ urls }: Photo) =>
    [urls.raw ?? urls.regular, urls.small].every((url) => originOf(url) === settings.imagesOrigin);

  return {
    name: 'unsplash',
    search: async (query, signal) => {
      const url = new URL(`${settings.url}/search/photos`);
      url.search = new URLSearchParams({ query, ...searchSettings }).toString();
      const answer = parseInput(answerSchema, await ask(url, signal));
      if (!answer.success) throw new ServiceFailed('answer', 'the answer is no list of photos');
      return answer.data.results
        .slice(0, stockPhotoLimits.perSearch)
        .flatMap((result) => parseInput(photoSchema, result).data ?? [])
        .filter(isShown)
        .map(foundPhoto);
    },
    take: async (id, signal) => {
      if (!parseInput(idSchema, id).success) return undefined;
      const found = await orNothing(ask(new URL(`${settings.url}/photos/${id}`), signal));
      if (found === undefined) return undefined;
      const photo = parseInput(photoSchema, found).data;
      if (!photo || !isShown(photo)) throw new ServiceFailed('answer', 'the answer is no photo');
      await ask(reportAddress(photo, settings.url), signal);
      return takenPhoto(photo);
    },
  };
}

const searchSettings = {
  per_page: String(stockPhotoLimits.perSearch),
  orientation: 'landscape',
  content_filter: 'high',
};

/** The key goes to no other host. */
function reportAddress({ links }: Photo, apiUrl: string): URL {
  const address = links.download_location;
  if (originOf(address) === originOf(apiUrl)) return new URL(address);
  throw new ServiceFailed('answer', 'the address for reports is at another host');
}

async function orNothing(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ServiceFailed && error.status === 404) return undefined;
    throw error;
  }
}

const originOf = (url: string): string | undefined =>
  URL.canParse(url) ? new URL(url).origin : undefined;

function foundPhoto(photo: Photo): FoundPhoto {
  const { id, width, height, urls } = photo;
  return {
    provider: 'unsplash',
    id,
    thumbnailUrl: urls.small,
    width,
    height,
    description: lineOf(photo.alt_description) ?? lineOf(photo.description),
    credit: creditOf(photo),
    tagCount: photo.tags?.length ?? 0,
  };
}

/** "raw" is the address without a size; the server of the images makes each size from it. */
function takenPhoto(photo: Photo): TakenPhoto {
  const address = new URL(photo.urls.raw ?? photo.urls.regular);
  const sized = { w: String(largestWidth), fit: 'max', q: '80', auto: 'format' };
  for (const [name, value] of Object.entries(sized)) address.searchParams.set(name, value);
  const width = Math.min(largestWidth, photo.width);
  return {
    use: 'link',
    externalUrl: address.href,
    width,
    height: Math.max(1, Math.round((photo.height * width) / photo.width)),
    colour: /^#[0-9a-f]{6}$/i.test(photo.color ?? '') ? photo.color!.toLowerCase() : '#b0aca4',
    credit: creditOf(photo),
  };
}

const largestWidth = 1200;

function creditOf({ user, links }: Photo): ImageCredit {
  const page = webAddressOf(user.links?.html) ?? webAddressOf(links.html);
  return {
    name: lineOf(user.name) ?? 'Unknown',
    url: page && withAppName(page),
    source: 'Unsplash',
    licence: 'Unsplash Licence',
    licenceUrl: 'https://unsplash.com/license',
  };
}

function withAppName(page: string): string {
  const address = new URL(page);
  address.searchParams.set('utm_source', 'saltbush');
  address.searchParams.set('utm_medium', 'referral');
  return address.href;
}
