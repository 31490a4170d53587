/**
 * Divides the paragraphs of a pasted recipe into what its parts are.
 *
 * - Headings ("Ingredients", "Zubereitung") divide it.
 * - Above a lone "Method" is the list, perhaps below words about the dish. Foods without amounts
 *   are a list when several short lines are there.
 * - Without either heading, the lines that state an amount are the ingredients and the sentences after
 *   them the steps.
 */
import { isLabelledFact } from '../text/fields/labelled-facts';
import { isNutritionLine } from '../text/lines/nutrition-lines';
import { isSentence } from '../text/lines/line-shape';
import { opensLikeStep } from '../text/lines/step-openings';
import { textHeading } from '../text/headings/text-heading';
import { areSteps, isFoodList, isIngredient, isStep, isWordy } from './line-kinds';

/** Lines that are together, without blank lines between. */
export type Paragraph = string[];

export interface Parts {
  before: Paragraph[];
  ingredients: Paragraph[];
  method: Paragraph[];
  other: Paragraph[];
}

/** @param paragraphs without the title */
export function dividedText(paragraphs: readonly Paragraph[]): Parts {
  const parts = dividedByHeadings(paragraphs);
  const { before, ingredients, method, other } = parts;
  if (ingredients.length > 0) return method.length > 0 ? parts : withSentencesAsMethod(parts);
  if (method.length > 0) return { ...parts, ...listAbove(before) };
  const byShape = dividedByShape(before);
  const isWhole = byShape.ingredients.length > 0 && byShape.method.some(hasLines);
  return isWhole ? { ...byShape, other } : dividedByShape(paragraphs);
}

function hasLines(paragraph: Paragraph): boolean {
  return paragraph.length > 0;
}

function dividedByHeadings(paragraphs: readonly Paragraph[]): Parts {
  const parts: Parts = { before: [], ingredients: [], method: [], other: [] };
  let part: keyof Parts = 'before';
  for (const paragraph of paragraphs) {
    let current: Paragraph = [];
    parts[part].push(current);
    for (const line of paragraph) {
      const kind = textHeading(line);
      if (isNoteBetween(line, part)) {
        parts.other.push([line]);
        continue;
      }
      if (kind === undefined) {
        current.push(line);
        continue;
      }
      part = kind;
      // A note is not understandable without its heading.
      current = kind === 'other' ? [line] : [];
      parts[part].push(current);
    }
  }
  for (const name of Object.keys(parts) as (keyof Parts)[]) {
    parts[name] = parts[name].filter(hasLines);
  }
  return parts;
}

/** "Tip: …" among the lines or steps, which go on after it; a list of nutrients. */
function isNoteBetween(line: string, part: keyof Parts): boolean {
  if (part === 'other') return false;
  if (isNutritionLine(line)) return true;
  const [head = '', rest = ''] = line.slice(0, longestHead).split(/:(.*)/s);
  return rest.trim() !== '' && textHeading(head) === 'other';
}

const longestHead = 60;

/** The list between the words about the dish and the heading of the method. */
function listAbove(paragraphs: readonly Paragraph[]): Pick<Parts, 'before' | 'ingredients'> {
  const isListed = paragraphs.some((lines) => lines.some(isIngredient));
  if (!isListed) return shortLinesAbove(paragraphs);
  const { before, ingredients, method } = dividedByShape(paragraphs);
  const [list, remarks] = cutParagraphs(method, (lines) => lines.some(endsLikeSentence));
  return { before: [...before, ...remarks], ingredients: [...ingredients, ...list] };
}

/** Foods without amounts: several short lines right above the heading. */
function shortLinesAbove(paragraphs: readonly Paragraph[]): Pick<Parts, 'before' | 'ingredients'> {
  const start = paragraphs.findLastIndex((lines) => lines.some(isNoFood)) + 1;
  const list = paragraphs.slice(start);
  if (list.flat().length < 2) return { before: [...paragraphs], ingredients: [] };
  return { before: paragraphs.slice(0, start), ingredients: list };
}

function isNoFood(line: string): boolean {
  return isSentence(line) || isLabelledFact(line);
}

/** Below the ingredients, a paragraph of sentences or of verbs begins the method, or the end of one does. */
function withSentencesAsMethod(parts: Parts): Parts {
  const ingredients = parts.ingredients.flatMap((lines, at) => {
    if (at > 0 && areSteps(lines)) return [lines];
    const [list, steps] = cutAt(lines, startOfSteps);
    return list.length > 0 && steps.length > 0 ? [list, steps] : [lines];
  });
  const at = ingredients.findIndex((lines, index) => index > 0 && areSteps(lines));
  if (at === -1) return parts;
  return { ...parts, ingredients: ingredients.slice(0, at), method: ingredients.slice(at) };
}

/** Behind the last amount, where two lines or more follow that are all steps. */
function startOfSteps(lines: Paragraph): number {
  const from = lines.findLastIndex(isIngredient) + 1;
  const at = lines.findIndex((line, index) => index >= from && isStep(line));
  return from > 0 && at !== -1 && lines.length - at > 1 && areSteps(lines.slice(at)) ? at : -1;
}

function dividedByShape(paragraphs: readonly Paragraph[]): Parts {
  const first = paragraphs.findIndex((lines) => lines.some(isIngredient) || isFoodList(lines));
  const last = lastOfList(paragraphs, first);
  if (first === -1) return { before: [], ingredients: [], method: [...paragraphs], other: [] };
  const [above, below] = cutAt(paragraphs[first] ?? [], (lines) => lines.findIndex(isIngredient));
  const isNamed = below.length === 0;
  const top = isNamed ? above : below;
  const list = first === last ? [top] : [top, ...paragraphs.slice(first + 1, last + 1)];
  const [end, steps] = cutAt(list.at(-1) ?? [], firstStep);
  return {
    before: isNamed ? paragraphs.slice(0, first) : [...paragraphs.slice(0, first), above],
    ingredients: [...list.slice(0, -1), end],
    method: [steps, ...paragraphs.slice(last + 1)],
    other: [],
  };
}

/** Below sentences a paragraph belongs to the list only if half of its lines state an amount. */
function lastOfList(paragraphs: readonly Paragraph[], first: number): number {
  let last = first;
  let isBelowSentences = false;
  for (const [at, lines] of paragraphs.entries()) {
    if (at <= first) continue;
    const listed = isFoodList(lines) ? lines.length : lines.filter(isIngredient).length;
    if (listed > 0 && (!isBelowSentences || listed * 2 >= lines.length)) last = at;
    if (areSteps(lines)) isBelowSentences = true;
  }
  return last;
}

/** The first line below the last ingredient that ends like a sentence or begins like a step. */
function firstStep(lines: Paragraph): number {
  const last = lines.findLastIndex(isIngredient);
  return lines.findIndex(
    (line, index) =>
      index > last && (endsLikeSentence(line) || opensLikeStep(line) || isWordy(line)),
  );
}

function endsLikeSentence(line: string): boolean {
  return isSentence(line) || /[.!]$/.test(line);
}

function cutAt(lines: Paragraph, find: (lines: Paragraph) => number): [Paragraph, Paragraph] {
  const at = find(lines);
  return at === -1 ? [lines, []] : [lines.slice(0, at), lines.slice(at)];
}

function cutParagraphs(
  paragraphs: readonly Paragraph[],
  isBelow: (lines: Paragraph) => boolean,
): [Paragraph[], Paragraph[]] {
  const at = paragraphs.findIndex(isBelow);
  const end = at === -1 ? paragraphs.length : at;
  return [paragraphs.slice(0, end), paragraphs.slice(end)];
}
