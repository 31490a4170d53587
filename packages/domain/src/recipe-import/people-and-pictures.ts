/**
 * Who wrote a recipe, and what it looks like, as schema.org data says it.
 *
 * - An author is a text, a Person or Organization, a reference to one, or a list; names are joined with
 *   a comma, each once, addresses and "admin" are no names.
 * - A picture is an address, an ImageObject, or a list; the widest wins where widths are given
 *   or stand in the file's name ("pie-225x225.jpg"; no size there means the full size); otherwise the
 *   first that is a usable address.
 */
import { cleanText } from './clean-text';
import type { Resolve } from './find-recipes';
import { isNode, listOf, textsOf } from './schema-values';

/** More than these is a masthead, not an author. */
const mostAuthors = 3;
const longestName = 100;

/** @example authorFrom([{ name: 'Maya' }, 'Tom'], (value) => value) // "Maya, Tom" */
export function authorFrom(value: unknown, resolve: Resolve): string | undefined {
  const names = listOf(value)
    .flatMap((item) => textsOf(resolve(firstLine(item))))
    .map((name) => name.replace(/^(?:by|von|par|por|di|door|av|af)\s+(?=\p{Lu})/iu, ''))
    .filter((name) => name.length <= longestName && !/^(?:https?:|www\.|@?admin$)/i.test(name));
  const unique = [...new Set(names)].slice(0, mostAuthors);
  return unique.length === 0 ? undefined : unique.join(', ');
}

/** Below a name stands what its owner is, or a link to more of the same. */
function firstLine(item: unknown): unknown {
  return typeof item === 'string' ? item.trim().split('\n')[0] : item;
}

/** @example pictureFrom([{ url: 'https://a.example/1.jpg', width: 800 }], (value) => value) */
export function pictureFrom(value: unknown, resolve: Resolve): string | undefined {
  const pictures = listOf(value).flatMap((item) => picturesOf(resolve(item)));
  return pictures.reduce<Picture | undefined>(
    (best, next) => (best === undefined || next.width > best.width ? next : best),
    undefined,
  )?.address;
}

interface Picture {
  address: string;
  width: number;
}

function picturesOf(item: unknown): Picture[] {
  if (typeof item === 'string') return withAddress(item, widthInName(item));
  if (!isNode(item)) return [];
  const address = listOf(item['url'] ?? item['contentUrl'] ?? item['@id'])[0];
  const width = Number.parseInt(String(textsOf(item['width'])[0] ?? '0'), 10);
  return typeof address === 'string' ? withAddress(address, width || widthInName(address)) : [];
}

/** Wider than any size that sites make of their pictures. */
const fullWidth = 10_000;

function widthInName(address: string): number {
  const width = /-(\d{2,4})x\d{2,4}\.\w+$/.exec(address)?.[1];
  return width === undefined ? fullWidth : Number(width);
}

/** "/a.jpg" and "//host/a.jpg" count; "data:", "#image" and words do not. */
function withAddress(text: string, width: number): Picture[] {
  const address = cleanText(text);
  const isUsable =
    /^(?:https?:\/\/|\/)\S+$/i.test(address) ||
    /^[\w./-]+\.(?:jpe?g|png|webp|avif|gif)(?:\?\S*)?$/i.test(address);
  return isUsable ? [{ address, width }] : [];
}
