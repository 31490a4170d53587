/**
 * The title of a pasted text.
 *
 * - It is the first heading of Markdown's highest level; else
 * - it is the first line that is no heading, fact, amount, greeting or request to readers; where that one is
 *   a sentence, a short line of its own further down, above the ingredients, is.
 * - What follows emoji or a bar behind the name ("🤤 dinner in 15!!", "| 20 min"), a tag in front of
 *   it ("[Recipe]") and facts in brackets ("(serves 2)") are not part of it. They stay in the text.
 */
import { headingText } from '../text/headings/heading-lines';
import { textHeading } from '../text/headings/text-heading';
import { isLabelledFact } from '../text/fields/labelled-facts';
import { servesFromText } from '../text/fields/yields';
import { statesAmount } from '../text/lines/line-shape';
import { isIngredient } from './line-kinds';
import type { Paragraph } from './text-parts';

export interface TitledText {
  /** Blank where the text has none. */
  title: string;
  rest: Paragraph[];
}

const longestTitle = 80;
/** A title is this many lines from the start at most. */
const mostLines = 12;

/** @example withTitle([['Toast 🍞 so good!'], ['2 slices bread']]).title // 'Toast' */
export function withTitle(paragraphs: readonly Paragraph[]): TitledText {
  const lines = paragraphs.flat().slice(0, mostLines);
  const heading = lines.find((line) => /^#\s+\S/.test(line) && isTitle(line));
  const first = heading ?? lines.find((line) => !greeting.test(line)) ?? lines[0] ?? '';
  const at = isTitle(first) ? (isProse(first) ? shortLine(paragraphs) : first) : undefined;
  const line = at ?? (isTitle(first) ? first : undefined);
  if (line === undefined) return { title: '', rest: [...paragraphs] };
  const { title, remarks } = partsOf(line);
  return { title, rest: withoutLine(paragraphs, line, remarks) };
}

/** A line alone in its paragraph, above the first amount or heading. */
function shortLine(paragraphs: readonly Paragraph[]): string | undefined {
  const lines = paragraphs.slice(0, mostLines);
  const end = lines.findIndex((paragraph) =>
    paragraph.some((line) => textHeading(line) !== undefined || isIngredient(line)),
  );
  return lines
    .slice(1, end === -1 ? 1 : end)
    .find(([only = '', ...others]) => others.length === 0 && isTitle(only) && !isProse(only))?.[0];
}

function isTitle(line: string): boolean {
  const { title } = partsOf(line);
  const isCount = countOfDish.test(title);
  return (
    title !== '' &&
    !isLabelledFact(title) &&
    (isCount || (textHeading(title) === undefined && !statesAmount(title)))
  );
}

/** "3 ingredient pancakes", "20 minute noodles". */
const countOfDish =
  /^(?:\d{1,2}[\s-](?:ingredients?|minutes?|min|zutaten|ingr[ée]dients?|ingredientes)|one[\s-](?:pot|pan|bowl|tray))[\s-]\p{L}/iu;

function isProse(line: string): boolean {
  return line.length > longestTitle || (/[.!?]\P{L}*$/u.test(line) && line.split(' ').length > 5);
}

const greeting =
  /^(?:hi|hello|hey|dear|good (?:morning|evening)|happy \p{L}+day|hola|bonjour|salut|hallo|ciao|ihr lieben)(?: \p{L}+){0,3}\P{L}*$/iu;

function partsOf(line: string): { title: string; remarks: string[] } {
  const bare = line
    .replace(/^\[[^\]]{1,20}\]\s*|^(?:✅\s*)?save this\s+(?=\p{L})/iu, '')
    .replace(label, '');
  const [name = '', ...more] = bare.split(/\s[|]\s/);
  const segments = name.split(emojiRun).map((part) => part.trim());
  const worded = segments.filter((part) => /\p{L}/u.test(part) && !price.test(part));
  const [first = '', ...behind] = worded;
  const isCut = behind.length > 0 && isWhole(first, behind.join(' '));
  const dish = isCut || worded.length < 2 ? first : name;
  const remarks = [...(isCut ? behind : []), ...more];
  const { title, facts } = withoutFacts(dish || name);
  return { title: headingText(title.trim()), remarks: [...facts, ...remarks] };
}

/** "Title: Toast", as some programs write it. */
const label = /^(?:title|name|recipe(?: name)?|titel|titre|título|titolo)\s*:\s*(?=\p{L})/iu;

/** What is before the emoji is a name by itself: "One-pan gnocchi 🤤 dinner", not "Mum’s 🍋 cake". */
function isWhole(first: string, behind: string): boolean {
  return first.split(' ').length > 1 || behind.split(' ').length > 2 || /[.!?]/.test(behind);
}

function withoutFacts(text: string): { title: string; facts: string[] } {
  const inBrackets =
    /\s*\(([^()]{3,50})\)$/.exec(text) ??
    /\s+((?:for|serves|für|pour|para|per|voor) \d{1,2})$/i.exec(text);
  const fact = inBrackets?.[1];
  const isFact = fact !== undefined && (isLabelledFact(fact) || servesFromText(fact) !== undefined);
  return isFact
    ? { title: text.slice(0, inBrackets?.index), facts: [fact] }
    : { title: text, facts: [] };
}

const price = /^[$€£]\s?\d/;
const emojiRun =
  /(?:(?![©®™0-9#*])\p{Extended_Pictographic}[\ufe0e\ufe0f\u200d\p{Emoji_Modifier}]*|\p{Regional_Indicator})+/gu;

function withoutLine(
  paragraphs: readonly Paragraph[],
  line: string,
  remarks: readonly string[],
): Paragraph[] {
  const at = paragraphs.findIndex((paragraph) => paragraph.includes(line));
  return paragraphs.flatMap((paragraph, index) => {
    if (index !== at) return [paragraph];
    const from = paragraph.indexOf(line);
    const rest = [paragraph.slice(0, from), [...remarks], paragraph.slice(from + 1)];
    return rest.filter((lines) => lines.length > 0);
  });
}
