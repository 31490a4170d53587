/**
 * The elements of a stranger's page as a small tree.
 *
 * - Nested at most `deepest` levels and holding at most `mostElements`: what is deeper or later joins
 *   the last element that was taken, so that no page can exhaust the stack or the memory. Where tags
 *   are opened without end, reading stops.
 * - Text is decoded; comments are left out.
 */
import { Parser } from 'htmlparser2';

export interface PageElement {
  /** In lower case. */
  tag: string;
  attributes: Readonly<Record<string, string>>;
  parent: PageElement | undefined;
  children: PageNode[];
}

/** An element or a piece of text. */
export type PageNode = PageElement | string;

const deepest = 300;
const mostElements = 60_000;
/** The parser's own time grows with the square of its open tags. */
const mostOpen = 5_000;
const chunkLength = 65_536;

export function parseTree(html: string): PageElement {
  const root: PageElement = { tag: '', attributes: {}, parent: undefined, children: [] };
  const open: PageElement[] = [root];
  let count = 0;
  // Depth of elements that were not taken, so that their end tags close nothing.
  let untaken = 0;

  const parser = new Parser({
    onopentag(tag, attributes) {
      const parent = open.at(-1) ?? root;
      if (open.length > deepest || count >= mostElements) {
        untaken += 1;
        return;
      }
      count += 1;
      const element: PageElement = { tag, attributes, parent, children: [] };
      parent.children.push(element);
      open.push(element);
    },
    ontext(text) {
      const { children } = open.at(-1) ?? root;
      const last = children.length - 1;
      if (typeof children[last] === 'string') children[last] += text;
      else children.push(text);
    },
    onclosetag() {
      if (untaken > 0) untaken -= 1;
      else if (open.length > 1) open.pop();
    },
  });
  for (let at = 0; at < html.length && open.length + untaken < mostOpen; at += chunkLength) {
    parser.write(html.slice(at, at + chunkLength));
  }
  parser.end();
  return root;
}

export function isElement(node: PageNode): node is PageElement {
  return typeof node !== 'string';
}

export function elementsIn(element: PageElement): PageElement[] {
  return element.children.filter(isElement);
}

/** The element and all below it, in the order of the page. */
export function* walk(element: PageElement): Generator<PageElement> {
  const waiting: PageNode[] = [element];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!isElement(node)) continue;
    yield node;
    for (let at = node.children.length - 1; at >= 0; at -= 1) waiting.push(node.children[at] ?? '');
  }
}

/** Everything written in an element; blocks, cells and neighbouring spans are kept apart by spaces. */
export function textIn(element: PageElement): string {
  let text = '';
  let before: PageNode = '';
  for (const child of element.children) {
    if (!isElement(child)) text += child;
    else if (child.tag === 'br') text += ' ';
    else if (!silentTags.has(child.tag) && !isButton(child)) {
      const isApart = !inlineTags.has(child.tag) || areNeighbouringSpans(before, child);
      text += isApart ? ` ${textIn(child)} ` : textIn(child);
    }
    before = child;
  }
  return text;
}

/** Laid out apart, though nothing is written between them. */
export function areNeighbouringSpans(before: PageNode | undefined, next: PageElement): boolean {
  return next.tag === 'span' && typeof before === 'object' && before.tag === 'span';
}

/** "Add to cart" beside a line is no part of it; links are often made to look like buttons. */
export function isButton({ tag, attributes }: PageElement): boolean {
  if (tag === 'button') return true;
  const looksLikeOne =
    attributes['role'] === 'button' ||
    /(?:^|[\s_-])(?:btn|button)/i.test(attributes['class'] ?? '');
  return tag === 'a' && looksLikeOne;
}

export function hasClass(element: PageElement, name: string): boolean {
  return ` ${element.attributes['class'] ?? ''} `.replace(/\s+/g, ' ').includes(` ${name} `);
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const silentTags = words('script style noscript template svg iframe object canvas head');

export const inlineTags = words(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark meta link q s samp small span strike strong sub sup time tt u var wbr',
);
