/**
 * What stands between and below the steps of a page and is none of them: adverts, captions of images, links to other
 * recipes, tags, bylines.
 *
 * - Boxes are known by their class, as long as the smaller part of the text is in such boxes.
 * - A paragraph that is mostly links leads to other pages, and one in quotation marks with a name behind it is a reader's.
 *   An item of a list is a step, whatever is in it.
 */
import { isPostRemark } from '../../text/lines/post-remarks';
import {
  elementsIn,
  isElement,
  squeezed,
  textIn,
  walk,
  type PageElement,
} from '../document/page-tree';
import type { Block } from './blocks';

/** More of the text in such boxes is the method, whatever they are called. */
const mostInBoxes = 1 / 3;
const highest = 4;

/** @param region blocks below the heading of a method */
export function withoutFurniture(region: readonly Block[]): readonly Block[] {
  const boxed = new Set(region.filter(isInBox));
  const isSmall = lengthOf([...boxed]) <= lengthOf(region) * mostInBoxes;
  const real = region.filter((block) => !(isSmall && boxed.has(block)) && !isFurniture(block));
  return real.length > 0 ? withoutFarewell(real) : region;
}

/** "xo, Petra", "Thanks for reading": remarks to readers at the end. */
function withoutFarewell(blocks: readonly Block[]): readonly Block[] {
  const last = blocks.findLastIndex(
    ({ text, element }) => element.tag === 'li' || !isPostRemark(text),
  );
  return last === -1 ? blocks : blocks.slice(0, last + 1);
}

function lengthOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { text }) => sum + text.length, 0);
}

const boxClass =
  /(?:^|[\s_-])(?:ads?|advert\w*|promos?|promotion|sponsor\w*|related|newsletter|caption|byline|post-(?:labels|author|footer|meta|timestamp)|entry-(?:meta|footer)|tags|share|social)(?:$|[\s_-])/i;

function isInBox({ element }: Block): boolean {
  let around: PageElement | undefined = element;
  for (let height = 0; around !== undefined && height < highest; height += 1) {
    if (around.tag === 'aside' || boxClass.test(around.attributes['class'] ?? '')) return true;
    around = around.parent;
  }
  return false;
}

function isFurniture({ text, element, level }: Block): boolean {
  if (element.tag === 'li' || level > 0) return false;
  return isQuoted(text) || isCaption(text, element) || isMostlyLinks(text, element);
}

/** What a reader says: "“The whole family liked it.” – Jo". */
const isQuoted = (text: string): boolean =>
  /^["“”„«»].{10,600}["“”»«]\s?[-–—~]\s?\p{Lu}.{0,40}$/u.test(text);

/** A line in italics below an image: blogs that have no element for captions write them so. */
function isCaption(text: string, element: PageElement): boolean {
  if (text.length > longestCaption || !isSlanted(element)) return false;
  const siblings = element.parent === undefined ? [] : elementsIn(element.parent);
  const above = siblings[siblings.indexOf(element) - 1];
  return above !== undefined && squeezed(textIn(above)) === '' && hasImage(above);
}

const longestCaption = 100;

const hasImage = (element: PageElement): boolean =>
  [...walk(element)].some(({ tag }) => tag === 'img');

/** Nothing but italics. */
function isSlanted(element: PageElement): boolean {
  const [only, ...others] = element.children.filter(
    (child) => isElement(child) || child.trim() !== '',
  );
  if (only === undefined || !isElement(only) || others.length > 0) return false;
  return only.tag === 'i' || only.tag === 'em' || isSlanted(only);
}

/** Two links at least: a step may link to one recipe that it needs. */
function isMostlyLinks(text: string, element: PageElement): boolean {
  const links = linksIn(element).filter((link) => text.includes(link));
  return links.length > 1 && links.join('').length * 2 >= text.length;
}

/** Many blocks between line breaks are in one element. */
function linksIn(element: PageElement): readonly string[] {
  const found =
    known.get(element) ??
    [...walk(element)]
      .filter(({ tag }) => tag === 'a')
      .slice(0, mostLinks)
      .map((link) => squeezed(textIn(link)))
      .filter((text) => text !== '');
  known.set(element, found);
  return found;
}

const known = new WeakMap<PageElement, readonly string[]>();
const mostLinks = 40;
