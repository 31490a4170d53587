/** The title of a page without structure: its main heading, checked against the head. */
import type { Page } from '../page';
import { isSite, letters, metaOf, titleOf } from '../page-names';
import { textIn, walk } from '../page-tree';

/** The h1 that the page's head repeats; the only h1; otherwise what the head says. The logo is no title. */
export function titleFromLayout(page: Page): string {
  const headings = [...walk(page.root)]
    .filter(({ tag }) => tag === 'h1')
    .map((element) => textIn(element).replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '' && !isSite(text, page));
  const head = letters(`${metaOf(page, 'og:title') ?? ''} ${page.titleText}`);
  const repeated = headings.filter((text) => head.includes(letters(text)));
  const longest = repeated.toSorted((a, b) => b.length - a.length)[0];
  const only = new Set(headings).size === 1 ? headings[0] : undefined;
  return longest ?? only ?? titleOf(page);
}
