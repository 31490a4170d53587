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
  type PageElement,
} from '../page-tree';
import { isOneLine, isRepeated, isSmallRow } from './rows';

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

/** How many elements are around it. */
export function depthOf({ parent }: PageElement): number {
  let depth = 0;
  for (let above = parent; above !== undefined; above = above.parent) depth += 1;
  return depth;
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
