/** A text of a recipe as HTML: its marks as elements, everything else escaped. */
import type {
  FormatSpan,
  FormattedText,
  ListItem,
} from '@saltbush/domain/recipe/formatted-text/formatted-text';
import { readFormattedText } from '@saltbush/domain/recipe/formatted-text/read-formatted-text';

export const escaped = (words: string): string =>
  words.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @example formattedHtml('Fold **gently**\n& rest') // 'Fold <strong>gently</strong><br>&#38; rest' */
export function formattedHtml(text: string): string {
  const formatted = readFormattedText(text);
  const { plain, items } = formatted;
  const parts: string[] = [];
  let at = 0;
  for (const item of items) {
    const { start, textStart, end, isFirst, kind } = item;
    const tag = kind === 'bullet' ? 'ul' : 'ol';
    if (isFirst) {
      parts.push(inline(formatted, at, Math.max(at, start - 1)));
      parts.push(kind === 'bullet' ? '<ul>' : `<ol start="${numberOf(plain, item)}">`);
    }
    parts.push(`<li>${inline(formatted, textStart, end)}</li>`);
    if (isLastOfList(items, item)) parts.push(`</${tag}>`);
    at = Math.min(plain.length, end + 1);
  }
  return [...parts, inline(formatted, at, plain.length)].join('');
}

const numberOf = (plain: string, { start }: ListItem): number =>
  Number.parseInt(plain.slice(start).trimStart(), 10);

const isLastOfList = (items: readonly ListItem[], item: ListItem): boolean =>
  items[items.indexOf(item) + 1]?.isFirst !== false;

/** From `from` up to, not including, `to`. */
function inline({ plain, spans }: FormattedText, from: number, to: number): string {
  const inside = spans.filter(({ start }) => start >= from && start < to);
  return nested(plain, { from, to }, inside);
}

function nested(
  plain: string,
  { from, to }: { from: number; to: number },
  spans: readonly FormatSpan[],
): string {
  const parts: string[] = [];
  let at = from;
  for (let n = 0; n < spans.length;) {
    const span = spans[n]!;
    const inner = spans.slice(n + 1).filter(({ start }) => start < span.end);
    parts.push(textHtml(plain.slice(at, span.start)));
    parts.push(wrapped(span, nested(plain, { from: span.start, to: span.end }, inner)));
    at = span.end;
    n += 1 + inner.length;
  }
  return [...parts, textHtml(plain.slice(at, to))].join('');
}

const textHtml = (text: string): string => escaped(text).replaceAll('\n', '<br>');

function wrapped(span: FormatSpan, html: string): string {
  if (span.kind === 'bold') return `<strong>${html}</strong>`;
  if (span.kind === 'italics') return `<em>${html}</em>`;
  return `<a href="${escaped(span.href)}" rel="noopener noreferrer nofollow">${html}</a>`;
}
