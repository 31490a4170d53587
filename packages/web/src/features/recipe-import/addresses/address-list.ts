/** A list of addresses to import, and what became of each; kept on the device, for one person. */
import { importLimits } from '@saltbush/contract/recipe-import';
import { addressIn, addressKey } from '@saltbush/domain/recipe-import/page-address';
import { forgetText, keepText, readText } from '../../../api/local-store';
import { newId } from '../../../api/new-id';
import { getSession } from '../../../api/session';

export interface ListedAddress {
  /** Of the recipe it becomes: asked for twice, it is made once. */
  recipeId: string;
  url: string;
  state: 'waiting' | 'reading' | 'imported' | 'known' | 'failed';
  /** Of the recipe that it became, or that was there already. */
  title?: string;
  knownId?: string;
  /** Why it failed. */
  reason?: string;
  /** Although the person has it already. */
  isWantedAgain?: boolean;
}

/** The addresses in a text, one a line, whatever else it says; of several that lead to one page, the first. */
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

/** What was being read when the page closed waits again. What cannot be read is left out. */
export function readList(): ListedAddress[] {
  try {
    const kept: unknown = JSON.parse(readText(storageKey()) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept
      .filter(isListed)
      .map((item) => (item.state === 'reading' ? { ...item, state: 'waiting' } : item));
  } catch {
    return [];
  }
}

export function keepList(list: readonly ListedAddress[]): void {
  if (list.length === 0) forgetText(storageKey());
  else keepText(storageKey(), JSON.stringify(list));
}

const storageKey = () => `saltbush.import-list.${getSession()?.user?._id ?? 'visitor'}`;

function isListed(item: ListedAddress): boolean {
  const states: unknown[] = ['waiting', 'reading', 'imported', 'known', 'failed'];
  return (
    typeof item === 'object' &&
    [item.recipeId, item.url].every((text) => typeof text === 'string') &&
    states.includes(item.state)
  );
}
