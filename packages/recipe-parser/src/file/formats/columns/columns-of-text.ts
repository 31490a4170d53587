/**
 * Ingredients in columns of a plain text: an amount, a unit and a food, each at its own place in the line, as
 * programs of the nineties wrote them.
 */
import { isIngredient } from '../../../plain-text/line-kinds';
import { isSentence } from '../../../text/lines/line-shape';
import { opensLikeStep } from '../../../text/lines/step-openings';
import type { UnreadField } from '../../fields/recipe-in-file';
import { valuePreview } from '../../fields/value-preview';

export interface ColumnLine {
  amount: string;
  unit: string;
  food: string;
}

/** @example columnText({ amount: '2', unit: 'cups', food: 'flour' }) // '2 cups flour' */
export const columnText = ({ amount, unit, food }: ColumnLine): string =>
  [amount, unit, food]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');

/** Whether it is an amount, or nothing: "1 1/2", "2-3", "". */
export const isAmount = (text: string): boolean => /^[\d\s./,½⅓⅔¼¾⅛–-]*$/u.test(text);

/** The texts of a file of several, and what stands between them. */
interface BookOfTexts {
  texts: string[][];
  between: UnreadField[];
}

/**
 * The text between two marks, for each text in a file of several.
 *
 * @param start what a first line of one looks like
 * @param end what its last line looks like
 */
export function partsBetween(text: string, start: RegExp, end: RegExp): BookOfTexts {
  const texts: string[][] = [];
  const others: string[] = [];
  let current: string[] = others;
  for (const line of text.split(/\r\n?|\n/)) {
    if (start.test(line)) {
      current = [];
      texts.push(current);
    } else if (current !== others && end.test(line)) current = others;
    else current.push(line);
  }
  const words = others.map((line) => line.trim()).filter((line) => /[\p{L}\p{N}]/u.test(line));
  const sample = valuePreview(words.join(' '));
  return { texts, between: sample === '' ? [] : [{ path: 'text between the recipes', sample }] };
}

/** Lines without a blank line between them. */
export function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === '') blocks.push([]);
    else blocks.at(-1)!.push(line);
  }
  return blocks.filter((block) => block.length > 0);
}

/**
 * The ingredients at the head of a block of lines, and the lines below them.
 *
 * - Most of its lines begin with an amount: then it is a list, wherever its columns are, down to the
 *   first line behind the last amount that reads like a step.
 * - Otherwise the list is as long as its lines stand in the columns of the format.
 *
 * @param fits whether a line stands in the columns
 */
export function divideBlock(
  block: readonly string[],
  fits: (line: string) => boolean,
): { list: string[]; rest: string[] } {
  const counted = block.filter((line) => !isContinuation(line));
  const amounts = block.map(
    (line) => beginsWithAmount(line) && (fits(line) || isIngredient(line.trim())),
  );
  const isList = amounts.filter(Boolean).length * 2 >= counted.length;
  const last = amounts.lastIndexOf(true);
  const isEnd = (line: string, at: number) =>
    at > last && !fits(line) && !isContinuation(line) && (!isList || readsLikeStep(line.trim()));
  const found =
    isList && last !== -1 ? block.findIndex(isEnd) : block.findIndex((line) => !fits(line));
  const end = found === -1 ? block.length : found;
  return { list: block.slice(0, end), rest: block.slice(end) };
}

/** A line that goes on from the one above begins with a dash. */
export const isContinuation = (line: string): boolean =>
  /^\s*--?\s*\p{L}|^\s{8,}--?\s*[\p{N}(]/u.test(line);

const beginsWithAmount = (line: string): boolean => /^\s*[\d½⅓⅔¼¾⅛]/u.test(line);

const readsLikeStep = (text: string): boolean => opensLikeStep(text) || isSentence(text);

/**
 * A header that the format does not have: its name and its value.
 *
 * @example unknownHeader(' Contributor: May B.') // ['Contributor', 'May B.']
 */
export function unknownHeader(line: string): [name: string, value: string] | undefined {
  const [, name, value] = header.exec(line) ?? [];
  return name === undefined || value === undefined ? undefined : [name, value.trim()];
}

const header = /^\s*(\p{Lu}\p{L}+(?:[ /-]\p{L}+){0,3})\s*:\s+(\S.*)$/u;

/**
 * Lines of a paragraph that a program broke at a width, as paragraphs.
 *
 * @example paragraphsOf(['Mix it', 'well.', '', 'Bake.']) // ['Mix it well.', 'Bake.']
 */
export function paragraphsOf(lines: readonly string[]): string[] {
  const paragraphs: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === '') paragraphs.push([]);
    else if (/^\s*(?:\d{1,2}[.)]\s|[•*-]\s)/.test(line)) paragraphs.push([line.trim()]);
    else paragraphs.at(-1)!.push(line.trim());
  }
  return paragraphs.filter((each) => each.length > 0).map((each) => each.join(' '));
}
