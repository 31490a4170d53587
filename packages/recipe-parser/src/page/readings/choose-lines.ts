/**
 * The ingredient lines of a page, chosen line by line between its data and what it shows.
 *
 * - The lines of both are aligned. Where they are readings of one line, the one with a higher quality counts; of equals
 *   the data's, which holds no furniture of the page.
 * - What only the data has stays, unless the page shows it as a heading (then it is the section of the lines below)
 *   or as equipment.
 * - What only the page shows is added where it states the amount of a food that the list does not have yet, and no
 *   line of the data is in its place.
 * - Where the same words are divided otherwise (run together, or cut at commas), the whole list with a higher quality
 *   counts.
 * - What the page adds in several lines (kinds of foods, measures in words, remarks) is a part of the list, and so is a whole
 *   group that the data lacks.
 * - Where most amounts differ, each by another factor, the data lists something else (products): then the page counts.
 * - If too few lines are in both, the page was misread, or shows another list: then the data counts.
 */
import { alignLines, type Pair } from './align-lines';
import { qualityOf, meanQuality } from './line-quality';
import {
  foodOf,
  isDamaged,
  isFuller,
  hasManyDecimals,
  saysOther,
  writesOtherwise,
} from './line-pairs';
import { addsInside, addsWords } from './added-words';
import { statesAmount } from '../../text/lines/line-shape';
import { amountsBetween, type Amounts } from './amounts-between';
import { withSectionsOf, type ReadLine } from './read-line';
import { lineKey, overlap } from './word-overlap';

/** A list as the page shows it. */
export interface ShownLines {
  lines: readonly ReadLine[];
  /** Texts under a heading for equipment. */
  equipment: readonly string[];
}

/** With fewer of the lines in both lists, they are not the same list. */
const fewestPaired = 0.5;
/** This share of the lines of a list that can be trusted names a food that is known. */
const fewestKnown = 0.7;
/** This share of words must be found again for two versions to count as equal. */
const sameWords = 0.8;
/** A reading must be better by this much: the data is exact, what is shown may have furniture in it. */
const margin = 1.5;
/** A line that only one of them has is an ingredient with this much: an amount of a food that is known. */
const clearQuality = 5;
/** … or with this much, a food that is known, among other lines. */
const someQuality = 2;

/** @param serves how many the data says the recipe serves */
export function chooseLines(
  data: readonly ReadLine[],
  shown: ShownLines,
  serves?: number,
): readonly ReadLine[] {
  const page = shown.lines;
  if (data.length === 0 || page.length === 0) return data.length === 0 ? page : data;
  if (isDividedBetter(data.map(textOf), page.map(textOf))) return page;
  const lines = withoutHeadingsAndTools(data, shown);
  const pairs = alignLines(lines.map(textOf), page.map(textOf));
  if (!isSameList(lines, page, pairs)) return lines;
  const both = pairs
    .filter(isPaired)
    .map((pair) => [lines[pair.first]!, page[pair.second]!] as const);
  const amounts = amountsBetween(
    both.map(([line, seen]) => [line.text, seen.text]),
    serves,
  );
  if (amounts.isOtherList) return page;
  const isPoorer = both.filter(([line, seen]) => saysMore(seen, line)).length >= fewestPoor;
  const isWorkedOut = lines.some(({ text }) => hasManyDecimals(text));
  const stops = stopsShort(page, pairs);
  const isOlder = !amounts.isScaled && isRevised(both, amounts, [lines, page]);
  const lists = { lines, page, pairs, amounts, isPoorer, isWorkedOut, isOlder, stopsShort: stops };
  const chosen = pairs.flatMap((pair, at) => chosenOf(pair, { ...lists, at }));
  return withSectionsOf(
    chosen.map(({ line }) => line),
    chosen.map(({ section }) => section),
    lines,
  );
}

function textOf({ text }: ReadLine): string {
  return text;
}

function isPaired(pair: Pair): pair is Required<Pair> {
  return pair.first !== undefined && pair.second !== undefined;
}

/** The same words in other lines: several run together, or each cut at its commas. */
function isDividedBetter(data: readonly string[], page: readonly string[]): boolean {
  if (data.length === page.length) return false;
  const [one, other] = [data.join(' '), page.join(' ')];
  const isSame = overlap(one, other) >= sameWords && overlap(other, one) >= sameWords;
  // More lines of the same words were run together in the other reading.
  const needed = page.length > data.length * 1.3 ? 0 : margin;
  return isSame && meanQuality(page) >= meanQuality(data) + needed;
}

/** A line of the data that the page shows over others, or among the equipment, and not as one of the lines. */
function withoutHeadingsAndTools(
  data: readonly ReadLine[],
  { lines, equipment }: ShownLines,
): readonly ReadLine[] {
  const listed = new Set(lines.map(({ text }) => lineKey(text)));
  const sections = lines.map(({ ingredient }) => lineKey(ingredient.section ?? ''));
  const others = new Set(
    [...sections, ...equipment.map(lineKey)].filter((key) => key !== '' && !listed.has(key)),
  );
  const left = data.filter(({ text }) => !others.has(lineKey(text)));
  return left.length === 0 ? data : left;
}

function isSameList(
  lines: readonly ReadLine[],
  page: readonly ReadLine[],
  pairs: readonly Pair[],
): boolean {
  const paired = pairs.filter(isPaired).length;
  if (paired < lines.length * fewestPaired) return false;
  const known = page.filter(({ text }) => foodOf(text).isKnown).length;
  return paired >= page.length * fewestPaired || known >= page.length * fewestKnown;
}

/** Most of what only the page shows are amounts of known foods: then the rest of it is a part of the list too. */
function stopsShort(page: readonly ReadLine[], pairs: readonly Pair[]): boolean {
  const missing = pairs
    .filter(({ first }) => first === undefined)
    .map(({ second }) => page[second!]!);
  const clear = missing.filter(isClear);
  return clear.length >= fewestMissing && clear.length >= missing.length * fewestClear;
}

/**
 * Other amounts, other words and a further line together: somebody worked on the recipe that is shown. A food that the
 * page has on more lines is none of this, the data may have their sum.
 */
function isRevised(
  both: readonly (readonly [ReadLine, ReadLine])[],
  { differ }: Amounts,
  lists: readonly (readonly ReadLine[])[],
): boolean {
  const [ours = [], theirs = []] = lists.map((lines) => lines.map(({ text }) => foodOf(text).key));
  const isAsOften = (food: string) => countOf(food, ours) === countOf(food, theirs);
  const single = both.filter(([, { text }]) => isAsOften(foodOf(text).key));
  const changed = single.filter(([line, seen]) => differ(line.text, seen.text)).length;
  const reworded = both.filter(([line, seen]) => saysOther(seen.text, line.text)).length;
  const added = theirs.length > both.length ? 1 : 0;
  return changed > 0 && changed + reworded + added >= fewestRevised;
}

function countOf(food: string, foods: readonly string[]): number {
  return foods.filter((other) => other === food).length;
}

const fewestRevised = 3;
const fewestMissing = 3;
const fewestPoor = 2;
const fewestClear = 0.6;

interface Lists {
  lines: readonly ReadLine[];
  page: readonly ReadLine[];
  pairs: readonly Pair[];
  amounts: Amounts;
  stopsShort: boolean;
  /** The page says more in several lines: then what else it adds is a part of the list too. */
  isPoorer: boolean;
  /** The recipe was revised on the page, and the data was not. */
  isOlder: boolean;
  /** The data's numbers are those of a program: "0.6667 cup", where the page has "2/3 cup". */
  isWorkedOut: boolean;
  /** Index of the pair that is looked at. */
  at: number;
}

interface Chosen {
  line: ReadLine;
  /** What the page shows over it; `undefined` where the page does not show the line. */
  section: string | undefined;
}

function chosenOf({ first, second }: Pair, lists: Lists): Chosen[] {
  const line = first === undefined ? undefined : lists.lines[first];
  const shown = second === undefined ? undefined : lists.page[second];
  if (line === undefined)
    return shown !== undefined && isMissing(shown, lists) ? [chosen(shown, shown)] : [];
  if (shown === undefined) return isRestOf(line, lists) ? [] : [{ line, section: undefined }];
  const isShown = isWhole(lists) || isBetter(shown, line, lists);
  return [chosen(isShown ? shown : line, shown)];
}

function chosen(line: ReadLine, shown: ReadLine): Chosen {
  return { line, section: shown.ingredient.section };
}

/** The amount that the data lacks, or words before the food. */
function saysMore(shown: ReadLine, line: ReadLine): boolean {
  return isFuller(shown.text, line.text) || addsInside(shown.text, line.text);
}

function isBetter(shown: ReadLine, line: ReadLine, lists: Lists): boolean {
  const { amounts, isPoorer, isWorkedOut, isOlder } = lists;
  if (amounts.isBetter && amounts.differ(line.text, shown.text)) return true;
  if (withoutCommas(shown.text) === withoutCommas(line.text)) return false;
  if (isDamaged(line.text, shown.text)) return true;
  if (isOlder) return qualityOf(shown.text) >= qualityOf(line.text);
  if (saysMore(shown, line) || (isPoorer && addsWords(shown.text, line.text))) return true;
  if ((isPoorer || isWorkedOut) && writesOtherwise(shown.text, line.text)) return true;
  return qualityOf(shown.text) > qualityOf(line.text) + margin;
}

/** Neither a comma nor a space before a unit makes a line better, though other words may then be known. */
function withoutCommas(line: string): string {
  return line
    .replace(/(?<=\d)\.0+(?!\d)/g, '')
    .replace(/(?<=\d)\s(?=(?:k?g|[mcd]?l|oz|lbs?)(?!\p{L}))/gu, '')
    .replaceAll(/,(?!\d)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The data has its beginning in a line of its own. */
function isWhole(lists: Lists): boolean {
  const above = lists.pairs[lists.at - 1];
  if (above?.first === undefined || above.second !== undefined) return false;
  return isRestOf(lists.lines[above.first]!, { ...lists, at: lists.at - 1 });
}

/** "2" above "bay leaf", where the page has "2 bay leaves" in one line. */
function isRestOf({ text }: ReadLine, { page, pairs, at }: Lists): boolean {
  if (qualityOf(text) >= 0) return false;
  const next = pairs.slice(at + 1).find(({ first }) => first !== undefined)?.second;
  return next !== undefined && lineKey(page[next]!.text).startsWith(lineKey(text));
}

/** A line that the data lacks: a further ingredient that is known, or one of many that the data lacks. */
function isMissing({ text }: ReadLine, lists: Lists): boolean {
  const quality = qualityOf(text);
  if (lists.amounts.isScaled || isInPlaceOfOther(lists) || isListedElsewhere(text, lists))
    return false;
  if (lists.stopsShort || isOfMissingGroup(lists)) return quality >= 0;
  if (lists.isOlder && quality >= clearQuality) return true;
  const least = isAmong(lists) ? someQuality : clearQuality;
  return quality >= least && isFurtherFood(text, lists);
}

/** Under a heading of the page that none of the lines is under which both have: the data lacks the whole group. */
function isOfMissingGroup({ page, pairs, at }: Lists): boolean {
  const section = sectionAt(page, pairs[at]!);
  if (section === undefined) return false;
  const group = pairs.filter((pair) => sectionAt(page, pair) === section);
  const amounts = group.filter(({ second }) => statesAmount(page[second!]!.text)).length;
  const isMissing = group.length >= fewestOfGroup && !group.some(isPaired);
  return isMissing && amounts >= group.length * shareOfGroup;
}

const fewestOfGroup = 2;
const shareOfGroup = 0.5;

function sectionAt(page: readonly ReadLine[], { second }: Pair): string | undefined {
  return second === undefined ? undefined : page[second]!.ingredient.section;
}

/** With lines above and below it: what stands there is a line too, though it states no amount. */
function isAmong({ page, pairs, at }: Lists): boolean {
  const isLine = (pair: Pair) =>
    isPaired(pair) || (pair.second !== undefined && isClear(page[pair.second]!));
  return pairs.slice(0, at).some(isPaired) && pairs.slice(at + 1).some(isLine);
}

function isClear({ text }: ReadLine): boolean {
  return qualityOf(text) >= clearQuality && foodOf(text).isKnown;
}

function isFurtherFood(text: string, { lines }: Lists): boolean {
  const { key, isKnown } = foodOf(text);
  return isKnown && lines.every((line) => foodOf(line.text).key !== key);
}

/** The data has the food in another place of its list, without a partner. */
function isListedElsewhere(text: string, { lines, pairs }: Lists): boolean {
  const { key } = foodOf(text);
  return pairs.some(
    ({ first, second }) =>
      first !== undefined && second === undefined && foodOf(lines[first]!.text).key === key,
  );
}

/** Between the same neighbours the data has a line without a partner: both are one line, worded differently. */
function isInPlaceOfOther({ pairs, at }: Lists): boolean {
  const start = pairs.slice(0, at).findLastIndex(isPaired) + 1;
  const length = pairs.slice(start).findIndex(isPaired);
  const gap = pairs.slice(start, length === -1 ? undefined : start + length);
  return gap.some(({ first }) => first !== undefined);
}
