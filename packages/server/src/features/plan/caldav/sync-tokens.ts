/**
 * What has changed in a collection since a client asked last (RFC 6578). A token stands for what was in it then. That
 * lies in a cache in memory: a client whose token is no longer in it is asked to read the whole collection, which is small.
 */
import { LRUCache } from 'lru-cache';
import { digestOf } from '../../../platform/secrets';
import type { CalendarObject } from './objects/calendar-object';
import type { Collection } from './collections';

type Objects = readonly Pick<CalendarObject, 'name' | 'etag'>[];

type TokenCollection = Pick<Collection, 'kind' | 'ownerId' | 'listId'>;

export interface SyncTokens {
  /** @returns the token of what is in the collection now */
  remember(collection: TokenCollection, objects: Objects): string;
  /** @returns undefined for a token that is forgotten, or of another collection */
  changesSince<Content extends CalendarObject>(
    token: string,
    collection: TokenCollection,
    objects: readonly Content[],
  ): { changed: readonly Content[]; removed: readonly string[] } | undefined;
}

/** @param publicUrl tokens are URIs, and nothing is at them */
export function openSyncTokens(publicUrl: string): SyncTokens {
  /** Entity tags by name, by token. */
  const contents = new LRUCache<string, ReadonlyMap<string, string>>({
    maxSize: mostNames,
    sizeCalculation: ({ size }) => size + 1,
  });
  const remember: SyncTokens['remember'] = (collection, objects) => {
    const place = placeOf(collection);
    const names = objects.map(({ name, etag }) => `${name} ${etag}`).toSorted();
    const digest = digestOf([place, ...names].join('\n'));
    const token = `${publicUrl}/caldav/sync/${place}/${digest}`;
    if (!contents.has(token)) {
      contents.set(token, new Map(objects.map(({ name, etag }) => [name, etag])));
    }
    return token;
  };
  return {
    remember,
    changesSince: (token, collection, objects) => {
      const isOfCollection = token.includes(`/${placeOf(collection)}/`);
      const before = isOfCollection ? contents.get(token) : undefined;
      if (before === undefined) return undefined;
      const now = new Set(objects.map(({ name }) => name));
      return {
        changed: objects.filter(({ name, etag }) => before.get(name) !== etag),
        removed: [...before.keys()].filter((name) => !now.has(name)),
      };
    },
  };
}

const placeOf = ({ kind, ownerId, listId = ownerId }: TokenCollection): string =>
  `${kind}/${listId}`;

/** Of all tokens together: a thousand lists of a hundred lines. */
const mostNames = 100_000;
