/**
 * Ingredient lines as a page lists them, with the headings they stand under.
 *
 * - One line per ingredient: a text with line breaks or list tags is several lines.
 * - An object says its line in its name, or in value, unit and name ("PropertyValue", "HowToSupply").
 * - Headings and bullets are those of `ingredients/headed-lines.ts`.
 * - A list told twice is taken once.
 */
import { underHeadings, withoutBullet } from '../ingredients/headed-lines';
import type { FoundLine } from '../ingredients/headed-lines';
import { cleanLines, cleanText } from './clean-text';
import { isNode, listOf, textOf } from './schema-values';

/** Far more than any recipe has. */
const mostLines = 300;

/**
 * @example ingredientLinesFrom(['Dough:', '2 eggs'])
 * // [{ text: '2 eggs', section: 'Dough' }]
 */
export function ingredientLinesFrom(value: unknown): FoundLine[] {
  const lines = listOf(value).flatMap(rawLines).map(withoutBullet).filter(hasSubstance);
  return withoutRepeats(underHeadings(lines.slice(0, mostLines)));
}

/** Fewer lines than this may well be meant twice: salt in the dough and salt in the sauce. */
const shortestRepeat = 4;

/** Without a tail of lines that repeats, in whatever order, the lines right above it. */
function withoutRepeats(lines: readonly FoundLine[]): FoundLine[] {
  for (let length = Math.floor(lines.length / 2); length >= shortestRepeat; length -= 1) {
    const above = lines.slice(-2 * length, -length);
    if (sortedText(above) === sortedText(lines.slice(-length))) return lines.slice(0, -length);
  }
  return [...lines];
}

function sortedText(lines: readonly FoundLine[]): string {
  return lines
    .map(({ text }) => text)
    .toSorted()
    .join('\n');
}

function rawLines(item: unknown): string[] {
  if (typeof item === 'string') return cleanLines(item);
  if (!isNode(item)) return [];
  const inner = item['itemListElement'] ?? item['item'];
  if (inner !== undefined) return listOf(inner).flatMap(rawLines);
  const amount = textOf(item['amount'] ?? item['value'] ?? item['requiredQuantity']);
  const unit = textOf(item['unitText'] ?? item['unit']);
  const name = textOf(item['name'] ?? item['text'] ?? item['ingredient'] ?? item['@value']);
  if (name === undefined) return [];
  return [cleanText([amount, unit, name].filter((part) => part !== undefined).join(' '))];
}

/** Not a lone dash, and not a template that the site forgot to fill in. */
function hasSubstance(line: string): boolean {
  return /[\p{L}\p{N}]/u.test(line) && !/^(?:null|undefined|NaN|n\/a)$/i.test(line);
}
