/**
 * The elements of an untrusted page as a small tree.
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
  /** How many elements are around it. */
  depth: number;
  children: PageNode[];
}

/** An element or a piece of text. */
export type PageNode = PageElement | string;

const deepest = 300;
const mostElements = 60_000;
/** The parser's own time grows with the square of its open tags. */
const mostOpen = 1_000;
const chunkLength = 8_192;

export function parseTree(html: string): PageElement {
  const tree = new TreeBuilder();
  const parser = new Parser(tree);
  for (let at = 0; at < html.length && tree.openCount < mostOpen; at += chunkLength) {
    parser.write(html.slice(at, at + chunkLength));
  }
  parser.end();
  return tree.root;
}

/** Its methods with `on` are called by the parser. */
class TreeBuilder {
  readonly root: PageElement = {
    tag: '',
    attributes: {},
    parent: undefined,
    depth: 0,
    children: [],
  };
  private readonly open: PageElement[] = [this.root];
  private count = 0;
  /** Depth of elements that were not taken, so that their end tags close nothing. */
  private ignored = 0;

  get openCount(): number {
    return this.open.length + this.ignored;
  }

  private get innermost(): PageElement {
    return this.open.at(-1) ?? this.root;
  }

  onopentag(tag: string, attributes: Record<string, string>): void {
    if (this.open.length > deepest || this.count >= mostElements) {
      this.ignored += 1;
      return;
    }
    this.count += 1;
    const parent = this.innermost;
    const element = { tag, attributes, parent, depth: parent.depth + 1, children: [] };
    parent.children.push(element);
    this.open.push(element);
  }

  ontext(text: string): void {
    const { children } = this.innermost;
    const last = children.length - 1;
    if (typeof children[last] === 'string') children[last] += text;
    else children.push(text);
  }

  onclosetag(): void {
    if (this.ignored > 0) this.ignored -= 1;
    else if (this.open.length > 1) this.open.pop();
  }
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

/** Indentation and signs without width are no text. */
export function squeezed(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Everything written in an element; blocks, cells and neighbouring spans are separated by spaces. */
export function textIn(element: PageElement): string {
  let text = '';
  let before: PageNode = '';
  for (const child of element.children) {
    if (!isElement(child)) text += child;
    else if (child.tag === 'br') text += ' ';
    else if (!silentTags.has(child.tag) && !isButton(child)) {
      const isSeparate = !inlineTags.has(child.tag) || areNeighbouringSpans(before, child);
      text += isSeparate ? ` ${textIn(child)} ` : textIn(child);
    }
    before = child;
  }
  return text;
}

/** Visually separate, although no text is between them. */
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

export const tagSet = (tags: string): ReadonlySet<string> => new Set(tags.split(' '));

const silentTags = tagSet('script style noscript template svg iframe object canvas head');

export const inlineTags = tagSet(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark meta link q s samp small span strike strong sub sup time tt u var wbr',
);
