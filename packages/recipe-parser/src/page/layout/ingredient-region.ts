/**
 * Finds the ingredient lines of a page that has no information about its structure.
 *
 * - A region opens at a heading that means "Ingredients", or is an element whose class or id indicates it, or
 *   is a list of which most lines state an amount.
 * - It holds the smallest element around the heading that has lines below it, up to the next heading
 *   that means something else.
 * - The kind of block with the most amounts is the list: items, rows, paragraphs, or boxes
 *   equally deep in the page.
 * - Of several regions the one that agrees with the page's data wins; without data the one with the most amounts and the highest share of them wins, one below a heading
 *   before the others, and of equals the last: pages talk about the ingredients before they list them.
 */
import { findListedFood } from '../../foods/find-food';
import { withoutBullet } from '../../text/lines/bullets';
import { dividedList } from '../../text/headings/divided-lists';
import { headingText } from '../../text/headings/heading-lines';
import { isAdvert } from '../../text/lines/adverts';
import { withoutAllergens } from '../../text/lines/allergen-remarks';
import { isLabelledFact } from '../../text/fields/labelled-facts';
import { isNutritionLine } from '../../text/lines/nutrition-lines';
import { isRatingLine } from '../../text/lines/rating-lines';
import { isSentence, statesAmount, shareWithAmount } from '../../text/lines/line-shape';
import { headingRemainder, sectionKindOf } from '../../text/headings/section-kind';
import { withoutSharedEnds } from '../../text/lines/shared-ends';
import { servesFromText } from '../../text/fields/yields';
import { elementsIn, walk, type PageElement } from '../document/page-tree';
import type { Block, Blocks } from './blocks';
import { withColumnsJoined } from './amount-columns';
import type { Group } from './group';
import { emphasisedAmong, isHeading, kindOfBlock, titledAmong } from './headings';
import { withoutDuplicateLists } from './duplicate-lists';
import { endOfNextGroups } from './next-groups';
import { mostAgreeing } from '../readings/agreement';
import { mostInterruption, untitledLists } from './untitled-lists';

export interface Region {
  groups: Group[];
  /** First, and after last, index of its blocks. */
  from: number;
  to: number;
}

/** Fewer lines than this are no list. */
const fewestLines = 2;
const mostLines = 150;
/** Lists below the first need this share of lines that state an amount. */
const fairShare = 0.25;

/** @param known lines of the page's data: then the region that agrees with them counts before all others */
export function findIngredients(
  blocks: Blocks,
  root: PageElement,
  known: readonly string[] = [],
): Region | undefined {
  const regions = [
    ...byHeading(blocks).map((region) => ({ region, score: scoreOf(region) * headingBonus })),
    ...byClass(blocks, root).map((region) => ({ region, score: scoreOf(region) })),
    ...byShape(blocks).map((region) => ({
      region,
      score: Math.min(scoreOf(region), mostUntitled),
    })),
  ];
  return best(mostAgreeing(regions, known, ({ region }) => linesOf(region)))?.region;
}

function best<Scored extends { score: number }>(regions: readonly Scored[]): Scored | undefined {
  return regions.reduce<Scored | undefined>(
    (found, next) => (found === undefined || next.score >= found.score ? next : found),
    undefined,
  );
}

function linesOf({ groups }: Region): string[] {
  return groups.flatMap(({ lines }) => lines);
}

const headingBonus = 3;
/** A longer list that nothing names is a table of nutrients, or of other recipes. */
const mostUntitled = 30;

function scoreOf(region: Region): number {
  const lines = linesOf(region);
  return lines.filter(statesAmount).length * shareWithAmount(lines);
}

function byHeading(blocks: Blocks): Region[] {
  return blocks.all
    .map((_, index) => index)
    .filter((index) => kindOfBlock(blocks.all[index]!) === 'ingredients')
    .slice(0, mostCandidates)
    .flatMap((index) => regionFrom(blocks, index, endOfRegion(blocks, index)))
    .filter(({ from, groups }) => isNearHeading(blocks, from, groups));
}

/** The same word in a menu is farther off than a heading, of which only a scale and buttons divide the list. */
function isNearHeading(blocks: Blocks, heading: number, groups: readonly Group[]): boolean {
  const first = groups[0]?.lines[0];
  const below = blocks.all.slice(heading + 1, heading + 1 + farthestLine);
  return (
    first !== undefined &&
    below.some(({ text }) => first.startsWith(withoutBullet(text)) || text.includes(first))
  );
}

const farthestLine = 15;

/** A page with more "Ingredients" headings lists other recipes. */
const mostCandidates = 40;

function byClass(blocks: Blocks, root: PageElement): Region[] {
  return [...walk(root)]
    .filter(({ attributes }) =>
      /ingr[eé]dien|zutaten|skladnik|sastojc|sestavin|surovin|hozzaval|malzeme|ainekset|bahan-bahan/i.test(
        `${attributes['class'] ?? ''} ${attributes['id'] ?? ''}`,
      ),
    )
    .slice(0, mostCandidates)
    .flatMap((element) => {
      const [from, to] = blocks.rangeOf(element);
      return to - from >= fewestLines ? regionFrom(blocks, from - 1, to) : [];
    });
}

function byShape(blocks: Blocks): Region[] {
  return untitledLists(blocks).flatMap(([from, to]) => regionFrom(blocks, from - 1, to));
}

/** The end of the smallest element around the heading in which lines follow it. */
function endOfRegion(blocks: Blocks, heading: number): number {
  let element = blocks.all[heading]?.element.parent;
  for (; element !== undefined; element = element.parent) {
    const end = Math.min(blocks.rangeOf(element)[1], heading + 1 + mostLines);
    const to = nextOtherHeading(blocks, heading + 1, end);
    const lines = blocks.all.slice(heading + 1, to).filter(({ text }) => statesAmount(text));
    if (lines.length >= fewestLines) return endOfNextGroups(blocks.all, heading + 1, to);
    if (to < end) return to;
  }
  return heading + 1;
}

function nextOtherHeading(blocks: Blocks, from: number, end: number): number {
  for (let at = from; at < end; at += 1) {
    const block = blocks.all[at];
    const kind = block && kindOfBlock(block);
    if (kind === 'method' || kind === 'other') return at;
  }
  return end;
}

function regionFrom(blocks: Blocks, heading: number, to: number): Region[] {
  const inside = withColumnsJoined(
    blocks.all.slice(heading + 1, Math.min(to, heading + 1 + mostLines)),
  ).flatMap(dividedBlock);
  const kind = commonestKind(inside.filter(({ text }) => statesAmount(text)));
  if (kind === undefined) return [];
  const groups = withoutDuplicateLists(
    groupsOf(withoutButtons(inside, kind), kind, sectionOfHeading(blocks.all[heading])),
  );
  const lines = groups.flatMap((group) => group.lines);
  const isList = lines.length >= fewestLines && shareWithAmount(lines) >= fairShare;
  return isList ? [{ groups, from: heading, to }] : [];
}

/** "100 g sugar [1]". */
const footnote = /\s?\[\d{1,2}\]$/;

/**
 * A paragraph that is a whole list, perhaps with its heading in front, as if each part were a block. One of several items
 * is a line whose commas are before its remarks: "¼ cup butter, ½ stick, cold and sliced".
 */
function dividedBlock(block: Block): Block[] {
  const isLine = block.level > 0 || isOneOfItems(block.element);
  const parts = isLine ? [block.text] : dividedList(block.text);
  return parts.length === 1 ? [block] : parts.map((text) => ({ ...block, text, isBold: false }));
}

function isOneOfItems({ tag, parent }: PageElement): boolean {
  if (tag !== 'li' || parent === undefined) return false;
  return elementsIn(parent).filter((sibling) => sibling.tag === 'li').length >= fewestLines;
}

/** "2 eggs shopping list", "1 l milk shopping list": a button of each line is none of its words. */
function withoutButtons(inside: readonly Block[], kind: string): readonly Block[] {
  const listed = inside.filter((block) => kindOf(block) === kind);
  const texts = withoutSharedEnds(
    listed.map(({ text }) => withoutAllergens(text.replace(footnote, ''))),
  );
  const tidy = new Map(listed.map((block, at) => [block, { ...block, text: texts[at]! }]));
  return inside.map((block) => tidy.get(block) ?? block);
}

function commonestKind(blocks: readonly Block[]): string | undefined {
  const counts = new Map<string, number>();
  for (const block of blocks) counts.set(kindOf(block), (counts.get(kindOf(block)) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}

/** Generic boxes have no semantic tag: those of one list have equal depth. */
function kindOf({ element }: Block): string {
  return element.tag === 'div' ? `div ${element.depth}` : element.tag;
}

function groupsOf(
  inside: readonly Block[],
  kind: string,
  firstSection: string | undefined,
): Group[] {
  const groups: Group[] = [{ section: firstSection, lines: [] }];
  const startGroup = (section: string | undefined) => {
    const last = groups.at(-1);
    if (last?.lines.length === 0) last.section = section ?? last.section;
    else groups.push({ section, lines: [] });
  };
  const titled = new Set([
    ...titledAmong(inside.filter((block) => kindOf(block) === kind)),
    ...emphasisedAmong(inside.filter((block) => block.isEmphasised || kindOf(block) === kind)),
  ]);
  let sinceLine = 0;
  for (const [index, block] of inside.entries()) {
    sinceLine = isLine(block, kind) ? 0 : sinceLine + 1;
    if (sinceLine > mostInterruption && groups.some(({ lines }) => lines.length >= fewestLines))
      break;
    const text = withoutBullet(block.text);
    if (isFurniture(text)) continue;
    if (isListTitle(text)) startGroup(sectionOfHeading(block));
    else if (titled.has(block) || isOverList(block) || (isHeading(block) && !statesAmount(text)))
      startGroup(headingText(text));
    else if (isLine(block, kind)) groups.at(-1)?.lines.push(text);
    else if (groups.length > 0 && isBoxOver(block, inside[index + 1], kind)) startGroup(text);
    else if (isSentence(text) && groups.some(({ lines }) => lines.length >= fewestLines)) break;
  }
  return groups.filter(
    ({ lines }, index) =>
      lines.length > 0 && (index === 0 || lines.length <= 3 || areIngredients(lines)),
  );
}

const isFurniture = (text: string): boolean =>
  isLabelledFact(text) || isAdvert(text) || isNutritionLine(text) || isRatingLine(text);

/** The own text of an item that holds a list: "Dough" over its lines. */
function isOverList({ element, text }: Block): boolean {
  if (element.tag !== 'li' || statesAmount(text)) return false;
  const inner = elementsIn(element).find(({ tag }) => tag === 'ul' || tag === 'ol');
  return inner !== undefined && elementsIn(inner).length > 1;
}

/** Toppings often have no amounts, but are foods. */
function areIngredients(lines: readonly string[]): boolean {
  const foods = lines.filter((line) => findListedFood(line) !== undefined);
  return shareWithAmount(lines) >= fairShare || foods.length * 2 >= lines.length;
}

/** "Ingredients for 3 jars", though it may look like a line of the list. */
function isListTitle(text: string): boolean {
  return sectionKindOf(text) === 'ingredients' && !statesAmount(text);
}

/** A block of the list's own kind, or a row of another kind of list that states an amount. */
function isLine(block: Block, kind: string): boolean {
  const { text, element } = block;
  if (kindOf(block) === kind) return text.length <= longestLine;
  // "Salt" needs fewer boxes than "1 tsp" and "salt" beside each other, or more.
  if (isSlightlyDeeper(block, kind)) return text.length <= longestBoxHeading && !isSentence(text);
  const isRow = rowTags.has(element.tag) || (element.tag === 'div' && isBox(kind));
  return isRow && statesAmount(text) && !isSentence(text);
}

/** A box of another kind, right above a line of the list, is a heading that does not look like one. */
function isBoxOver(block: Block, next: Block | undefined, kind: string): boolean {
  const isShort = block.text.length <= longestBoxHeading && !/[.,]/.test(block.text);
  return isShort && isBox(kind) && isBox(kindOf(block)) && next !== undefined && isLine(next, kind);
}

function isSlightlyDeeper(block: Block, kind: string): boolean {
  const [own, listed] = [kindOf(block), kind].map((each) => Number(each.replace('div ', '')));
  return isBox(kind) && (own === listed! + 1 || own === listed! + 2);
}

function isBox(kind: string): boolean {
  return kind.startsWith('div ');
}

const longestLine = 250;
const longestBoxHeading = 50;
const rowTags: ReadonlySet<string> = new Set(['li', 'tr', 'dd', 'label']);

/** "Ingredients for the dough" names a part; "Ingredients for 4" does not. */
function sectionOfHeading(block: Block | undefined): string | undefined {
  if (block === undefined || sectionKindOf(block.text) !== 'ingredients') return undefined;
  const remainder = headingRemainder(block.text);
  if (remainder === '' || /\d/.test(remainder) || servesFromText(remainder) !== undefined)
    return undefined;
  const start = block.text.toLowerCase().lastIndexOf(remainder);
  return start === -1 ? undefined : headingText(block.text.slice(start));
}
