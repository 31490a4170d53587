/**
 * Ingredient lines as a page lists them, with the headings they stand under.
 *
 * - One line per ingredient: a text with line breaks or list tags is several lines.
 * - An object says its line in its name, or in value, unit and name ("PropertyValue", "HowToSupply").
 * - A short line that ends in a colon is a heading; so is one in capitals between ordinary lines, and
 *   one like "For the sauce". A heading is no ingredient: it becomes the section of the lines below.
 * - A list told twice is taken once.
 * - Bullets and check boxes in front of a line go; the rest of the line stays as found.
 */
import { cleanLines, cleanText } from './clean-text';
import { isNode, listOf, textOf } from './schema-values';

export interface FoundLine {
  text: string;
  section?: string | undefined;
}

/** Far more than any recipe has. */
const mostLines = 300;
/** Longer "headings" are remarks that happen to end in a colon. */
const longestHeading = 60;

/**
 * @example ingredientLinesFrom(['Dough:', '2 eggs'])
 * // [{ text: '2 eggs', section: 'Dough' }]
 */
export function ingredientLinesFrom(value: unknown): FoundLine[] {
  const lines = listOf(value).flatMap(rawLines).map(withoutBullet).filter(hasSubstance);
  return withoutRepeats(underHeadings(lines.slice(0, mostLines)));
}

/** Lines in order, each under the last heading above it. */
function underHeadings(lines: readonly string[]): FoundLine[] {
  const shouts = lines.filter(isShouting).length * 2 > lines.length;
  let section: string | undefined;
  return lines.flatMap((text) => {
    if (!isHeadingLine(text) && (shouts || !isShouting(text))) return [{ text, section }];
    section = headingText(text);
    return [];
  });
}

/** "Sauce:" and "For the sauce", but not "Salt: 1 tsp", "2 eggs:" or "for the top: sugar". */
export function isHeadingLine(text: string): boolean {
  if (text.length > longestHeading || /^[\d½¼¾⅓⅔⅛]/.test(text)) return false;
  return /[:：]$/.test(text) || purpose.test(text);
}

/** "For the sauce": the words of purpose with an article, a few words, and no comma or number. */
const purpose =
  /^(?:for the|für d(?:en|ie|as)|pour l(?:e|a|es|’|')|per (?:il|la|lo|i|gli|le|l’|l')|para (?:el|la|los|las)|voor (?:de|het))\s?[\p{L}’']+(?:[\s-][\p{L}’'&]+){0,3}$/iu;

/** @example headingText('— For the sauce: ') // "For the sauce" */
export function headingText(text: string): string {
  if (text.length > longestHeading * 3) return text;
  return text.replace(/^[\s\-–—*•~=#>]+|[\s:：\-–—*~=]+$/gu, '');
}

/** @example withoutBullet('▢ 2 eggs') // "2 eggs" */
export function withoutBullet(line: string): string {
  return line.replace(/^(?:[•·▪▫◦●○■□▢☐☑✓✔❏❑➢➤►‣]|[-–—*](?=\s))+\s*/u, '');
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

function isShouting(line: string): boolean {
  return /^\P{Ll}{4,40}$/u.test(line) && /\p{Lu}{3}/u.test(line) && !/\d/.test(line);
}
