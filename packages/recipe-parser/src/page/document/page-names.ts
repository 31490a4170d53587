/** What a page's head calls the site and the page. */
import { trimmedEnd } from '../../characters/text-end';
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

/** Longer "names" are slogans. */
const longestSiteName = 60;

export function siteNameOf(page: Page): string | undefined {
  const name =
    metaOf(page, 'og:site_name', 'application-name') ??
    titleParts(page).find((part) => isSite(part, page));
  return name !== undefined && name.length > longestSiteName ? name.split(divider)[0] : name;
}

/** The page's title without the name of its site: "Damper | Bush Kitchen" is "Damper". */
export function titleOf(page: Page): string {
  const title = metaOf(page, 'og:title', 'twitter:title') ?? cleanText(page.titleText);
  const [first = '', ...rest] = title.split(divider);
  // One part after a divider is the site's, whatever it is called.
  return rest.length === 1 || rest.some((part) => isSite(part, page)) ? first : title;
}

/** @example withoutSite('Damper | Bush Kitchen', page) // "Damper", on a page of Bush Kitchen's */
export function withoutSite(title: string, page: Page): string {
  const last = title.split(divider).at(-1) ?? '';
  if (last === title || !isSite(last, page)) return title;
  return trimmedEnd(title.slice(0, -last.length), /[\s|»·•–—-]/);
}

/** Whether a text is the site's name, or its host in words: "Bush Kitchen" on bushkitchen.com. */
export function isSite(text: string, page: Page): boolean {
  const host = hostOf(page.url)?.replace(/\.[a-z]+(?:\.[a-z]{2})?$/, '');
  const names = [metaOf(page, 'og:site_name'), host].map((name) => letters(name ?? ''));
  return letters(text) !== '' && names.includes(letters(text));
}

/** Letters and digits alone: the form in which two versions of a name are compared. */
export function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function titleParts(page: Page): string[] {
  return cleanText(page.titleText).split(divider).slice(1);
}

/** In clean text, where spaces are single. */
const divider = /\s[|»·•–—-]\s|\s?\|\s?/;
