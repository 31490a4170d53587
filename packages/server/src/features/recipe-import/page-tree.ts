/**
 * The elements of a stranger's page as a small tree.
 *
 * - Nested at most `deepest` levels and holding at most `mostElements`: what is deeper or later joins
 *   the last element that was taken, so that no page can exhaust the stack or the memory.
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
const mostElements = 200_000;

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
  parser.end(html);
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
  yield element;
  for (const child of element.children) if (isElement(child)) yield* walk(child);
}

/** Everything written in an element; blocks and cells are kept apart by spaces. */
export function textIn(element: PageElement): string {
  let text = '';
  for (const child of element.children) {
    if (typeof child === 'string') text += child;
    else if (child.tag === 'br') text += ' ';
    else if (!silentTags.has(child.tag)) {
      const gap = inlineTags.has(child.tag) ? '' : ' ';
      text += gap + textIn(child) + gap;
    }
  }
  return text;
}

export function hasClass(element: PageElement, name: string): boolean {
  return ` ${element.attributes['class'] ?? ''} `.replace(/\s+/g, ' ').includes(` ${name} `);
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

export const silentTags = words('script style noscript template svg iframe object canvas head');

export const inlineTags = words(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark meta link q s samp small span strike strong sub sup time tt u var wbr',
);
