/**
 * The texts of a draft with the bold, the italics and the links that their source has, as Markdown.
 *
 * - Readers work on plain texts. What was marked is found again afterwards: where a line of the source is a line of the
 *   draft, contains one, or is a long part of one.
 * - What covers the whole of a step is the look of the page, and goes; so does what cannot be written without changing the
 *   text (a star inside of bold), and a link to the page itself.
 */
import { hasUnspacedScript } from '../../characters/unspaced-scripts';
import { addressKey } from '../../recipe/page-address';
import type { RecipeContent } from '../../recipe/recipe';
import { type MarkedLine, markedLines, type MarkedSpan } from './marked-lines';

type Texts = Pick<RecipeContent, 'description' | 'notes' | 'steps'>;

/**
 * @param sources HTML, Markdown or plain text
 * @example withMarks({ steps: [{ text: 'Melt all of it' }] }, ['Melt <b>all</b> of it']).steps // [{ text: 'Melt **all** of it' }]
 */
export function withMarks<Draft extends Texts>(
  draft: Draft,
  sources: readonly string[],
  pageUrl?: string,
): Draft {
  const lines = usable(
    sources.flatMap((source) => markedLines(source, pageUrl)),
    pageUrl,
  );
  if (lines.length === 0) return draft;
  const budget = { left: mostCompared };
  const written = (text: string) => writeLines(text, lines, budget);
  return {
    ...draft,
    ...(draft.description !== undefined && { description: written(draft.description) }),
    ...(draft.notes !== undefined && { notes: written(draft.notes) }),
    steps: draft.steps.map((step) => ({ ...step, text: written(step.text) })),
  };
}

function usable(lines: readonly MarkedLine[], pageUrl: string | undefined): MarkedLine[] {
  const own = addressKey(pageUrl);
  const isElsewhere = (span: MarkedSpan) =>
    span.kind !== 'link' || own === undefined || addressKey(span.href) !== own;
  return lines
    .filter(({ text }) => text.length >= shortestLine)
    .slice(0, mostLines)
    .map(({ text, spans }) => ({ text, spans: spans.filter(isElsewhere) }));
}

/** Characters that may still be compared: a hostile source has many lines like its steps. */
interface Budget {
  left: number;
}

function writeLines(text: string, lines: readonly MarkedLine[], budget: Budget): string {
  const parts = text.split('\n');
  return parts
    .map((part) => {
      const spans = spansOf(part, lines, budget);
      const partial = parts.length > 1 ? spans : spans.filter((span) => !covers(span, part));
      return write(part, partial);
    })
    .join('\n');
}

const covers = ({ start, end }: MarkedSpan, text: string): boolean =>
  /^[\p{P}\s]*$/u.test(text.slice(0, start) + text.slice(end));

/** In the order of their starts; none crosses another. */
function spansOf(text: string, lines: readonly MarkedLine[], budget: Budget): MarkedSpan[] {
  if (text.length < shortestLine) return [];
  const found: MarkedSpan[] = [];
  for (const line of lines) {
    budget.left -= text.length + line.text.length;
    if (budget.left < 0) break;
    const inLine = line.text.indexOf(text);
    const inText = inLine === -1 && line.text.length >= longLine ? text.indexOf(line.text) : -1;
    if (inLine === -1 && inText === -1) continue;
    const shift = inLine === -1 ? inText : -inLine;
    for (const span of line.spans) {
      const start = Math.max(0, span.start + shift);
      const end = Math.min(text.length, span.end + shift);
      if (end > start) found.push({ ...span, start, end });
    }
    if (inLine !== -1) break;
  }
  return withoutCrossing(found.toSorted((a, b) => a.start - b.start || b.end - a.end));
}

function withoutCrossing(spans: readonly MarkedSpan[]): MarkedSpan[] {
  const remaining: MarkedSpan[] = [];
  for (const span of spans) {
    const crosses = remaining.some(
      ({ start, end, kind }) =>
        span.start < end && (span.end > end || (span.start === start && span.kind === kind)),
    );
    if (!crosses) remaining.push(span);
  }
  return remaining;
}

function write(text: string, spans: readonly MarkedSpan[]): string {
  let written = '';
  let at = 0;
  for (let n = 0; n < spans.length;) {
    const span = spans[n]!;
    const inner = spans.slice(n + 1).filter(({ start }) => start < span.end);
    n += 1 + inner.length;
    const inside = text.slice(span.start, span.end);
    const shifted = inner.map((one) => ({
      ...one,
      start: one.start - span.start,
      end: one.end - span.start,
    }));
    const marked = canBeWritten(span, text) ? wrap(span, write(inside, shifted)) : inside;
    written += text.slice(at, span.start) + marked;
    at = span.end;
  }
  return written + text.slice(at);
}

/** By the rules that texts are read by: not inside of a word, and no sign of marks inside. */
function canBeWritten({ kind, start, end }: MarkedSpan, text: string): boolean {
  const inside = text.slice(start, end);
  if (kind === 'link') return !/[[\]]/.test(inside);
  const isFree = [text.slice(0, start).slice(-1), text.slice(end, end + 1)].every(
    (beside) => !/[\p{L}\p{N}*_\\]/u.test(beside) || hasUnspacedScript(beside),
  );
  // A sign at its edge would make the stars no marks beside a letter of an unspaced script.
  return isFree && !/[*_]/.test(inside) && inside.trim() === inside;
}

function wrap(span: MarkedSpan, inside: string): string {
  if (span.kind !== 'link') return span.kind === 'bold' ? `**${inside}**` : `*${inside}*`;
  const address = span.href.replaceAll('(', '%28').replaceAll(')', '%29');
  return `[${inside}](${address})`;
}

/** Shorter lines are in many texts by chance: a button "Chicken". */
const shortestLine = 12;
/** A line that is only a part of a step. */
const longLine = 40;
const mostLines = 3_000;
const mostCompared = 30_000_000;
