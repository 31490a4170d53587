/**
 * A page as a person sees it: blocks of text from top to bottom.
 *
 * - A block is one paragraph, heading, list item, table row, or run of text between line breaks.
 * - List items, table rows, a term with its description, and repeated small rows ("1 cup" | "flour") are
 *   one block each, however many elements they are made of; a tip in a box of its own inside is another.
 * - Menus, forms, scripts, readers' comments and text for screen readers only are left out.
 */
import { sectionKindOf } from '../../text/headings/section-kind';
import { withoutBullet } from '../../text/lines/bullets';
import { dividedList } from '../../text/headings/divided-lists';
import {
  areSeparate,
  elementsIn,
  inlineTags,
  isButton,
  isForScreenReaders,
  squeezed,
  tagSet,
  textIn,
  type PageElement,
} from '../document/page-tree';
import { isFootnote } from '../document/footnotes';
import { withoutInsets } from './insets';
import { textOfLine } from './offers';
import { withoutTips } from './tips-of-page';
import { isLineOfMany, isOneLine, isRepeated, isTermOfOne } from './rows';

export interface Block {
  text: string;
  element: PageElement;
  /** 1 to 6 for h1 to h6, otherwise 0. */
  level: number;
  /** The whole text is bold. */
  isBold: boolean;
  /** The whole text is italic or underlined. */
  isEmphasised: boolean;
}

/** How text looks. */
interface Look {
  isBold: boolean;
  isEmphasised: boolean;
}

const plain: Look = { isBold: false, isEmphasised: false };

export interface Blocks {
  all: readonly Block[];
  /** First, and after last, index of the blocks in an element. */
  rangeOf: (element: PageElement) => readonly [number, number];
}

/** A page with more is no recipe's; what comes later is not looked at. */
const mostBlocks = 10_000;

export function blocksOf(root: PageElement): Blocks {
  const collector = new BlockCollector();
  collector.readChildren(root, root, plain);
  collector.endBlock(root);
  return { all: collector.all, rangeOf: (element) => collector.ranges.get(element) ?? [0, 0] };
}

class BlockCollector {
  readonly all: Block[] = [];
  readonly ranges = new Map<PageElement, readonly [number, number]>();
  /** Of the block that has not ended yet. */
  private text = '';
  private boldText = '';
  private emphasisedText = '';

  readChildren(element: PageElement, block: PageElement, look: Look): void {
    const first = this.all.length;
    let before: PageElement | undefined;
    for (const child of element.children) {
      if (typeof child === 'string') {
        if (block.tag === 'pre') this.readLines(child, block);
        else this.text += child;
        if (look.isBold) this.boldText += child;
        if (look.isEmphasised) this.emphasisedText += child;
        before = undefined;
      } else if (!isLeftOut(child) && !isFootnote(child, this.text)) {
        if (areSeparate(before, child)) this.text += ' ';
        this.readElement(child, block, lookOf(child, look));
        before = child;
      }
    }
    this.ranges.set(element, [first, this.all.length]);
  }

  /** In preformatted text a line break divides blocks. */
  private readLines(text: string, block: PageElement): void {
    const lines = text.split('\n');
    for (const [at, line] of lines.entries()) {
      if (at > 0) this.endBlock(block);
      this.text += line;
    }
  }

  private readElement(element: PageElement, block: PageElement, look: Look): void {
    const isRow = (element.tag === 'label' && isRepeated(element)) || isLineOfMany(element);
    if (inlineTags.has(element.tag) && !isRow) return this.readChildren(element, block, look);
    if (element.tag !== 'dd') this.endBlock(block);
    if (element.tag === 'br') return;
    // A term waits for its description: "200 g" | "flour".
    if (element.tag === 'dt' && isTermOfOne(element)) this.text = `${textIn(element)} `;
    else this.readBlock(element, look);
  }

  private readBlock(element: PageElement, look: Look): void {
    const first = this.all.length;
    const line = element.tag === 'li' ? withoutInsets(element) : element;
    const { rest, tips } = isOneLine(line) ? withoutTips(line) : { rest: line, tips: [] };
    if (isOneLine(line)) {
      this.text += textOfLine(rest);
      this.boldText = isBoldThroughout(line) ? this.text : '';
      this.emphasisedText = isMarkedThroughout(line, emphasisTags) ? this.text : '';
    } else this.readChildren(line, element, look);
    this.endBlock(element);
    for (const tip of tips) {
      this.text = textIn(tip);
      this.endBlock(tip);
    }
    this.ranges.set(element, [first, this.all.length]);
  }

  endBlock(element: PageElement): void {
    const text = withoutBullet(squeezed(this.text));
    const isBold = isAllOf(this.boldText, text);
    const isEmphasised = isAllOf(this.emphasisedText, text);
    this.text = '';
    this.boldText = '';
    this.emphasisedText = '';
    if (text === '' || this.all.length >= mostBlocks) return;
    const parts = isListWithName(text) ? dividedList(text) : [text];
    for (const part of parts)
      this.all.push({
        text: part,
        element,
        level: levelOf(element),
        isBold: isBold && parts.length === 1,
        isEmphasised: isEmphasised && parts.length === 1,
      });
  }
}

function lookOf({ tag }: PageElement, around: Look): Look {
  return {
    isBold: around.isBold || boldTags.has(tag),
    isEmphasised: around.isEmphasised || emphasisTags.has(tag),
  };
}

/** Whether the marked part is the whole text, but for a mark at its end. */
function isAllOf(marked: string, text: string): boolean {
  const part = squeezed(marked);
  return part !== '' && part.length >= text.length - 1;
}

/** "Ingredients: 250 g flour, 2 eggs, salt" in one paragraph. */
function isListWithName(text: string): boolean {
  const [, name] = /^([^:：]{2,40})[:：]\s/u.exec(text) ?? [];
  return name !== undefined && sectionKindOf(name) === 'ingredients';
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
  return isMarkedThroughout(element, boldTags);
}

function isMarkedThroughout(element: PageElement, tags: ReadonlySet<string>): boolean {
  const marked = elementsIn(element).filter(({ tag }) => tags.has(tag));
  return isAllOf(marked.map(textIn).join(''), squeezed(textIn(element)));
}

function isLeftOut(element: PageElement): boolean {
  const { tag, attributes } = element;
  // A heading for screen readers only is often the only one over a list that is styled as a tab.
  const classes = levelOf(element) > 0 ? '' : (attributes['class'] ?? '');
  return (
    leftOutTags.has(tag) ||
    isButton(element) ||
    attributes['hidden'] !== undefined ||
    /^(?:comments|respond|disqus_thread)$/.test(attributes['id'] ?? '') ||
    /(?:^|\s)(?:comment-list|comments-area|comment-respond|comments?)(?:\s|$)/.test(classes) ||
    (levelOf(element) === 0 && isForScreenReaders(element)) ||
    (inlineTags.has(tag) && /display:\s*none/i.test(attributes['style'] ?? ''))
  );
}

/** A term that is no line with its description is over it. */
const boldTags = tagSet('b strong dt');
const emphasisTags = tagSet('i em u');
const leftOutTags = tagSet(
  'script style noscript template svg nav footer button select textarea input iframe object canvas video audio map head figcaption',
);
