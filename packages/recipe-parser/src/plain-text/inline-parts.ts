/**
 * Divides a line that holds more than one thing.
 *
 * - "Method: Mix. Bake." is a heading and its text; "Ingredients: 2 eggs, 1 cup milk" and "Filling:
 *   6 apples, 1/4 cup sugar" are a heading and its lines.
 * - A line that only lists ingredients, divided by bars, slashes, semicolons or commas, is one line for each.
 *   Most parts must state an amount; what follows a comma and is a remark ("finely chopped") stays.
 */
import { isOnlySectionWord } from '../text/headings/section-kind';
import { textHeading } from '../text/headings/text-heading';
import { isLabelledFact } from '../text/fields/labelled-facts';
import { withoutBullet } from '../text/lines/bullets';
import { statesAmount } from '../text/lines/line-shape';

/** Longer lines are prose. */
const longestList = 1_000;
const longestHead = 50;
/** This share of the parts must state an amount. */
const fairShare = 0.6;

/** @example inlineParts('Ingredients: 2 eggs, 1 cup milk, salt') // ['Ingredients:', '2 eggs', '1 cup milk', 'salt'] */
export function inlineParts(line: string): string[] {
  if (line.length > longestList || isLabelledFact(line)) return [line];
  const { head, rest } = headOf(line);
  if (head !== undefined) {
    const kind = textHeading(head);
    if (kind === 'method' && withoutBullet(line) === line) return [`${head}:`, rest];
    const parts = kind === undefined || kind === 'ingredients' ? listedIn(rest, 2) : undefined;
    if (parts !== undefined && (kind !== undefined || !statesAmount(head))) {
      return [`${head}:`, ...parts];
    }
  }
  return listedIn(line, 3) ?? [line];
}

/** What is before a colon or an arrow, or the words for the ingredients right before an amount. */
function headOf(line: string): { head?: string; rest: string } {
  const [, head, rest = ''] = divided.exec(line) ?? beforeAmount.exec(line) ?? [];
  if (head === undefined || !/[\p{L}\p{N}]/u.test(rest)) return { rest: line };
  const isWord = divided.test(line) || isOnlySectionWord(head);
  return isWord && head.length <= longestHead ? { head: head.trim(), rest } : { rest: line };
}

const divided = /^([^:：➡→👉⬇|,]{1,60}?)\s*(?:[:：]|[➡→👉⬇]\ufe0f?)\s*(.+)$/u;
const beforeAmount = /^(\P{L}{0,4}[\p{L}’']+(?: [\p{L}’']+){0,3})\s+(?=[\d½¼¾⅓⅔])(.+)$/u;

/** @param fewest so many parts must state an amount */
function listedIn(text: string, fewest: number): string[] | undefined {
  if (!separators.test(text)) return undefined;
  for (const parts of [text.split(/\s[/|+•·]\s|\s*[;|]\s/), commaParts(text)]) {
    const lines = parts
      .map((part) => part.trim().replace(/[,;.]$/, ''))
      .filter((part) => part !== '');
    const amounts = lines.filter(isAmount).length;
    const isList = lines.length > 2 && amounts >= fewest && amounts >= lines.length * fairShare;
    if (isList && (isAmount(lines[0] ?? '') || !/,/.test(text))) return lines;
  }
  return undefined;
}

/** A quick check: without one of them a text has two parts at most. */
const separators = /[,;|/+•·]/;

function isAmount(part: string): boolean {
  return statesAmount(part) && part.length <= longestPart;
}

const longestPart = 70;

function commaParts(text: string): string[] {
  if (/[.!?]\s+\p{Lu}/u.test(text)) return [text];
  const found = text.split(/,\s+(?![^(]*\))/);
  const last = found.pop() ?? '';
  const ends = last.split(/\s+(?:and|&|und|et|y|e|en|och|og)\s+/);
  const isTwo = ends.length === 2 && ends.some(isAmount);
  const parts: string[] = [];
  for (const part of [...found, ...(isTwo ? ends : [last])]) {
    if (parts.length > 0 && remark.test(part)) parts.push(`${parts.pop() ?? ''}, ${part}`);
    else parts.push(part);
  }
  return parts;
}

/** "finely chopped", "to serve", "optional". */
const remark =
  /^(?:(?:\p{L}+ly\s)?\p{L}+ed\b|cut\b|to (?:taste|serve)|optional|plus\b|for\b|at room|room temp|drained|torn|thinly\b|finely\b|roughly\b)/iu;
