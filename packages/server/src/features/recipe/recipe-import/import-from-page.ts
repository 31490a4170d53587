/** Turns an address, a page's source or a text into a draft. Saves no recipe. */
import { AppError } from '@saltbush/contract/errors';
import { withoutTracking } from '@saltbush/recipe-parser/recipe';
import type { WebPages } from '../../../outside/web-page';
import { lookFurther } from './look-further';
import type { FoundPage } from './import-source.store';
import type { PageToRead, ReadRecipe } from './reading/read-source';
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

/** @throws AppError NO_RECIPE_FOUND, RECIPE_ELSEWHERE, TOO_MUCH_TO_READ, WORKERS_BUSY, or one of the PAGE codes */
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

async function readSource(source: Source, readers: Readers, caller: Caller) {
  const { url, html, text, recipe } = source;
  if (html !== undefined) {
    return { url, read: await readPage({ page: { html }, url, recipe }, readers, caller) };
  }
  // One of several recipes of a page whose source was pasted as a text.
  if (text !== undefined && recipe !== undefined) {
    return { url, read: await readPage({ page: { html: text }, url, recipe }, readers, caller) };
  }
  if (text !== undefined) return readText(text, url, readers, caller);
  readers.reader.warm();
  const requestedUrl = withScheme(url ?? '');
  const { url: found, ...page } = await readers.webPages.read(requestedUrl, caller.signal);
  return {
    url: found,
    requestedUrl,
    read: await readPage({ page, url: found, recipe }, readers, caller),
  };
}

/** Where the page itself has none, what it says of its recipe is looked at. */
async function readPage(
  wanted: PageToRead,
  readers: Readers,
  caller: Caller,
): Promise<ReadRecipe | undefined> {
  const read = await readers.reader.readPage(wanted, caller);
  if (read !== undefined || wanted.recipe !== undefined) return read;
  const found = await lookFurther(wanted, readers, caller);
  return found && withSource(found, wanted.url);
}

/** A text that somebody copied from a page has the page as its source; nothing is fetched. */
async function readText(
  text: string,
  typed: string | undefined,
  { reader }: Readers,
  caller: Caller,
) {
  const url = typed === undefined ? undefined : withScheme(typed);
  if (url !== undefined && !(URL.canParse(url) && /^https?:/i.test(url))) {
    throw new AppError('PAGE_ADDRESS_REFUSED');
  }
  const read = await reader.readText(text, caller);
  return { url, read: read && withSource(read, url) };
}

function withSource(read: ReadRecipe, url: string | undefined): ReadRecipe {
  if (url === undefined) return read;
  const source = read.draft.sourceAttribution;
  const sourceAttribution = {
    ...source,
    siteName: source?.siteName ?? new URL(url).hostname.replace(/^www\./, ''),
    siteUrl: withoutTracking(url),
  };
  return { ...read, draft: { ...read.draft, sourceAttribution } };
}

/** "www.example.com/pie" is what a person types. */
function withScheme(address: string): string {
  return /^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#]|$)/.test(address) ? `https://${address}` : address;
}
