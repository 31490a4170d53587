/**
 * What a page calls its site, and its title without that.
 *
 * - The site has the name that its head, its host or a part of its host says ("Bush" on bush.kitchen.example).
 * - A link to its first page, or to what is above the page, names it or a part of it, if the page's title has the same
 *   name ("Camp damper - Bush Kitchen").
 * - It has that of the h1 if the other part of the title is a heading below and no name of the site: blogs and forums put
 *   their name into the h1.
 */
import { cleanText } from '../../characters/clean-text';
import type { Page } from './page';
import { hostOf, letters, metaOf } from './page-names';
import { textIn, walk, type PageElement } from './page-tree';

/** Longer "names" are slogans. */
const longestSiteName = 60;

export function siteNameOf(page: Page): string | undefined {
  const name =
    metaOf(page, 'og:site_name', 'application-name') ??
    partsOf(cleanText(page.titleText)).find((part) => isSite(part, page));
  return name !== undefined && name.length > longestSiteName ? name.split(divider)[0] : name;
}

/** The page's title without the name of its site: "Damper | Bush Kitchen" is "Damper". */
export function titleOf(page: Page): string {
  const title = metaOf(page, 'og:title', 'twitter:title') ?? cleanText(page.titleText);
  const own = withoutSite(title, page);
  if (own !== title && own !== '') return own;
  const [first = '', ...rest] = title.split(divider);
  // One part after a divider is the site's, whatever it is called.
  return rest.length === 1 ? first : title;
}

/**
 * A title up to the name of its site, or behind it where it comes first.
 *
 * @example withoutSite('Damper | Bush Kitchen | Darwin', page) // "Damper", on a page of Bush Kitchen's
 */
export function withoutSite(title: string, page: Page): string {
  const signs = [...title.matchAll(dividers)].map(({ index, 0: sign }) => ({
    from: index,
    to: index + sign.length,
  }));
  const [first, ...others] = signs;
  const isAhead = first !== undefined && isSite(title.slice(0, first.from), page);
  const from = isAhead ? first.to : 0;
  const own = isAhead ? others : signs;
  const end = own.find(({ to }, at) => isSite(title.slice(to, own[at + 1]?.from), page));
  return title.slice(from, end?.from);
}

/** Whether a text is the site's name, or its host in words: "Bush Kitchen" on bushkitchen.com. */
export function isSite(text: string, page: Page): boolean {
  const name = letters(text);
  return name !== '' && siteNames(page).has(name);
}

/** In clean text, where spaces are single. */
const divider = /\s[|»·•–—-]\s|\s?\|\s?/;
/** A colon divides too, behind the name of a site. */
const dividers = /\s[|»·•–—-]\s|\s?\|\s?|:\s/g;

function partsOf(title: string): string[] {
  return title.split(dividers).map((part) => part.trim());
}

const known = new WeakMap<Page, ReadonlySet<string>>();

/** In letters alone. */
function siteNames(page: Page): ReadonlySet<string> {
  const found = known.get(page) ?? namesIn(page);
  known.set(page, found);
  return found;
}

function namesIn(page: Page): ReadonlySet<string> {
  const host = hostOf(page.url)?.replace(/\.[a-z]+(?:\.[a-z]{2})?$/, '');
  const labels = host?.split('.').filter((label) => label.length >= shortestLabel) ?? [];
  const said = [metaOf(page, 'og:site_name'), host, ...labels];
  const names = new Set(said.map((name) => letters(name ?? '')));
  const parts = new Set(partsOf(cleanText(page.titleText)).map(letters));
  const main: string[] = [];
  let isShownBelow = false;
  for (const element of parts.size > 1 ? walk(page.root) : []) {
    const isLink = element.tag === 'a' && isAbove(element, page);
    if (!isLink && !/^h[1-3]$/.test(element.tag)) continue;
    const name = letters(textIn(element) || imageText(element));
    if (!parts.has(name)) continue;
    if (isLink) names.add(name);
    else if (element.tag === 'h1') main.push(name);
    else isShownBelow ||= !main.includes(name) && !names.has(name);
  }
  if (isShownBelow) main.forEach((name) => names.add(name));
  return names;
}

/** "www", "de", "blog" are no names. */
const shortestLabel = 5;

function imageText(link: PageElement): string {
  return [...walk(link)].find(({ tag }) => tag === 'img')?.attributes['alt'] ?? '';
}

/** "/", "/de/", "index.php", and what is above the page: "/recipes" of "/recipes/damper". */
function isAbove({ attributes }: PageElement, page: Page): boolean {
  const address = attributes['href'] ?? '';
  const here = new URL(page.url !== undefined && URL.canParse(page.url) ? page.url : anyPage);
  if (address === '' || address.startsWith('#') || !URL.canParse(address, here.href)) return false;
  const { origin, pathname, search } = new URL(address, here.href);
  const isHere = page.url === undefined || hostOf(origin) === hostOf(here.href);
  if (!isHere || search !== '') return false;
  const folder = pathname.replace(/\/?$/, '/');
  const isFolder = here.pathname.startsWith(folder) && here.pathname !== folder;
  return isIndex.test(pathname) || isFolder;
}

const isIndex = /^\/(?:[a-z]{2}\/?)?(?:index\.\w{2,5}|home)?\/?$/;
const anyPage = 'https://localhost/page/of/site';
