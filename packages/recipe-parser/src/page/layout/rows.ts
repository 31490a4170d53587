/**
 * Which elements are one line, however many elements they are made of.
 *
 * - A list item, unless it holds a list of its own or several lines that each state an amount.
 * - A table row, and a small box that looks like its neighbours ("1 cup" | "flour").
 * - A small box with an amount on one side and its food on the other, even without neighbours of the same kind.
 * - A term with one description; a term over several, or over a sentence, is a heading.
 * - One of several inline elements alike that fill their box, each of more than a word: a program draws them below each
 *   other.
 * - Never what holds several lines that each are whole: those are lines in a box.
 */
import { withoutBullet } from '../../text/lines/bullets';
import { isHeadingLine } from '../../text/headings/heading-lines';
import { sectionKindOf } from '../../text/headings/section-kind';
import { isSentence, statesAmount } from '../../text/lines/line-shape';
import {
  elementsIn,
  inlineTags,
  squeezed,
  tagSet,
  textIn,
  walk,
  type PageElement,
} from '../document/page-tree';

/** More text than this is no single row of a table or of a made-up table. */
const longestRow = 150;
const longestItemWithRemark = 400;
const mostInsideRow = 40;
const mostInsideItem = 300;

export function isOneLine(element: PageElement): boolean {
  const { tag } = element;
  if (tag === 'li') return isPlainItem(element) && !isListInDisguise(element);
  if (tag === 'dd' || tag === 'label') return isSmallRow(element);
  if (tag !== 'tr' && tag !== 'div' && tag !== 'p') return false;
  if (elementsIn(element).some((child) => blockInsideRow.has(child.tag))) return false;
  if (!isSmallRow(element) || hasBreaks(element)) return false;
  const pieces = piecesIn(element);
  if (holdsLines(pieces) || (tag !== 'tr' && holdsSentence(pieces))) return false;
  return tag === 'tr' || isRepeated(element) || isAmountWithFood(pieces);
}

/** Two breaks or more divide lines, not the words of one; so does the first behind bold words, which are a heading. */
function hasBreaks(element: PageElement): boolean {
  if (element.tag === 'tr') return false;
  const parts = elementsIn(element);
  const first = parts[0] && unwrapped(parts[0]);
  const isTitled = /^(?:b|strong|u)$/.test(first?.tag ?? '') && parts[1]?.tag === 'br';
  return isTitled || parts.filter(({ tag }) => tag === 'br').length > 1;
}

function isSmallRow(element: PageElement): boolean {
  const inside = firstInside(element, mostInsideRow);
  if (inside === undefined || inside.some(({ tag }) => blockInsideRow.has(tag))) return false;
  return squeezed(textIn(element)).length <= longestRow;
}

/** A term that has exactly one description behind it: "200 g" | "flour". */
export function isTermOfOne(term: PageElement): boolean {
  if (!isSmallRow(term) || sectionKindOf(textIn(term)) !== undefined) return false;
  const siblings = term.parent === undefined ? [] : elementsIn(term.parent);
  const at = siblings.indexOf(term);
  const description = siblings[at + 1];
  if (description?.tag !== 'dd' || siblings[at + 2]?.tag === 'dd') return false;
  // "The pastry" over what is done is the heading of a step.
  return /\d/.test(textIn(term)) || !isSentence(squeezed(textIn(description)));
}

/** An inline element that is a line: one of three or more alike that are all there is in their box. */
export function isLineOfMany({ tag, parent }: PageElement): boolean {
  if (tag !== 'span' || parent === undefined) return false;
  if (!linesByParent.has(parent)) linesByParent.set(parent, holdsInlineLines(parent));
  return linesByParent.get(parent) === true;
}

const linesByParent = new WeakMap<PageElement, boolean>();

function holdsInlineLines(parent: PageElement): boolean {
  const inside = parent.children.filter(
    (child) => typeof child !== 'string' || child.trim() !== '',
  );
  const spans = inside.filter((child) => typeof child !== 'string' && child.tag === 'span');
  if (spans.length < 3 || spans.length < inside.length || inlineTags.has(parent.tag)) return false;
  const texts = elementsIn(parent).map((span) => squeezed(textIn(span)));
  const isAlike = likesIn(parent).size === 1 && parent.tag !== 'li' && parent.tag !== 'p';
  return isAlike && texts.filter(isLongEnough).length * 2 > texts.length;
}

/** Shorter texts are words of one line; Chinese, Japanese and Korean words have few letters. */
function isLongEnough(text: string): boolean {
  return text.length >= (/[\u3040-\u9fff\uac00-\ud7af]/.test(text) ? shortestOfAsia : shortestLine);
}

/** "2 eggs" and "卵2個". */
const shortestLine = 6;
const shortestOfAsia = 3;

/** One of three or more siblings alike, each made of several elements. */
export function isRepeated(element: PageElement): boolean {
  const parts = elementsIn(unwrapped(element)).length;
  if (parts < 2 || parts > 8 || element.parent === undefined) return false;
  return (likesIn(element.parent).get(likeness(element)) ?? 0) >= 3;
}

/** An item with a list inside is one line only when the inner list is a single remark. */
function isPlainItem(item: PageElement): boolean {
  const inside = firstInside(item, mostInsideItem);
  if (inside === undefined || inside.some(({ tag }) => headingTags.has(tag))) return false;
  if (!inside.some(({ tag }) => listTags.has(tag))) return true;
  const innerItems = inside.filter(({ tag }) => tag === 'li').length;
  return innerItems <= 1 && squeezed(textIn(item)).length <= longestItemWithRemark;
}

/** A whole list put into one item, its lines divided by breaks. */
function isListInDisguise(item: PageElement): boolean {
  const pieces = piecesIn(item);
  return pieces.length > 2 && pieces.every(statesAmount);
}

/** Lines one below the other, or a heading over a line: no row. */
function holdsLines(pieces: readonly string[]): boolean {
  const whole = pieces.filter(isWholeLine).length;
  const amounts = pieces.filter((text, at) => isAmount(text) && !isAmount(pieces[at - 1] ?? ''));
  return whole > 1 || amounts.length > 1 || (whole === 1 && pieces.some(isHeadingLine));
}

/** A step below its number and what it needs: "Step 1", "2 eggs", "10 min", "Beat the eggs until pale and thick." */
function holdsSentence(pieces: readonly string[]): boolean {
  return pieces.length > 1 && pieces.some(isSentence);
}

/** "2 cups flour", not "2 cups" and not "flour". */
function isWholeLine(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return statesAmount(text) && words.length > 1;
}

/** "2 cups", "150"; two beside each other are one amount in two measures. */
function isAmount(text: string): boolean {
  return /^[\d½¼¾⅓⅔⅛]/u.test(text) && text.length <= longestAmount && !isWholeLine(text);
}

function isAmountWithFood(pieces: readonly string[]): boolean {
  if (pieces.length < 2 || pieces.length > 3) return false;
  const others = pieces.filter((text) => !isAmount(text));
  return others.length === 1 && /\p{L}{2}/u.test(others[0] ?? '') && !statesAmount(others[0] ?? '');
}

/** "150 grams", "2 ½ tablespoons", "150 milliliter(s)". */
const longestAmount = 20;

/** The texts of an element that are below or beside each other. */
function piecesIn(element: PageElement): string[] {
  const pieces = [''];
  const visit = ({ children }: PageElement): void => {
    for (const child of children) {
      if (typeof child === 'string') pieces.push((pieces.pop() ?? '') + child);
      else if (inlineTags.has(child.tag)) visit(child);
      else {
        pieces.push('');
        visit(child);
        pieces.push('');
      }
    }
  };
  visit(element);
  return pieces.map((text) => withoutBullet(squeezed(text))).filter((text) => text !== '');
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

/** The number of children of each signature (tag and classes), computed once per element. */
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

const headingTags = tagSet('h1 h2 h3 h4 h5 h6');
const listTags = tagSet('ul ol dl');
const blockInsideRow = tagSet('ul ol dl table h1 h2 h3 h4 h5 h6 li tr section article');
