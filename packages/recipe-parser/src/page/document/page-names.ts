/** What a page's head says, and how names are compared. */
import { cleanText } from '../../characters/clean-text';
import type { Page } from './page';

/** The first of these that is not blank, on one line. */
export function metaOf(page: Page, ...names: string[]): string | undefined {
  for (const name of names) {
    const text = cleanText(page.meta.get(name) ?? '');
    if (text !== '') return text;
  }
  return undefined;
}

/** @example hostOf('https://www.example.org/pie') // "example.org" */
export function hostOf(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined;
  return new URL(url).hostname.replace(/^www\./, '');
}

/**
 * The last part of the page's address in words, which names the dish on most sites.
 *
 * @example lastOfAddress(page) // "camp damper", of …/recipes/camp-damper
 */
export function lastOfAddress({ url }: Page): string {
  const names = url !== undefined && URL.canParse(url) ? new URL(url).pathname.split('/') : [];
  return (names.findLast((name) => name !== '') ?? '').replaceAll('-', ' ');
}

/** Letters and digits alone: the form in which two versions of a name are compared. */
export function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
