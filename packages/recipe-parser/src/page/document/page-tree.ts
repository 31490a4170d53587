/**
 * The elements of an untrusted page as a small tree.
 *
 * - Nested at most `deepest` levels and holding at most `mostElements`: what is deeper or later joins
 *   the last element that was taken, so that no page can exhaust the stack or the memory. Where tags
 *   are opened without end, reading stops.
 * - Text is decoded; comments are left out.
 */
import { Parser } from 'htmlparser2';
import { isFootnote } from './footnotes';
import type { PageElement, PageNode } from './page-element';
import { findUnit } from '../../units/find-unit';

export type { PageElement, PageNode } from './page-element';

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
  return textWithout(element, none);
}

const none: ReadonlySet<PageElement> = new Set();

/** The same, without some of the elements inside. */
export function textWithout(element: PageElement, leftOut: ReadonlySet<PageElement>): string {
  let text = '';
  let before: PageNode = '';
  for (const child of element.children) {
    if (!isElement(child)) text += child;
    else if (child.tag === 'br') text += ' ';
    else if (isWritten(child) && !leftOut.has(child) && !isFootnote(child, text)) {
      const isBlock = !inlineTags.has(child.tag);
      const isSeparate = isBlock || areSeparate(before, child);
      text += `${isSeparate ? ' ' : ''}${textWithout(child, leftOut)}${isBlock ? ' ' : ''}`;
    }
    before = child;
  }
  return text;
}

function isWritten(element: PageElement): boolean {
  return !silentTags.has(element.tag) && !isButton(element) && !isHidden(element);
}

/** Until a program shows it: the same amount in other measures. */
function isHidden({ attributes }: PageElement): boolean {
  return attributes['hidden'] !== undefined || /display:\s*none/i.test(attributes['style'] ?? '');
}

/**
 * Visually separate, although no text is between them: spans beside each other, a field of a line (a span with a class)
 * beside other words, and an amount beside its food.
 *
 * - What begins with a comma belongs to the word before it.
 * - Where the spans of a line have spaces of their own, two without one are a word: "3 tbs", "p", " rum".
 */
export function areSeparate(before: PageNode | undefined, next: PageElement): boolean {
  if (typeof before !== 'object' || closesWord.test(startOf(next))) return false;
  if (next.tag === 'span' && before.tag === 'span') return !hasOwnSpaces(next.parent);
  if (!inlineTags.has(before.tag) || raisedTags.has(before.tag) || raisedTags.has(next.tag))
    return false;
  if (isField(before) || isField(next)) return !hasOwnSpaces(next.parent);
  return isAmountBesideWord(before, next);
}

const closesWord = /^[,;.)\]]/;

function isField({ tag, attributes }: PageElement): boolean {
  return tag === 'span' && attributes['class'] !== undefined;
}

/** "350 gram" and "flour" in elements of their own, but not "3 tbs" and its "p". */
function isAmountBesideWord(before: PageElement, next: PageElement): boolean {
  if (!/^(?:\p{L}{2}|\p{Lo})/u.test(startOf(next))) return false;
  const [, unit] = amountAlone.exec(textIn(before)) ?? [];
  return unit !== undefined && (unit === '' || findUnit(unit) !== undefined);
}

const amountAlone = /^\s*[\p{N}](?:[\p{N}.,/]|\s(?=\p{N}))*\s?((?:\p{L}{1,12}\.?)?)$/u;

/** One of the spans in a box begins or ends with a space, computed once per box. */
function hasOwnSpaces(box: PageElement | undefined): boolean {
  if (box === undefined) return false;
  if (!ownSpaces.has(box)) ownSpaces.set(box, elementsIn(box).some(isSpaced));
  return ownSpaces.get(box) === true;
}

const ownSpaces = new WeakMap<PageElement, boolean>();

function isSpaced(element: PageElement): boolean {
  return element.tag === 'span' && /^[ \u00a0]\S/.test(startOf(element));
}

/** The first text in an element, as written. */
function startOf(element: PageElement): string {
  let inner: PageNode | undefined = element;
  while (inner !== undefined && isElement(inner)) [inner] = inner.children;
  return inner ?? '';
}

/** "Add to cart" beside a line is no part of it; links are often made to look like buttons. */
export function isButton({ tag, attributes }: PageElement): boolean {
  if (tag === 'button') return true;
  const looksLikeOne =
    attributes['role'] === 'button' ||
    /(?:^|[\s_-])(?:btn|button)/i.test(attributes['class'] ?? '');
  return tag === 'a' && looksLikeOne;
}

/** Nobody sees it: "Direction" in front of the number of a step. */
export function isForScreenReaders({ attributes }: PageElement): boolean {
  return /(?:^|\s)(?:sr-only|screen-reader-text|visually-?hidden)(?:\s|$)/.test(
    attributes['class'] ?? '',
  );
}

export function hasClass(element: PageElement, name: string): boolean {
  return ` ${element.attributes['class'] ?? ''} `.replace(/\s+/g, ' ').includes(` ${name} `);
}

export const tagSet = (tags: string): ReadonlySet<string> => new Set(tags.split(' '));

const raisedTags = tagSet('sup sub');

const silentTags = tagSet('script style noscript template svg iframe object canvas head');

export const inlineTags = tagSet(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark meta link q s samp small span strike strong sub sup time tt u var wbr',
);

/** A copy of an element without some of the elements inside. */
export function withoutElements(element: PageElement, left: ReadonlySet<PageElement>): PageElement {
  const children = element.children
    .filter((child) => !isElement(child) || !left.has(child))
    .map((child) => (isElement(child) ? withoutElements(child, left) : child));
  return { ...element, children };
}
