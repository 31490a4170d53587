/** Texts of a line, cut out as written. */
import {
  codeAt,
  comma,
  isLetter,
  isSpace,
  point,
  semicolon,
  space,
} from '../../../characters/characters';
import type { Line, Span } from './tokens';

export function textOf(text: string, span: Span | undefined): string {
  return span ? text.slice(span.start, span.end) : '';
}

/** Stretches in the order of the line. */
export function textOfSpans(text: string, spans: readonly Span[], separator: string): string {
  if (spans.length === 0) return '';
  let joined = '';
  for (const span of spans.length === 1 || isInOrder(spans) ? spans : spans.toSorted(byStart)) {
    joined = joined === '' ? textOf(text, span) : joined + separator + textOf(text, span);
  }
  return joined;
}

function isInOrder(spans: readonly Span[]): boolean {
  for (let at = 1; at < spans.length; at++) {
    if ((spans[at]?.start ?? 0) < (spans[at - 1]?.start ?? 0)) return false;
  }
  return true;
}

function byStart(a: Span, b: Span): number {
  return a.start - b.start;
}

/** Tokens that are together with the text between them; where something was left out, a space. */
export function textOfTokens({ text, tokens }: Line, indexes: readonly number[]): string {
  if (indexes.length === 0) return '';
  let joined = '';
  let first = indexes[0] ?? 0;
  const last = indexes[indexes.length - 1] ?? first;
  if (last - first === indexes.length - 1) {
    return quoted(text, tokens[first]?.start ?? 0, tokens[last]?.end ?? 0);
  }
  for (let position = 0; position < indexes.length; position++) {
    const index = indexes[position] ?? 0;
    const following = indexes[position + 1];
    const isTogether =
      following === index + 1 || (following === index + 2 && tokens[index + 1]?.kind === 'comma');
    if (isTogether) continue;
    const stretch = quoted(text, tokens[first]?.start ?? 0, tokens[index]?.end ?? 0);
    joined = joined === '' ? stretch : `${joined} ${stretch}`;
    first = following ?? first;
  }
  return joined;
}

/** Includes the opening quotation mark if the closing one is inside: '00' flour. */
function quoted(text: string, start: number, end: number): string {
  const stretch = text.slice(start, end);
  if (start === 0 || text.charCodeAt(start - 1) === space) return stretch;
  const isOpening = start < 2 || isSpace(text.charCodeAt(start - 2));
  const opening = isOpening ? codeAt(text, start - 1) : -1;
  if (opening < 0 || isLetter(opening) || opening === space) return stretch;
  const closing = closingQuotes.get(String.fromCharCode(opening));
  return closing !== undefined && stretch.includes(closing) ? text.slice(start - 1, end) : stretch;
}

const closingQuotes: ReadonlyMap<string, string> = new Map([
  ["'", "'"],
  ['‘', '’'],
  ['"', '"'],
  ['“', '”'],
]);

/** From the first word after the food to the end of the line, without loose marks at its end. */
export function tailSpan({ text, tokens }: Line, from: number): Span | undefined {
  let at = from;
  while (tokens[at] && tokens[at]?.kind !== 'word' && tokens[at]?.kind !== 'number') at++;
  const start = tokens[at]?.start;
  if (start === undefined) return undefined;
  let end = text.length;
  while (end > start && isLooseMark(text.charCodeAt(end - 1))) end--;
  if (text[end - 1] === ')' && !isOpenedIn(text.slice(start, end))) end--;
  return { start, end };
}

/** Whether a closing bracket at the end was opened in the stretch, not left before it. */
function isOpenedIn(stretch: string): boolean {
  return stretch.split('(').length >= stretch.split(')').length;
}

function isLooseMark(code: number): boolean {
  return isSpace(code) || code === comma || code === point || code === semicolon;
}
