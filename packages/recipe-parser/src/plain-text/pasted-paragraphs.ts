/**
 * The paragraphs of a pasted text.
 *
 * - A blank line divides them, and so does one without a letter or number: ".", "〰️〰️", "🛒".
 * - Letters of Unicode's mathematical alphabets, with which posts look bold, are plain letters.
 * - Names of accounts go; a line of nothing else divides.
 * - Hashtags at the end of a line go, and lines that only ask their readers for something.
 * - Markdown is its words; what came in one run of text is divided (run-parts.ts).
 * - A heading with text behind it, and ingredients in one line, are lines of their own (inline-parts.ts).
 */
import { cleanLines } from '../characters/clean-text';
import { isPostRequest } from '../text/lines/adverts';
import { isNutritionList } from '../text/lines/nutrition-lines';
import { withoutMarkdown } from '../text/lines/markdown';
import { inlineParts } from './inline-parts';
import { runParts } from './run-parts';
import type { Paragraph } from './text-parts';

export function paragraphsOf(text: string): Paragraph[] {
  return withPlainLetters(text)
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((part) => cleanLines(part).map(withoutMarks).map(withoutMentions).map(withoutHashtags))
    .flatMap(dividedAtBlanks)
    .filter((lines) => !isNutritionList(lines))
    .map((lines) =>
      lines
        .filter((line) => !isPostRequest(line))
        .flatMap(runParts)
        .flatMap(inlineParts),
    )
    .filter((lines) => lines.length > 0);
}

/** A line that is emphasised as a whole may be a heading, which is known by its marks. */
function withoutMarks(line: string): string {
  return /^(\*\*|__)[^*_]+\1:?$/.test(line) ? line : withoutMarkdown(line);
}

function withPlainLetters(text: string): string {
  return text.replace(/[\u{1d400}-\u{1d7ff}]+/gu, (letters) => letters.normalize('NFKC'));
}

/** "Noodles @maycooks 🍜" */
function withoutMentions(line: string): string {
  if (!line.includes('@')) return line;
  const words = line.split(' ');
  return words.every((word) => !mention.test(word))
    ? line
    : words.filter((word) => !mention.test(word)).join(' ');
}

const mention = /^@[\p{L}_][\p{L}\p{N}_.]{1,40}[,!:]?$/u;

/** "#onepan #dinner" at the end of a line; "# Sauce" and "1 #10 tin" are no hashtags. */
function withoutHashtags(line: string): string {
  if (!line.includes('#')) return line;
  const words = line.split(' ');
  const last = words.findLastIndex((word) => !hashtag.test(word) && /[\p{L}\p{N}]/u.test(word));
  const first = words.findIndex((word, at) => at > last && hashtag.test(word));
  return first === -1 ? line : words.slice(0, first).join(' ');
}

const hashtag = /^(?:#[\p{L}\p{M}\p{N}_]*\p{L}[\p{L}\p{M}\p{N}_]*)+$/u;

function dividedAtBlanks(lines: readonly string[]): Paragraph[] {
  const paragraphs: Paragraph[] = [[]];
  for (const line of lines) {
    if (/[\p{L}\p{N}]/u.test(line)) paragraphs.at(-1)?.push(line);
    else paragraphs.push([]);
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}
