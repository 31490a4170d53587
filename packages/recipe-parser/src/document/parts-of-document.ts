/**
 * Divides the lines of a document into parts: one for each recipe, and what stands between them (a cover, contents,
 * chapters, an introduction).
 *
 * - A title is set larger than most of the text, and is no heading of a part of a recipe ("Method") and no sentence.
 * - Chapters are set larger than titles, and headings inside of recipes smaller: of all sizes the one counts that begins
 *   most recipes. Among equals the largest does.
 * - Where no size does that, each list of ingredients below a method begins a recipe. Its title is the last short line above
 *   it that begins a paragraph.
 */
import { areSteps, isIngredient, isStep } from '../plain-text/line-kinds';
import { median } from '../photo/font-size';
import { isLabelledFact } from '../text/fields/labelled-facts';
import { isHeadingLine } from '../text/headings/heading-lines';
import { textHeading } from '../text/headings/text-heading';
import type { DocumentLine } from './document-line';

export interface DocumentPart {
  /** Lines of its title, joined; blank where nothing says which one it is. */
  title: string;
  /** Below the title. */
  lines: DocumentLine[];
  page?: number | undefined;
  /** Of the title's own lines. */
  images?: readonly string[] | undefined;
}

/** Of the usual size. */
const leastTitleSize = 1.12;
/** Lines of one title differ less. */
const mostTitleDifference = 1.06;
const longestTitle = 120;

export function partsOfDocument(lines: readonly DocumentLine[]): DocumentPart[] {
  const usual = median(lines.flatMap(({ text, size }) => Array<number>(weightOf(text)).fill(size)));
  const sizes = [
    ...new Set(lines.filter((line) => mayBeTitle(line, usual)).map(({ size }) => size)),
  ];
  const least = levelsOf(sizes);
  const whole: DocumentPart = { title: '', lines: [...lines], page: lines[0]?.page };
  let best = { parts: [whole], recipes: Number(isRecipe(whole)) };
  for (const level of least) {
    const parts = dividedAt(lines, (line) => line.size >= level && mayBeTitle(line, usual));
    const recipes = parts.filter(isRecipe).length;
    const isBetter =
      recipes > best.recipes || (recipes === best.recipes && best.parts[0] === whole);
    if (recipes > 0 && isBetter) best = { parts, recipes };
  }
  const byLists = dividedAtLists(lines);
  const found = byLists.filter(isRecipe).length;
  return found > 1 && found > best.recipes ? byLists : best.parts;
}

/** Long lines say more about the usual size than short ones. */
const weightOf = (text: string): number => Math.min(20, 1 + Math.floor(text.length / 10));

/** The least size of each group of sizes that are about the same, the largest first. */
function levelsOf(sizes: readonly number[]): number[] {
  const levels: number[] = [];
  for (const size of sizes.toSorted((one, other) => other - one)) {
    const last = levels.at(-1);
    if (last !== undefined && last / size < mostTitleDifference) levels[levels.length - 1] = size;
    else levels.push(size);
  }
  return levels.slice(0, mostLevels);
}

const mostLevels = 8;

function mayBeTitle({ text, size }: DocumentLine, usual: number): boolean {
  if (size < usual * leastTitleSize || text.length > longestTitle) return false;
  if (!/\p{L}{2}/u.test(text) || textHeading(text) !== undefined) return false;
  const isProse = /[.!]$/.test(text) && text.split(' ').length > 6;
  return !isProse && !isLabelledFact(text) && !isHeadingLine(text);
}

function dividedAt(
  lines: readonly DocumentLine[],
  isTitle: (line: DocumentLine) => boolean,
): DocumentPart[] {
  const parts: DocumentPart[] = [{ title: '', lines: [], page: lines[0]?.page }];
  let above: DocumentLine | undefined;
  for (const line of lines) {
    const last = parts.at(-1)!;
    if (!isTitle(line)) last.lines.push(line);
    else if (above && isSameTitle(above, line) && last.lines.length === 0) {
      last.title = `${last.title} ${line.text}`;
      last.images = [...(last.images ?? []), ...(line.images ?? [])];
    } else {
      const { text: title, page, images } = line;
      parts.push({ title, lines: [], page, images });
    }
    above = isTitle(line) ? line : undefined;
  }
  return parts.filter(({ title, lines: below }) => title !== '' || below.length > 0);
}

function isSameTitle(above: DocumentLine, below: DocumentLine): boolean {
  const ratio = Math.max(above.size, below.size) / Math.min(above.size, below.size);
  return ratio < mostTitleDifference && above.page === below.page && !below.startsParagraph;
}

/** At the title above each list of ingredients that comes behind a method. */
function dividedAtLists(lines: readonly DocumentLine[]): DocumentPart[] {
  const starts: number[] = [];
  let from = 0;
  let hasMethod = true;
  for (const [at, { text }] of lines.entries()) {
    const kind = textHeading(text);
    if (kind === 'ingredients' && hasMethod) {
      const title = titleAbove(lines, from, at);
      if (title !== undefined) {
        starts.push(title);
        hasMethod = false;
      }
    }
    if (kind === 'ingredients') from = at + 1;
    if (kind === 'method') {
      hasMethod = true;
      from = at + 1;
    }
  }
  return starts.map((start, index) => ({
    title: lines[start]!.text,
    lines: lines.slice(start + 1, starts[index + 1]),
    page: lines[start]!.page,
    images: lines[start]!.images,
  }));
}

/** Between a title and its list are a few words about the dish. */
const mostLinesBetween = 8;

function titleAbove(
  lines: readonly DocumentLine[],
  from: number,
  list: number,
): number | undefined {
  for (let at = list - 1; at >= Math.max(from, list - mostLinesBetween); at -= 1) {
    const { text, startsParagraph } = lines[at]!;
    const isShort = text.length <= longestTitle / 2 && /\p{L}{2}/u.test(text);
    const isPlain = !/[.!?:;,]$/.test(text) && !isLabelledFact(text) && !isStep(text);
    if (startsParagraph && isShort && isPlain && !isIngredient(text)) return at;
  }
  return undefined;
}

/** A list and a method: a chapter about eggs has neither, a list of contents has no steps. */
export function isRecipe({ lines }: DocumentPart): boolean {
  const texts = lines.map(({ text }) => text);
  const kinds = texts.map(textHeading);
  const listed = texts.filter(isIngredient).length;
  const hasList = listed >= fewestLines || (listed > 0 && kinds.includes('ingredients'));
  const method = kinds.indexOf('method');
  const hasMethod = method !== -1 && method < texts.length - 1;
  return hasList && (hasMethod || texts.some((text) => !isIngredient(text) && areSteps([text])));
}

const fewestLines = 2;
