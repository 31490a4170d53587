/**
 * Which elements are one line, however many elements they are made of.
 *
 * - A list item, unless it holds a list of its own or several lines that each state an amount.
 * - A table row, and a small box that looks like its neighbours ("1 cup" | "flour").
 * - A small box with an amount on one side and its food on the other, even without neighbours of the same kind.
 * - Never what holds several lines that each are whole: those are lines in a box.
 */
import { withoutBullet } from '../../text/lines/bullets';
import { isHeadingLine } from '../../text/headings/heading-lines';
import { statesAmount } from '../../text/lines/line-shape';
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
  if (!isSmallRow(element)) return false;
  const pieces = piecesIn(element);
  if (holdsLines(pieces)) return false;
  return tag === 'tr' || isRepeated(element) || isAmountWithFood(pieces);
}

export function isSmallRow(element: PageElement): boolean {
  const inside = firstInside(element, mostInsideRow);
  if (inside === undefined || inside.some(({ tag }) => blockInsideRow.has(tag))) return false;
  return squeezed(textIn(element)).length <= longestRow;
}

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

/** "150 grams", "2 ½ tablespoons". */
const longestAmount = 16;

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
