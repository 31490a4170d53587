/** A list of URLs to import with the state of each, in local storage per user. */
import * as z from 'zod/mini';
import { importLimits } from '@saltbush/contract/recipe-import/recipe-import';
import { addressIn, addressKey } from '@saltbush/recipe-parser/recipe';
import { newId } from '../../../api/new-id';
import { getSession } from '../../../api/session';
import { listOfValid, objectWith, storedValue } from '../../../api/stored-value';

export interface ListedAddress {
  /** Id of the new recipe: makes a repeated request idempotent. */
  recipeId: string;
  url: string;
  state: 'waiting' | 'reading' | 'imported' | 'known' | 'failed';
  /** Id of the imported or existing recipe. */
  title?: string;
  knownId?: string;
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

/** Interrupted imports are queued again. */
export function readList(): ListedAddress[] {
  const stored = storedList().read() ?? [];
  return stored.map((item) => (item.state === 'reading' ? { ...item, state: 'waiting' } : item));
}

export function storeList(list: readonly ListedAddress[]): void {
  if (list.length === 0) storedList().remove();
  else storedList().write([...list]);
}

const storedList = () =>
  storedValue(`saltbush.import-list.${getSession()?.user?._id ?? 'visitor'}`, listFormat);

const listFormat = {
  schema: listOfValid(
    objectWith<ListedAddress>({
      recipeId: z.string(),
      url: z.string(),
      state: z.enum(['waiting', 'reading', 'imported', 'known', 'failed']),
    }),
  ),
};
