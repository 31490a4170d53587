/** The use case: an address, a page's source or a text becomes a draft. Nothing is kept. */
import { AppError } from '@saltbush/contract/errors';
import { recipeFromPlainText } from '@saltbush/domain/recipe-import/recipe-from-plain-text';
import type { RecipeDraft } from '@saltbush/domain/recipes/draft';
import type { WebPages } from '../../outside/web-page';
import { readPage } from './read-page';

export interface Source {
  url?: string | undefined;
  html?: string | undefined;
  text?: string | undefined;
}

/** @throws AppError NO_RECIPE_FOUND, or one of the PAGE codes */
export async function importFromPage(
  source: Source,
  webPages: WebPages,
  signal?: AbortSignal,
): Promise<RecipeDraft> {
  const draft = await draftFrom(source, webPages, signal);
  if (draft === undefined) throw new AppError('NO_RECIPE_FOUND');
  return draft;
}

async function draftFrom({ url, html, text }: Source, webPages: WebPages, signal?: AbortSignal) {
  if (html !== undefined) return readPage(html, url);
  if (text !== undefined) return readText(text);
  const page = await webPages.read(withScheme(url ?? ''), signal);
  return page.isPlainText ? recipeFromPlainText(page.text) : readPage(page.text, page.url);
}

/** People paste what they copied: sometimes that is the page's source. */
function readText(text: string): RecipeDraft | undefined {
  const isPageSource = /^\s*<(?:!doctype|html|head|body|script|div|article|section)\b/i.test(text);
  return (isPageSource ? readPage(text) : undefined) ?? recipeFromPlainText(text);
}

/** "www.example.com/pie" is what a person types. */
function withScheme(address: string): string {
  return /^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#]|$)/.test(address) ? `https://${address}` : address;
}
