/**
 * Ingredient lines as a page lists them, with the headings they are under.
 *
 * - One line per ingredient: a text with line breaks or list tags is several lines.
 * - The line of an object is in its name, or in value, unit and name ("PropertyValue", "HowToSupply").
 * - Headings and bullets are those of `ingredients/headed-lines.ts`.
 * - A line that the page broke in two is one (`broken-lines.ts`).
 * - Line ends that a page has inside a line are spaces (`joined-line-ends.ts`); a line in which several ran
 *   together is divided (`run-together.ts`).
 * - A repeated list is used once. A remark that most lines end with ("shopping list") is a button of each.
 */
import { withoutBullet } from '../text/lines/bullets';
import { assignSections } from '../text/headings/heading-lines';
import type { FoundLine } from '../text/headings/heading-lines';
import { cleanLines, cleanText } from '../characters/clean-text';
import { dividedList } from '../text/headings/divided-lists';
import { dividedWhereWordsMeet } from '../text/lines/run-together';
import { withoutSharedEnds } from '../text/lines/shared-ends';
import { joinBrokenLines, withoutLineEnds } from './broken-lines';
import { isNode, listOf, textOf, type SchemaNode } from './schema-values';

/**
 * @example ingredientLinesFrom(['Dough:', '2 eggs'])
 * // [{ text: '2 eggs', section: 'Dough' }]
 */
export function ingredientLinesFrom(value: unknown): FoundLine[] {
  const items = listOf(value);
  const read = (item: unknown) =>
    rawLines(typeof item === 'string' && items.length > 1 ? withoutLineEnds(item) : item);
  const found = items.flatMap(read).flatMap(dividedWhereWordsMeet);
  const [only = '', ...others] = found;
  const parts = others.length > 0 ? found : dividedList(only);
  const lines = parts.map(withoutBullet).filter(hasSubstance);
  const tidy = withoutSharedEnds(lines.map(withSingleBrackets));
  return withoutRepeats(assignSections(joinBrokenLines(tidy)));
}

/** Fewer lines than this may well be meant twice: salt in the dough and salt in the sauce. */
const shortestRepeat = 4;
/** Far more than any recipe has; comparing takes time with the square of their number. */
const mostCompared = 300;

/** Without a tail of lines that repeats, in whatever order, the lines right above it. */
function withoutRepeats(lines: readonly FoundLine[]): FoundLine[] {
  if (lines.length > mostCompared) return [...lines];
  const numbers = numbered(lines);
  for (let length = Math.floor(lines.length / 2); length >= shortestRepeat; length -= 1) {
    const above = numbers.slice(-2 * length, -length);
    if (isSameInAnyOrder(above, numbers.slice(-length))) return lines.slice(0, -length);
  }
  return [...lines];
}

/** Equal lines have equal numbers, so that no line is compared letter by letter again and again. */
function numbered(lines: readonly FoundLine[]): number[] {
  const numberOf = new Map<string, number>();
  return lines.map(({ text }) => {
    const number = numberOf.get(text) ?? numberOf.size;
    numberOf.set(text, number);
    return number;
  });
}

function isSameInAnyOrder(one: readonly number[], other: readonly number[]): boolean {
  const inOrder = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
  const sorted = inOrder(other);
  return inOrder(one).every((number, at) => number === sorted[at]);
}

function rawLines(item: unknown): string[] {
  if (typeof item === 'string') return cleanLines(item);
  if (!isNode(item)) return [];
  const inner = item['itemListElement'] ?? item['item'];
  if (inner !== undefined) return listOf(inner).flatMap(rawLines);
  const { amount, unit } = quantityIn(
    item['amount'] ?? item['value'] ?? item['requiredQuantity'],
    item,
  );
  const name = textOf(item['name'] ?? item['text'] ?? item['ingredient'] ?? item['@value']);
  if (name === undefined) return [];
  return [cleanText([amount, unit, name].filter((part) => part !== undefined).join(' '))];
}

/** "1 onion ((diced))": a program put brackets around a remark that had them. */
function withSingleBrackets(line: string): string {
  return line.replace(/\(\(([^()]*)\)\s?\)/g, '($1)');
}

/** An amount may be an object with a value or two ends, and its unit. */
function quantityIn(said: unknown, item: SchemaNode): { amount?: string; unit?: string } {
  const quantity = isNode(said) ? said : {};
  const ends = [textOf(quantity['minValue']), textOf(quantity['maxValue'])].filter(Boolean);
  const range = [...new Set(ends)].join('-') || undefined;
  const amount = textOf(quantity['value']) ?? range ?? textOf(said);
  const unit = textOf([quantity['unitText'] ?? quantity['unit'], item['unitText'] ?? item['unit']]);
  return { ...(amount !== undefined && { amount }), ...(unit !== undefined && { unit }) };
}

/** Not a lone dash, and not a template that the site forgot to fill in. */
function hasSubstance(line: string): boolean {
  return /[\p{L}\p{N}]/u.test(line) && !/^(?:null|undefined|NaN|n\/a)$/i.test(line);
}
