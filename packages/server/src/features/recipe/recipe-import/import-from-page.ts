/** Turns an address, a page's source or a text into a draft. Saves no recipe. */
import { AppError } from '@saltbush/contract/errors';
import type { WebPages } from '../../../outside/web-page';
import type { FoundPage } from './import-source.store';
import type { ReadRecipe } from './reading/read-source';
import type { Caller, RecipeReader } from './reading/recipe-reader';

export interface Source {
  url?: string | undefined;
  html?: string | undefined;
  text?: string | undefined;
  recipe?: number | undefined;
}

export interface Imported extends Pick<ReadRecipe, 'draft' | 'others'> {
  /** Every address of the page that is known. */
  addresses: (string | undefined)[];
  /** What it was read from; a text has no page. */
  page?: FoundPage | undefined;
}

export interface Readers {
  webPages: WebPages;
  reader: RecipeReader;
}

/** @throws AppError NO_RECIPE_FOUND, TOO_MUCH_TO_READ, WORKERS_BUSY, or one of the PAGE codes */
export async function importFromPage(
  source: Source,
  readers: Readers,
  caller: Caller,
): Promise<Imported> {
  const { read, url, requestedUrl } = await readSource(source, readers, caller);
  if (read === undefined) throw new AppError('NO_RECIPE_FOUND');
  const { draft, others, page } = read;
  return { draft, others, addresses: [url, requestedUrl], page: page && { url, ...page } };
}

async function readSource(source: Source, { webPages, reader }: Readers, caller: Caller) {
  const { url, html, text, recipe } = source;
  if (html !== undefined) {
    return { url, read: await reader.readPage({ page: { html }, url, recipe }, caller) };
  }
  if (text !== undefined) return { read: await reader.readText(text, caller) };
  reader.warm();
  const requestedUrl = withScheme(url ?? '');
  const { url: found, ...page } = await webPages.read(requestedUrl, caller.signal);
  return {
    url: found,
    requestedUrl,
    read: await reader.readPage({ page, url: found, recipe }, caller),
  };
}

/** "www.example.com/pie" is what a person types. */
function withScheme(address: string): string {
  return /^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#]|$)/.test(address) ? `https://${address}` : address;
}
