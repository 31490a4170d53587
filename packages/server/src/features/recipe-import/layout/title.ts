/** The title of a page without structure: its main heading, checked against the head. */
import { cleanText } from '@saltbush/domain/recipe-import/clean-text';
import { titleOf } from '../page-facts';
import type { Page } from '../page';
import { textIn, walk } from '../page-tree';

/** The h1 that the page's head repeats; the only h1; otherwise what the head says. */
export function titleFromLayout(page: Page): string {
  const headings = [...walk(page.root)]
    .filter(({ tag }) => tag === 'h1')
    .map((element) => textIn(element).replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
  const head = `${page.meta.get('og:title') ?? ''} ${page.titleText}`;
  const known = headings.filter((text) => letters(cleanText(head)).includes(letters(text)));
  const longest = known.toSorted((a, b) => b.length - a.length)[0];
  const distinct = new Set(headings);
  return longest ?? (distinct.size === 1 ? headings[0] : undefined) ?? titleOf(page);
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
