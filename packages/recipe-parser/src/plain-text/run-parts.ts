/**
 * Divides a recipe that came in one run of text, its line ends lost: "Toast Ingredients 2 slices bread 10 g
 * butter Method Toast it. Butter it."
 *
 * - A line that has the words for the ingredients and, behind them, those for the method as headings is divided
 *   at both. Below the first each mark, or else each amount, begins a line; below the second each number, mark
 *   or sentence.
 * - A line without them in which one emoji or bullet stands before three amounts or more is divided at it.
 */
import { isOnlySectionWord } from '../text/headings/section-kind';
import { textHeading } from '../text/headings/text-heading';
import { statesAmount } from '../text/lines/line-shape';
import { inlineParts } from './inline-parts';

/** Shorter lines have no lines inside. */
const shortestRun = 60;
const longestRun = 6_000;
/** Of the parts behind a mark this share must state an amount. */
const fairShare = 0.6;

/** @example runParts('Toast ✅ 2 slices bread ✅ 10 g butter ✅ 1 egg, soft') // ['Toast', '2 slices bread', …] */
export function runParts(line: string): string[] {
  if (line.length < shortestRun || line.length > longestRun) return [line];
  const [list, method] = headingsIn(line);
  if (list === undefined || method === undefined) return atListMarks(line) ?? [line];
  const text = (from: number, to?: number) => line.slice(from, to).trim();
  const parts = [
    text(0, list.from),
    'Ingredients:',
    ...ingredientsIn(text(list.to, method.from)),
    'Method:',
    ...stepsIn(text(method.to)),
  ];
  return parts.filter((part) => part !== '');
}

interface InlineHeading {
  from: number;
  to: number;
  kind: 'ingredients' | 'method';
}

/** The heading of the ingredients, and the first one of the method behind it. */
function headingsIn(line: string): [InlineHeading?, InlineHeading?] {
  const found: InlineHeading[] = [];
  for (const match of line.matchAll(headingLike)) {
    const [whole, word = '', mark] = match;
    const kind = isOnlySectionWord(word) ? textHeading(word) : undefined;
    if (kind !== 'ingredients' && kind !== 'method') continue;
    const to = match.index + whole.length;
    if (mark !== undefined || /^\s*[^\p{Ll}\s]/u.test(line.slice(to, to + 4)))
      found.push({ from: match.index, to, kind });
  }
  const list = found.find(({ kind }) => kind === 'ingredients');
  return [list, found.find(({ from, kind }) => kind === 'method' && from > (list?.from ?? 0))];
}

const headingLike = /(?<![^\s])(\p{Lu}[\p{L}\p{M}’']{2,20})\s?([:：]|(?:👇|⬇|➡)\ufe0f?)?(?=\s|$)/gu;

function ingredientsIn(text: string): string[] {
  const marked = atMarks(text, 2);
  if (marked !== undefined) return marked;
  const [, ...listed] = inlineParts(`Ingredients: ${text}`);
  return listed.length > 1 ? listed : atAmounts(text);
}

/** Not inside brackets, and not behind a word or a number that needs one more: "2 x 400 g", "1 to 2". */
function atAmounts(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let isOpen = true;
  for (const word of text.split(/\s+/)) {
    const isAmount = depth === 0 && /^[\d½⅓⅔¼¾⅛]/u.test(word);
    if (parts.length === 0 || (isAmount && !isOpen)) parts.push(word);
    else parts[parts.length - 1] += ` ${word}`;
    depth = Math.max(0, depth + count(word, '(') - count(word, ')'));
    isOpen = needsNumber.test(word);
  }
  return parts;
}

const count = (text: string, sign: string): number => text.split(sign).length - 1;

const needsNumber =
  /^(?:[\d½⅓⅔¼¾⅛][\d½⅓⅔¼¾⅛./,–-]*|[x×+–-]|to|or|plus|about|approx\.?|ca\.?|circa|bis|oder|ou|à|o|a|of|no\.?)$/iu;

function stepsIn(text: string): string[] {
  const numbered = text.split(numberAhead).map((part) => part.trim());
  const first = numbered.findIndex((part) => part !== '');
  const isCounted = numbered.slice(first).every((part, at) => numberOf(part) === at + 1);
  if (isCounted && numbered.length - first > 1) return numbered.slice(first);
  return atMarks(text, 2) ?? text.split(/(?<=[.!?])\s+(?=[\p{Lu}\d])/u);
}

const numberAhead = /(?<![^\s])(?=(?:step\s?)?\d{1,2}(?:[.):]\s|\ufe0f?\u20e3))/iu;
const numberOf = (part: string): number => Number(/^\D{0,6}(\d{1,2})/.exec(part)?.[1]);

/** At the mark that stands most often before a word or number. */
function atMarks(text: string, fewest: number): string[] | undefined {
  const counts = new Map<string, number>();
  for (const [, mark = ''] of text.matchAll(markLike))
    counts.set(mark, (counts.get(mark) ?? 0) + 1);
  const [mark, most = 0] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  if (mark === undefined || most < fewest) return undefined;
  const isMark = (found: string) => found === mark;
  const parts: string[] = [''];
  let from = 0;
  for (const match of text.matchAll(markLike)) {
    if (!isMark(match[1]!)) continue;
    parts[parts.length - 1] += text.slice(from, match.index);
    parts.push('');
    from = match.index + match[0].length;
  }
  parts[parts.length - 1] += text.slice(from);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

const markLike = /(?<![^\s])(\p{Extended_Pictographic}|[•▪◦●‣*–-])\ufe0f?\s?(?=\S)/gu;

/** Without headings: the title, the lines behind the marks, and the steps that are counted behind the last. */
function atListMarks(line: string): string[] | undefined {
  const parts = atMarks(line, 3);
  if (parts === undefined) return undefined;
  const last = parts.pop()!;
  const at = last.search(/\s(?=(?:step\s?)?1(?:[.):]\s|\ufe0f?\u20e3))/i);
  const [item, steps] = at === -1 ? [last, ''] : [last.slice(0, at), last.slice(at)];
  const lines = [...parts, item];
  const isList = lines.filter(statesAmount).length >= lines.length * fairShare;
  return isList ? [...lines, ...stepsIn(steps.trim())].filter(Boolean) : undefined;
}
