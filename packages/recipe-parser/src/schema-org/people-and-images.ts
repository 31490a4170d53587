/**
 * Author and image of a recipe in schema.org data.
 *
 * - An author is a text, a Person or Organization, a reference to one, or a list; names are joined with
 *   a comma, each once, addresses and "admin" are no names.
 * - An image is an address, an ImageObject, or a list; the widest wins where widths are given
 *   or are in the file's name ("pie-225x225.jpg"; no size there means the full size); otherwise the
 *   first that is a usable address. The others are tried where it cannot be fetched.
 */
import { cleanText } from '../characters/clean-text';
import type { Resolve } from './find-recipes';
import { isNode, listOf, textOf, textsOf, type SchemaNode } from './schema-values';

/** More than these is a masthead, not an author. */
const mostAuthors = 3;
const longestName = 100;
/** Further items of a list, and what follows so many characters, are not looked at. */
const mostItems = 50;
const longestText = 2_000;

/** @example authorFrom([{ name: 'Maya' }, 'Tom'], (value) => value) // "Maya, Tom" */
export function authorFrom(value: unknown, resolve: Resolve): string | undefined {
  const owners = new Set(listOf(value).slice(0, mostItems).map(firstLine).map(resolve));
  const names = [...owners]
    .flatMap((owner) => textsOf(owner, longestText).slice(0, mostItems))
    .map((name) => name.replace(/^(?:by|von|par|por|di|door|av|af)\s+(?=\p{Lu})/iu, ''))
    .filter((name) => name.length <= longestName && !/^(?:https?:|www\.|@?admin$)/i.test(name));
  const unique = [...new Set(names)].slice(0, mostAuthors);
  return unique.length === 0 ? undefined : unique.join(', ');
}

/** The lines after the name are a job title or a link. */
function firstLine(item: unknown): unknown {
  return typeof item === 'string' ? item.trim().split('\n')[0] : item;
}

/** @example imageFrom([{ url: 'https://a.example/1.jpg', width: 800 }], (value) => value) */
export function imageFrom(value: unknown, resolve: Resolve): string | undefined {
  return imagesFrom(value, resolve)[0];
}

/** Every usable address once, the best first. */
export function imagesFrom(value: unknown, resolve: Resolve): string[] {
  const items = new Set(listOf(value).slice(0, mostItems).map(resolve));
  const found = [...items].flatMap(imagesOf).toSorted((a, b) => b.width - a.width);
  return [...new Set(found.map(({ address }) => address))];
}

interface ImageCandidate {
  address: string;
  width: number;
}

function imagesOf(item: unknown): ImageCandidate[] {
  if (typeof item === 'string') return withAddress(item, widthInName(item));
  if (!isNode(item)) return [];
  const [address] = listOf(item['url'] ?? item['contentUrl'] ?? imageId(item));
  const width = Number.parseInt(textOf(item['width'], longestText) ?? '0', 10);
  return typeof address === 'string' ? withAddress(address, width || widthInName(address)) : [];
}

/** Wider than any size that sites make of their images. */
const fullWidth = 10_000;

function widthInName(address: string): number {
  const width = /-(\d{2,4})x\d{2,4}\.\w+$/.exec(address)?.[1];
  return width === undefined ? fullWidth : Number(width);
}

/** An id that is the address of an image; most are names inside the page: "…/pie/#primaryimage". */
function imageId({ '@id': id }: SchemaNode): string | undefined {
  return typeof id === 'string' && !id.includes('#') ? id : undefined;
}

/**
 * "/a.jpg" and "//host/a.jpg" count; "data:", "#image" and words do not. Browsers accept spaces, which sites
 * forget to escape.
 */
function withAddress(text: string, width: number): ImageCandidate[] {
  if (text.length > longestText) return [];
  const address = cleanText(text).replaceAll(' ', '%20');
  const isUsable =
    /^(?:https?:\/\/|\/)[^\s<>"]+$/i.test(address) ||
    /^[\w./%()-]+\.(?:jpe?g|png|webp|avif|gif)(?:\?\S*)?$/i.test(address);
  return isUsable ? [{ address, width }] : [];
}
