/**
 * Openly licensed photos of many collections, found through Openverse (https://api.openverse.org/v1/), which
 * needs no key. They are copied: their licences allow it, and their hosts come and go.
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
} from './photo-service';

/** Allow changes and any use; named as Creative Commons does. */
const licences: Readonly<Record<string, string>> = {
  by: 'CC BY',
  'by-sa': 'CC BY-SA',
  cc0: 'CC0',
  pdm: 'Public Domain Mark',
};

const text = z.nullish(z.string());

const photoSchema = z.object({
  id: z.uuid(),
  title: text,
  url: z.string(),
  creator: text,
  creator_url: text,
  foreign_landing_url: text,
  license: z.string().check(z.refine((code) => licences[code] !== undefined)),
  license_version: text,
  license_url: text,
  source: text,
  width: z.int().check(z.gte(1)),
  height: z.int().check(z.gte(1)),
  tags: z.nullish(z.array(z.unknown())),
});
type Photo = z.output<typeof photoSchema>;

const answerSchema = z.object({ results: z.array(z.unknown()) });

export interface OpenverseSettings {
  /** "https://api.openverse.org" */
  url: string;
  /** Of one call, for tests. */
  timeLimitMs?: number;
}

export function openOpenverse({
  url: base,
  timeLimitMs = callTimeMs,
}: OpenverseSettings): PhotoService {
  const thumbnailOf = (id: string) => `${base}/v1/images/${id}/thumb/`;
  const ask = (url: URL, signal: AbortSignal) =>
    askJson({ url, signal, timeLimitMs, maxBytes: maxAnswerBytes });

  return {
    name: 'openverse',
    search: async (query, signal) => {
      const url = new URL(`${base}/v1/images/`);
      url.search = new URLSearchParams({ q: query, ...searchSettings }).toString();
      const answer = parseInput(answerSchema, await ask(url, signal));
      if (!answer.success) throw new ServiceFailed('answer', 'the answer is no list of photos');
      return answer.data.results
        .slice(0, stockPhotoLimits.perSearch)
        .flatMap((result) => parseInput(photoSchema, result).data ?? [])
        .map((photo) => foundPhoto(photo, thumbnailOf(photo.id)));
    },
    take: async (id, signal) => {
      if (!parseInput(z.uuid(), id).success) return undefined;
      try {
        const found = await ask(new URL(`${base}/v1/images/${id}/`), signal);
        const photo = parseInput(photoSchema, found).data;
        // Of a collection that lost the photo, Openverse itself may still have it.
        const addresses = photo && [photo.url, `${thumbnailOf(photo.id)}?full_size=true`];
        return photo && addresses && { use: 'copy', addresses, credit: creditOf(photo) };
      } catch (error) {
        if (error instanceof ServiceFailed && error.status === 404) return undefined;
        throw error;
      }
    },
  };
}

const searchSettings = {
  page_size: String(stockPhotoLimits.perSearch),
  aspect_ratio: 'wide',
  mature: 'false',
  license_type: 'commercial,modification',
};

function foundPhoto(photo: Photo, thumbnailUrl: string): FoundPhoto {
  const { id, width, height } = photo;
  return {
    provider: 'openverse',
    id,
    thumbnailUrl,
    width,
    height,
    description: lineOf(photo.title),
    credit: creditOf(photo),
    tagCount: photo.tags?.length ?? 0,
  };
}

function creditOf(photo: Photo): ImageCredit {
  const collection = lineOf(photo.source?.replaceAll('_', ' '));
  const named = collection && collection.charAt(0).toUpperCase() + collection.slice(1);
  return {
    name: lineOf(photo.creator) ?? 'Unknown',
    url: webAddressOf(photo.foreign_landing_url) ?? webAddressOf(photo.creator_url),
    source: named ? `${named} via Openverse` : 'Openverse',
    licence: lineOf(`${licences[photo.license]} ${photo.license_version ?? ''}`) ?? photo.license,
    licenceUrl: webAddressOf(photo.license_url),
  };
}
