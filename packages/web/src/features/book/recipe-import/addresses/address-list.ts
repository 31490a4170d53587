/** A list of URLs to import with the state of each, on this device per user. */
import * as z from 'zod/mini';
import { importLimits } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import type { RecipeCover } from '@saltbush/domain/recipe/recipes/cover/cover';
import { addressIn, addressKey } from '@saltbush/recipe-parser/recipe';
import { newId } from '../../../../api/new-id';
import { listOfValid, objectWith } from '../../../../api/stored/stored-value';
import { workList } from '../../../device/sync/work';

export interface ListedAddress {
  /** Id of the new recipe: makes a repeated request idempotent. */
  recipeId: string;
  /** Blank for a recipe of a page whose source was pasted. */
  url: string;
  /** Which recipe of a page with several; absent: the main one. */
  recipe?: number | undefined;
  /** One of several recipes of a page. */
  isOneOfSeveral?: boolean;
  state: 'waiting' | 'reading' | 'imported' | 'known' | 'failed';
  /** Of the imported or existing recipe. */
  title?: string;
  knownId?: string;
  imageUrl?: string | undefined;
  /** What stands for the image if there is none. */
  cover?: RecipeCover | undefined;
  /** Why it failed. */
  reason?: string;
  /** Import even if it exists already. */
  isWantedAgain?: boolean;
}

/** URLs in a text, one per line; other text is ignored and duplicates are removed. */
export function addressesIn(text: string): { urls: string[]; tooMany: boolean } {
  const byPage = new Map<string, string>();
  for (const typed of text.split('\n')) {
    const line = addressIn(typed) ?? typed.trim();
    const key = addressKey(line) ?? addressKey(`https://${line}`) ?? line;
    if (line !== '' && !byPage.has(key)) byPage.set(key, line);
  }
  const urls = [...byPage.values()];
  return {
    urls: urls.slice(0, importLimits.addresses),
    tooMany: urls.length > importLimits.addresses,
  };
}

export function newList(urls: readonly string[]): ListedAddress[] {
  return urls.map((url) => ({ recipeId: newId(), url, state: 'waiting' }));
}

/** @param url of the page, or '' */
export function recipesOfPage(
  url: string,
  chosen: readonly { title: string; recipe?: number | undefined }[],
): ListedAddress[] {
  return chosen.map(({ title, recipe }) => ({
    recipeId: newId(),
    url,
    recipe,
    title,
    isOneOfSeveral: true,
    state: 'waiting',
  }));
}

export const isOfOnePage = (list: readonly ListedAddress[]): boolean =>
  list.every(({ isOneOfSeveral = false }) => isOneOfSeveral);

/** Interrupted imports are queued again. */
export const withoutInterrupted = (list: readonly ListedAddress[]): readonly ListedAddress[] =>
  list.map((item) => (item.state === 'reading' ? { ...item, state: 'waiting' } : item));

const addressSchema = objectWith<ListedAddress>({
  recipeId: z.string(),
  url: z.string(),
  state: z.enum(['waiting', 'reading', 'imported', 'known', 'failed']),
});

export const storedAddresses = workList<ListedAddress>({
  kind: 'importList',
  item: addressSchema,
  idOf: ({ recipeId }) => recipeId,
  old: { prefix: 'saltbush.import-list.', format: { schema: listOfValid(addressSchema) } },
});
