/** The use case: an address, a page's source or a text becomes a draft. No recipe is kept. */
import { AppError } from '@saltbush/contract/errors';
import { recipeFromPlainText } from '@saltbush/domain/recipe-import/recipe-from-plain-text';
import type { RecipeDraft } from '@saltbush/domain/recipes/draft';
import type { WebPages } from '../../outside/web-page';
import type { FoundPage } from './evidence.store';
import { readRecipeApart, type PageToRead } from './read-apart';
import type { RecipeOnPage } from './read-page';

export interface Source {
  url?: string | undefined;
  html?: string | undefined;
  text?: string | undefined;
  recipe?: number | undefined;
}

export interface Imported {
  draft: RecipeDraft;
  /** The other recipes of the page. */
  others: RecipeOnPage['others'];
  /** Every address of the page that is known. */
  addresses: (string | undefined)[];
  /** What it was read from; a text has no page. */
  page?: FoundPage | undefined;
}

/** @throws AppError NO_RECIPE_FOUND, or one of the PAGE codes */
export async function importFromPage(
  source: Source,
  webPages: WebPages,
  signal?: AbortSignal,
): Promise<Imported> {
  const imported = await importedFrom(source, webPages, signal);
  if (imported === undefined) throw new AppError('NO_RECIPE_FOUND');
  return imported;
}

async function importedFrom(source: Source, webPages: WebPages, signal?: AbortSignal) {
  const { url, html, text, recipe } = source;
  if (html !== undefined) return fromHtml({ html, url, recipe }, signal);
  if (text !== undefined) return fromText(text);
  const asked = withScheme(url ?? '');
  const page = await webPages.read(asked, signal);
  if (page.isPlainText) return fromDraft(recipeFromPlainText(page.text));
  return fromHtml({ html: page.text, url: page.url, recipe }, signal, asked);
}

async function fromHtml(
  page: PageToRead,
  signal?: AbortSignal,
  asked?: string,
): Promise<Imported | undefined> {
  const found = await readRecipeApart(page, signal);
  if (found === undefined) return undefined;
  const { html, url } = page;
  const { draft, origins, others } = found;
  return { draft, others, addresses: [url, asked], page: { url, html, origins } };
}

/** People paste what they copied: sometimes that is the page's source. */
async function fromText(text: string): Promise<Imported | undefined> {
  const isPageSource = /^\s*<(?:!doctype|html|head|body|script|div|article|section)\b/i.test(text);
  return (
    (isPageSource ? await fromHtml({ html: text }) : undefined) ??
    fromDraft(recipeFromPlainText(text))
  );
}

function fromDraft(draft: RecipeDraft | undefined): Imported | undefined {
  return draft && { draft, others: [], addresses: [] };
}

/** "www.example.com/pie" is what a person types. */
function withScheme(address: string): string {
  return /^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#]|$)/.test(address) ? `https://${address}` : address;
}
