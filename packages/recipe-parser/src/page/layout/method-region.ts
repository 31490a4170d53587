/**
 * Finds the steps of a page that has no information about its structure.
 *
 * - They are below a heading that means "Method", or count ("Step 1"), or are in an element whose class or
 *   id indicates it, or, where nothing indicates it, are right below the ingredients.
 * - The smallest element around the heading that has sentences below it holds them, up to the next
 *   heading that means something else, or that ranks at least as high.
 * - If most of the text is in list items, the items are the steps; otherwise the paragraphs are,
 *   until something else comes between them.
 * - Where each step has a box of its own, the boxes that follow and are alike belong to it.
 * - Where nothing indicates it, titles that say what is done may be over each step (`step-titles.ts`).
 * - Of several such places the first below the ingredients counts: pages describe the method at length before
 *   they give the recipe.
 * - Headings in between name the parts; those that are over ingredients too are never the end. Bare numbers ("Step 1") and a closing remark ("Note: …", or the only
 *   paragraph in italics) are no steps.
 */
import { headingText, isHeadingLine } from '../../text/headings/heading-lines';
import { isSentence } from '../../text/lines/line-shape';
import { mostAgreeing } from '../readings/agreement';
import { stepNumber, withoutCounting } from '../../schema-org/step-numbers';
import { walk, type PageElement } from '../document/page-tree';
import type { Block, Blocks } from './blocks';
import { isHeading, kindOfBlock } from './headings';
import type { Group } from './group';
import type { Region } from './ingredient-region';
import { isItem, stepsIn } from './steps-of-region';
import { underStepTitles } from './step-titles';

/** How a heading that is no h1 to h6 ranks among them. */
const plainHeadingLevel = 4;
const mostBlocks = 200;
const mostCandidates = 40;

interface Found {
  /** Index of the heading's block, or of the first block. */
  at: number;
  groups: Group[];
}

/** The page, and the names of the parts that the ingredients are listed under. */
interface PageOfParts extends Blocks {
  parts: ReadonlySet<string | undefined>;
}

/** Where the ingredients are, since steps may follow them without a heading, and the steps of the page's data. */
interface Known {
  ingredients: Region | undefined;
  known: readonly string[] | undefined;
}

export function findMethod(
  page: Blocks,
  root: PageElement,
  { ingredients, known = [] }: Known,
): Group[] {
  const sections = ingredients?.groups.map(({ section }) => section?.toLowerCase()) ?? [];
  const blocks = { ...page, parts: new Set(sections) };
  const from = ingredients?.from ?? 0;
  const titled = withoutFragments([...byHeading(blocks), ...byCounting(blocks)].filter(isMethod));
  const classed = byClass(blocks, root).filter(isMethod);
  const agreed = new Set(agreeing([...titled, ...classed], known));
  const isAgreed = (found: Found) => agreed.has(found);
  const below =
    nextBelow(titled.filter(isAgreed), from) ?? nextBelow(classed.filter(isAgreed), from);
  if (below !== undefined) return below.groups;
  const stepTitles =
    ingredients === undefined ? undefined : underStepTitles(blocks, ingredients.from + 1);
  if (stepTitles !== undefined) return stepTitles;
  const untitled =
    ingredients === undefined ? [] : runsBelow(blocks, endOfLines(blocks, ingredients));
  const near = untitled.find((run) => run.isNear && !run.isLone);
  const above = lastOf(titled) ?? lastOf(classed);
  const far = untitled.find((run) => !run.isLone);
  return (near ?? above ?? far ?? untitled[0])?.groups ?? [];
}

/** Without places that hold a small part of what another holds: a single step is shown again where it is cooked. */
function withoutFragments(found: readonly Found[]): readonly Found[] {
  const length = ({ groups }: Found) => groups.flatMap(({ lines }) => lines).join('').length;
  const longest = Math.max(0, ...found.map(length));
  return found.filter((each) => length(each) >= longest * fragment);
}

const fragment = 0.3;

function agreeing(found: readonly Found[], known: readonly string[]): readonly Found[] {
  return mostAgreeing(found, known, ({ groups }) => groups.flatMap(({ lines }) => lines));
}

function nextBelow(found: readonly Found[], from: number): Found | undefined {
  return found.toSorted((a, b) => a.at - b.at).find(({ at }) => at >= from);
}

function lastOf(found: readonly Found[]): Found | undefined {
  return found.toSorted((a, b) => a.at - b.at).at(-1);
}

/** Lines that do something, not links or times. */
function isMethod({ groups }: Found): boolean {
  const lines = groups.flatMap((group) => group.lines);
  return lines.some((line) => isSentence(line) || line.length >= longLine || /[.!]$/.test(line));
}

const longLine = 40;

/** Behind the last line: the region goes on to the next heading, which may be far below the steps. */
function endOfLines({ all }: Blocks, { from, to, groups }: Region): number {
  const lines = new Set(groups.flatMap((group) => group.lines));
  const last = all.slice(from, to).findLastIndex(({ text }) => lines.has(text));
  return last === -1 ? to : from + last + 1;
}

interface Run {
  groups: Group[];
  isNear: boolean;
  /** A single sentence: all steps there are, or a remark on the list. */
  isLone: boolean;
}

/**
 * The runs of sentences below the ingredients: list items, or paragraphs of one element. What is
 * under another heading ("Notes") is none of them.
 */
function runsBelow(blocks: PageOfParts, after: number): Run[] {
  const runs: Run[] = [];
  let isAside = false;
  for (const [index, block] of blocks.all.slice(after, after + farOff).entries()) {
    if (isHeading(block)) isAside = kindOfBlock(block) === 'other';
    if (isAside || !isSentence(block.text)) continue;
    const groups = stepsFrom(blocks, after + index);
    const lines = groups.flatMap((group) => group.lines);
    const isLone = lines.length === 1 || lines.filter(isSentence).length * 2 <= lines.length;
    const isNear = index <= nearby;
    if (isNear || !isLone) runs.push({ groups, isNear, isLone });
    if (!isLone) break;
  }
  return runs;
}

function stepsFrom(blocks: PageOfParts, from: number): Group[] {
  const first = blocks.all[from]!;
  // A heading between items names a part; between paragraphs it begins something else.
  const level = isItem(first) ? 0 : lowestLevel;
  const [, end] = blocks.rangeOf(first.element.parent ?? first.element);
  const to = nextStop(blocks, from, end, level);
  return stepsIn(
    blocks.all.slice(from, to < end ? to : withMoreOfTheKind(blocks, from, to, level)),
  );
}

const lowestLevel = 6;
/** Steps without a heading are this many blocks below the ingredients, … */
const nearby = 6;
/** … or farther off where nothing else on the page looks like steps. */
const farOff = 40;

function byHeading(blocks: PageOfParts): Found[] {
  return blocks.all
    .map((_, index) => index)
    .filter((index) => kindOfBlock(blocks.all[index]!) === 'method')
    .slice(0, mostCandidates)
    .map((at) => ({ at, groups: stepsIn(regionBelow(blocks, at)) }));
}

/** Blocks of one step with what it needs: a list of foods and tools, its text, an image's remark. */
const longestStep = 20;

/** "Step 1", a few blocks, "Step 2": steps that count need no heading over them. */
function byCounting(blocks: PageOfParts): Found[] {
  const counts = blocks.all.map(({ text }) => stepNumber(text));
  return counts
    .flatMap((count, at) => (count === 1 ? [[at, lastOfCount(counts, at)] as const] : []))
    .filter(([first, last]) => last > first)
    .slice(0, mostCandidates)
    .map(([first, last]) => {
      const whole = last + lastStep(blocks, last).length;
      const counted = stepsIn(blocks.all.slice(first, Math.min(whole, first + mostBlocks)));
      return { at: first, groups: counted };
    });
}

/** Index of the number that ends "1", "2", "3". */
function lastOfCount(counts: readonly (number | undefined)[], first: number): number {
  let last = first;
  for (let count = 2; ; count += 1) {
    const next = counts.slice(last + 1, last + 1 + longestStep).indexOf(count);
    if (next === -1) return last;
    last += next + 1;
  }
}

/** Below the last number is what the smallest element around it has, up to the next heading. */
function lastStep(blocks: PageOfParts, at: number): readonly Block[] {
  return regionBelow(blocks, at, { first: at, isLone: true });
}

/**
 * Where each step has a box of its own, the smallest element around the first holds no other: goes on as
 * long as sentences follow that are in the same kind of element, equally deep.
 */
function withMoreOfTheKind(blocks: PageOfParts, from: number, to: number, level: number): number {
  const kindAt = (at: number) => {
    const { element } = blocks.all[at]!;
    return `${element.tag} ${element.depth}`;
  };
  const isText = (at: number) => isSentence(blocks.all[at]?.text ?? '');
  const kinds = new Set<string>();
  for (let at = from; at < to; at += 1) if (isText(at)) kinds.add(kindAt(at));
  let end = to;
  const last = Math.min(blocks.all.length, from + mostBlocks);
  for (let at = to; at < Math.min(last, end + mostBetween); at += 1) {
    if (isText(at) && kinds.has(kindAt(at))) end = at + 1;
  }
  return nextStop(blocks, from, end, level);
}

/** Between two steps are a number, a heading, an image's remark. */
const mostBetween = 3;

function byClass(blocks: PageOfParts, root: PageElement): Found[] {
  return [...walk(root)]
    .filter(({ attributes }) =>
      /instruction|direction|recipe[-_]*(?:method|steps|procedure|process)|(?:method|steps|procedure)[-_]*(?:list|text|content)|prepara[tc]i|preparo|procediment|elaboraci|zubereitung|bereiding|fr[ae]mgang|tillagning|valmistus|przygotowani|postup|priprem|priprava|elkeszit|yapilis|cara-membuat/i.test(
        `${attributes['class'] ?? ''} ${attributes['id'] ?? ''}`,
      ),
    )
    .slice(0, mostCandidates)
    .map((element) => {
      const [from, to] = blocks.rangeOf(element);
      const end = nextStop(blocks, from, Math.min(to, from + mostBlocks), 0);
      return { at: from, groups: stepsIn(blocks.all.slice(from, end)) };
    });
}

/** @param isLone whether boxes that follow and are alike are other steps */
function regionBelow(
  blocks: PageOfParts,
  heading: number,
  { first = heading + 1, isLone = false } = {},
): readonly Block[] {
  const level = blocks.all[heading]?.level || plainHeadingLevel;
  let element = blocks.all[heading]?.element.parent;
  for (; element !== undefined; element = element.parent) {
    const end = Math.min(blocks.rangeOf(element)[1], first + mostBlocks);
    const to = nextStop(blocks, first, end, level);
    const inside = blocks.all.slice(first, to);
    if (to < end) return inside;
    if (!inside.some(({ text }) => isSentence(text))) continue;
    if (isLone) return inside;
    return blocks.all.slice(first, withMoreOfTheKind(blocks, first, to, level));
  }
  return [];
}

function nextStop(blocks: PageOfParts, from: number, end: number, level: number): number {
  let hasText = false;
  for (let at = from; at < end; at += 1) {
    const block = blocks.all[at];
    if (block === undefined) break;
    const kind = kindOfBlock(block);
    // "Video" or "Print" right below the heading is a button, not the end.
    const isEnd = kind === 'other' && (hasText || isHeading(block));
    if (kind === 'ingredients' || isEnd) return at;
    const outranks = block.level > 0 && block.level <= level && kind !== 'method';
    // The word "Method" may be over a heading of its own: the section is still empty.
    const isNamed = blocks.parts.has(headingText(block.text).toLowerCase());
    if (outranks && hasText && !isNamed && !isPart(block, blocks.all[at + 1])) return at;
    hasText ||= isSentence(block.text);
  }
  return end;
}

/** "Step 2", "For the sauce:", or a heading over steps that count. */
function isPart(heading: Block, next: Block | undefined): boolean {
  const counts = (block: Block) => withoutCounting(block.text) === '';
  return counts(heading) || isHeadingLine(heading.text) || (next !== undefined && counts(next));
}
