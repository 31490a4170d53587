/** A parsed web page: its elements and its metadata. */
import { parseTree, walk, type PageElement } from './page-tree';

export interface Page {
  /** Where the page is from; relative addresses in it are relative to this. */
  url: string | undefined;
  root: PageElement;
  /** Contents of every JSON-LD script, as written. */
  jsonLdTexts: string[];
  /** Contents by name, property or itemprop, in lower case; the first of each. */
  meta: ReadonlyMap<string, string>;
  titleText: string;
  language: string | undefined;
}

/** Longer texts are cut. */
const longestTitle = 500;
/** Longer values are cut. */
const longestMeta = 5_000;

export function openPage(html: string, url?: string): Page {
  const root = parseTree(html);
  const page = { url, root, jsonLdTexts: [] as string[], meta: new Map<string, string>() };
  let titleText = '';
  let language: string | undefined;
  for (const { tag, attributes, children } of walk(root)) {
    const text = children.filter((child) => typeof child === 'string').join('');
    if (tag === 'html') language ??= attributes['lang'] ?? attributes['xml:lang'];
    if (tag === 'title' && titleText === '') titleText = text.slice(0, longestTitle);
    if (tag === 'meta') addMeta(page.meta, attributes);
    if (tag === 'script' && /ld\+json/i.test(attributes['type'] ?? '')) page.jsonLdTexts.push(text);
  }
  return { ...page, titleText, language };
}

function addMeta(meta: Map<string, string>, attributes: Readonly<Record<string, string>>): void {
  const name = attributes['property'] ?? attributes['name'] ?? attributes['itemprop'];
  const content = attributes['content'];
  if (name === undefined || content === undefined || content.trim() === '') return;
  const key = name.trim().toLowerCase();
  if (!meta.has(key)) meta.set(key, content.slice(0, longestMeta));
}
