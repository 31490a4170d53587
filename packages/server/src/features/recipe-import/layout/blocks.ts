/**
 * A page as a person sees it: blocks of text from top to bottom.
 *
 * - A block is one paragraph, heading, list item, table row, or run of text between line breaks.
 * - List items, table rows, a term with its description, and repeated small rows ("1 cup" | "flour") are
 *   one block each, however many elements they are made of.
 * - Menus, forms, scripts, readers' comments and text for screen readers only are left out.
 */
import { withoutBullet } from '@saltbush/domain/ingredients/headed-lines';
import {
  areNeighbouringSpans,
  elementsIn,
  inlineTags,
  isButton,
  textIn,
  walk,
  type PageElement,
} from '../page-tree';

export interface Block {
  text: string;
  element: PageElement;
  /** 1 to 6 for h1 to h6, otherwise 0. */
  level: number;
  /** The whole text is bold. */
  isBold: boolean;
}

export interface Blocks {
  all: readonly Block[];
  /** First, and behind last, index of the blocks in an element. */
  rangeOf: (element: PageElement) => readonly [number, number];
}

/** A page with more is no recipe's; what comes later is not looked at. */
const mostBlocks = 10_000;
/** More text than this is no single row of a table or of a made-up table. */
const longestRow = 150;
const longestItemWithRemark = 400;
const mostInsideRow = 40;
const mostInsideItem = 300;

export function blocksOf(root: PageElement): Blocks {
  const all: Block[] = [];
  const ranges = new Map<PageElement, readonly [number, number]>();
  let text = '';
  let boldText = '';

  const flush = (element: PageElement): void => {
    const plain = withoutBullet(squeezed(text));
    const isBold = plain !== '' && squeezed(boldText).length >= plain.length - 1;
    text = '';
    boldText = '';
    if (plain === '' || all.length >= mostBlocks) return;
    all.push({ text: plain, element, level: levelOf(element), isBold });
  };

  const visit = (element: PageElement, block: PageElement, isBold: boolean): void => {
    const first = all.length;
    let before: PageElement | undefined;
    for (const child of element.children) {
      if (typeof child === 'string') {
        text += child;
        if (isBold) boldText += child;
        before = undefined;
      } else if (!isLeftOut(child)) {
        if (areNeighbouringSpans(before, child)) text += ' ';
        visitElement(child, block, isBold || boldTags.has(child.tag));
        before = child;
      }
    }
    ranges.set(element, [first, all.length]);
  };

  const visitElement = (element: PageElement, block: PageElement, isBold: boolean): void => {
    const isRow = element.tag === 'label' && isRepeated(element);
    if (inlineTags.has(element.tag) && !isRow) return visit(element, block, isBold);
    if (element.tag !== 'dd') flush(block);
    if (element.tag === 'br') return;
    // A term waits for its description: "200 g" | "flour".
    if (element.tag === 'dt' && isSmallRow(element)) {
      text = `${textIn(element)} `;
      return;
    }
    const first = all.length;
    if (isOneLine(element)) {
      text += textIn(element);
      boldText = isBoldThroughout(element) ? text : '';
    } else visit(element, element, isBold);
    flush(element);
    ranges.set(element, [first, all.length]);
  };

  visit(root, root, false);
  flush(root);
  return { all, rangeOf: (element) => ranges.get(element) ?? [0, 0] };
}

function squeezed(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function levelOf({ tag }: PageElement): number {
  return /^h[1-6]$/.test(tag) ? Number(tag[1]) : 0;
}

/** All in bold elements; or a table row that is one cell across all columns, which is a heading. */
function isBoldThroughout(element: PageElement): boolean {
  const cells = elementsIn(element);
  const [only] = cells;
  if (element.tag === 'tr' && cells.length === 1) {
    return only?.tag === 'th' || only?.attributes['colspan'] !== undefined;
  }
  const bold = cells.filter(({ tag }) => boldTags.has(tag)).map(textIn);
  return bold.length > 0 && squeezed(bold.join('')).length >= squeezed(textIn(element)).length - 1;
}

function isOneLine(element: PageElement): boolean {
  if (element.tag === 'li') return isPlainItem(element);
  if (element.tag === 'dd' || element.tag === 'label') return isSmallRow(element);
  if (element.tag !== 'tr' && element.tag !== 'div' && element.tag !== 'p') return false;
  if (elementsIn(element).some(({ tag }) => blockInsideRow.has(tag))) return false;
  return (element.tag === 'tr' || isRepeated(element)) && isSmallRow(element);
}

/** An item with a list inside is one line only when the inner list is a single remark. */
function isPlainItem(item: PageElement): boolean {
  const inside = firstInside(item, mostInsideItem);
  if (inside === undefined || inside.some(({ tag }) => headingTags.has(tag))) return false;
  if (!inside.some(({ tag }) => listTags.has(tag))) return true;
  const innerItems = inside.filter(({ tag }) => tag === 'li').length;
  return innerItems <= 1 && textIn(item).length <= longestItemWithRemark;
}

function isSmallRow(element: PageElement): boolean {
  const inside = firstInside(element, mostInsideRow);
  if (inside === undefined || inside.some(({ tag }) => blockInsideRow.has(tag))) return false;
  return textIn(element).length <= longestRow;
}

/** One of three or more siblings alike, each made of several elements. */
function isRepeated(element: PageElement): boolean {
  const parts = elementsIn(unwrapped(element)).length;
  if (parts < 2 || parts > 8 || element.parent === undefined) return false;
  return (likesIn(element.parent).get(likeness(element)) ?? 0) >= 3;
}

/** The element inside boxes that hold nothing else. */
function unwrapped(element: PageElement): PageElement {
  let inner = element;
  for (let [only, ...others] = elementsIn(inner); only && others.length === 0;) {
    inner = only;
    [only, ...others] = elementsIn(inner);
  }
  return inner;
}

/** How many children of each likeness an element has, counted once. */
function likesIn(parent: PageElement): ReadonlyMap<string, number> {
  let counts = likesByParent.get(parent);
  if (counts === undefined) {
    counts = new Map();
    for (const child of elementsIn(parent)) {
      counts.set(likeness(child), (counts.get(likeness(child)) ?? 0) + 1);
    }
    likesByParent.set(parent, counts);
  }
  return counts;
}

const likesByParent = new WeakMap<PageElement, Map<string, number>>();

function likeness({ tag, attributes }: PageElement): string {
  return `${tag} ${attributes['class'] ?? ''}`;
}

/** All elements inside, or `undefined` when they are more than `most`. */
function firstInside(element: PageElement, most: number): PageElement[] | undefined {
  const inside: PageElement[] = [];
  for (const each of walk(element)) {
    if (inside.length > most) return undefined;
    if (each !== element) inside.push(each);
  }
  return inside;
}

function isLeftOut(element: PageElement): boolean {
  const { tag, attributes } = element;
  const classes = attributes['class'] ?? '';
  return (
    leftOutTags.has(tag) ||
    isButton(element) ||
    attributes['hidden'] !== undefined ||
    /^(?:comments|respond|disqus_thread)$/.test(attributes['id'] ?? '') ||
    /(?:^|\s)(?:comment-list|comments-area|comment-respond|comments?|sr-only|screen-reader-text|visually-?hidden)(?:\s|$)/.test(
      classes,
    ) ||
    (inlineTags.has(tag) && /display:\s*none/i.test(attributes['style'] ?? ''))
  );
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const boldTags = words('b strong');
const leftOutTags = words(
  'script style noscript template svg nav footer button select textarea input iframe object canvas video audio map head figcaption',
);
const headingTags = words('h1 h2 h3 h4 h5 h6');
const listTags = words('ul ol dl');
const blockInsideRow = words('ul ol dl table h1 h2 h3 h4 h5 h6 li tr section article');
