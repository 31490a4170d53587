/** Reads the marks of a text; its rules are in `formatted-text.ts`. In time that grows with the text alone. */
import type { MarkedToken } from 'marked';
import {
  type FormatSpan,
  type FormattedText,
  hasMarks,
  isWebAddress,
  type ListItem,
} from './formatted-text';
import { inlineTokens } from './inline-tokenizer';

/**
 * @example
 * readFormattedText('Fold **gently**.')
 * // { plain: 'Fold gently.', spans: [{ kind: 'bold', start: 5, end: 11 }], items: [] }
 */
export function readFormattedText(text: string): FormattedText {
  const read: FormattedText = { plain: '', spans: [], items: [] };
  if (!hasMarks(text)) return { ...read, plain: text };
  const lines = text.split('\n');
  const markers = listMarkers(lines);
  lines.forEach((line, at) => {
    if (at > 0) read.plain += '\n';
    const marker = markers[at];
    const start = read.plain.length;
    read.plain += line.slice(0, marker?.length ?? 0);
    const textStart = read.plain.length;
    readLine(line.slice(marker?.length ?? 0), read);
    if (!marker) return;
    const { kind, isFirst } = marker;
    read.items.push({ kind, isFirst, start, textStart, end: read.plain.length });
  });
  return read;
}

interface Marker extends Pick<ListItem, 'kind' | 'isFirst'> {
  /** With the spaces around it. */
  length: number;
}

/** For each line its bullet or number, if it belongs to a list. */
function listMarkers(lines: readonly string[]): (Marker | undefined)[] {
  const begun = lines.map(beginOf);
  const follows = begun.map((begin, at) => isNext(begun[at - 1], begin));
  return begun.map((begin, at) => {
    const isFirst = !follows[at];
    if (!begin || (isFirst && !follows[at + 1])) return undefined;
    return {
      kind: begin.number === undefined ? 'bullet' : 'number',
      isFirst,
      length: begin.length,
    };
  });
}

interface LineBegin {
  length: number;
  /** The bullet, or what stands behind the number. */
  sign: string;
  number: number | undefined;
}

function beginOf(line: string): LineBegin | undefined {
  const match = /^\s{0,8}(?:([-*])|(\d{1,3})([.)]))\s+(?=\S)/.exec(line);
  if (!match) return undefined;
  const [{ length }, bullet, digits, end = ''] = match;
  const number = digits === undefined ? undefined : Number(digits);
  return { length, sign: bullet ?? end, number };
}

/** Whether a line goes on with the list of the line before. */
function isNext(before: LineBegin | undefined, begin: LineBegin | undefined): boolean {
  if (!before || !begin || before.sign !== begin.sign) return false;
  return begin.number === undefined || begin.number === (before.number ?? NaN) + 1;
}

function readLine(line: string, read: FormattedText): void {
  const isPlain = !hasMarks(line) || (line.match(/[*_[<`]/g)?.length ?? 0) > mostSigns;
  if (isPlain) read.plain += line;
  else addTokens(inlineTokens(line), read);
}

function addTokens(tokens: readonly MarkedToken[], read: FormattedText): void {
  for (const token of tokens) {
    const mark = markOf(token);
    if (mark === undefined) {
      read.plain += token.raw;
      continue;
    }
    const span: FormatSpan = { ...mark.as, start: read.plain.length, end: 0 };
    read.spans.push(span);
    addTokens(mark.tokens, read);
    span.end = read.plain.length;
  }
}

interface Mark {
  as: { kind: 'bold' | 'italics' } | { kind: 'link'; href: string };
  tokens: MarkedToken[];
}

function markOf(token: MarkedToken): Mark | undefined {
  if (token.type === 'strong') return { as: { kind: 'bold' }, tokens: tokensIn(token) };
  if (token.type === 'em') return { as: { kind: 'italics' }, tokens: tokensIn(token) };
  if (token.type !== 'link' || !isWebAddress(token.href)) return undefined;
  // A title behind the address would be lost, and nobody finds a link without a text.
  const isWhole = !token.title && token.text.trim() !== '';
  return isWhole ? { as: { kind: 'link', href: token.href }, tokens: tokensIn(token) } : undefined;
}

const tokensIn = ({ tokens }: { tokens: unknown[] }) => tokens as MarkedToken[];

/** In one line; more are a drawing or an attack, and each may be compared with all others. */
const mostSigns = 200;
