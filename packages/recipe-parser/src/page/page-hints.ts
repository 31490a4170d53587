/**
 * What a page without a recipe says of where the recipe is: on another page, in its caption, in what is said in its video.
 */
import { isNode } from '../schema-org/schema-values';
import { openPage, type Page } from './document/page';
import { hostOf, metaOf } from './document/page-names';
import { walk } from './document/page-tree';
import { readJsonLd } from './readers/json-ld';
import { textsInData } from './readers/data-texts';
import { captionOf } from './readers/post';

export interface PageHints {
  /** The address of the page that this one points to: a pin names what is pinned. */
  elsewhere?: string | undefined;
  /** What the page shows of its own text; it is no recipe by itself. */
  caption?: string | undefined;
  /** Addresses of captions of its video, the likeliest first. */
  tracks: string[];
}

/** @example pageHints('<meta property="og:see_also" content="https://pies.example/plum">', 'https://pins.example/1').elsewhere */
export function pageHints(html: string, url?: string): PageHints {
  const page = openPage(html, url);
  return { elsewhere: elsewhereOf(page), caption: captionOf(page), tracks: tracksOf(page) };
}

/** Only another site: a page often names itself with other words. */
function elsewhereOf(page: Page): string | undefined {
  const named = [...page.meta].flatMap(([name, content]) => (isSource.test(name) ? content : []));
  const links = [...walk(page.root)].flatMap(({ tag, attributes }) =>
    tag === 'link' && attributes['rel'] === 'canonical' ? (attributes['href'] ?? []) : [],
  );
  const addresses = [...named, ...sourcesInData(page), ...links];
  return addresses
    .slice(0, mostAddresses)
    .flatMap((address) => absolute(address, page) ?? [])
    .find((address) => siteOf(address) !== siteOf(page.url));
}

/** Whoever wrote it: "og:see_also", "article:source", "network:source_url". */
const isSource = /(?:^|:)(?:see_also|source|source_url|original_url)$/;
const mostAddresses = 50;

function sourcesInData(page: Page): string[] {
  const nodes = readJsonLd(page)
    .flatMap((document) => (isNode(document) ? [document, document['@graph']] : [document]))
    .flat()
    .filter(isNode);
  return nodes.slice(0, mostAddresses).flatMap((node) => {
    const values = [node['isBasedOn'], node['sharedContent'], node['citation']].flat();
    return values.flatMap((value) => {
      const address = isNode(value) ? (value['url'] ?? value['@id']) : value;
      return typeof address === 'string' ? [address] : [];
    });
  });
}

/** Tracks of the page's language come first, then English, then others; two are enough. */
function tracksOf(page: Page): string[] {
  const marked = [...walk(page.root)].flatMap(({ tag, attributes }) => {
    const isText = tag === 'track' && /^(?:captions|subtitles|)$/.test(attributes['kind'] ?? '');
    return isText && attributes['src'] !== undefined ? [attributes['src']] : [];
  });
  const language = (page.language ?? metaOf(page, 'og:locale') ?? 'en').slice(0, 2).toLowerCase();
  const rank = (address: string) =>
    [language, 'en'].findIndex((each) => new RegExp(`[=/._-]${each}(?:\\b|_)`, 'i').test(address));
  const all = [...new Set([...marked, ...textsInData(page).tracks])];
  return all
    .flatMap((address) => absolute(address, page) ?? [])
    .toSorted((a, b) => ((rank(a) + 3) % 3) - ((rank(b) + 3) % 3))
    .slice(0, mostTracks);
}

const mostTracks = 2;

function absolute(address: string, { url }: Page): string | undefined {
  if (address.length > longestAddress || !URL.canParse(address, url)) return undefined;
  const { protocol, href } = new URL(address, url);
  return protocol === 'http:' || protocol === 'https:' ? href : undefined;
}

const longestAddress = 2_000;

/** "m.pies.example" and "www.pies.example" are one site. */
const siteOf = (address: string | undefined): string | undefined =>
  hostOf(address)?.split('.').slice(-2).join('.');
