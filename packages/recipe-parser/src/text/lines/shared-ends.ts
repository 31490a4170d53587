/**
 * Lines of a list without what a page writes behind each of them: "shopping list", "add to cart", "view product".
 *
 * Two or more words count that most lines end with; no recipe ends most of its lines alike, and one that does
 * ("to taste") has few lines. A single word counts if it is known from buttons.
 */
import { isAdvert } from './adverts';

/** Fewer lines may well end alike. */
const fewestLines = 4;
const fairShare = 0.6;
/** Longer remarks are texts. */
const mostWords = 6;

/** @example withoutSharedEnds(['2 eggs show more', '1 l milk show more', …]) // ['2 eggs', '1 l milk', …] */
export function withoutSharedEnds(lines: readonly string[]): string[] {
  if (lines.length < fewestLines) return [...lines];
  for (let words = mostWords; words >= 1; words -= 1) {
    const end = commonestEnd(lines, words);
    if (end !== undefined && (words > 1 || isAdvert(end)))
      return lines.map((line) => withoutEnd(line, end));
  }
  return [...lines];
}

function commonestEnd(lines: readonly string[], words: number): string | undefined {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const end = endOf(line, words);
    if (end !== undefined) counts.set(end, (counts.get(end) ?? 0) + 1);
  }
  const [end, count = 0] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return count >= fewestLines && count >= lines.length * fairShare ? end : undefined;
}

/** The last words, where a food may be before them; numbers are amounts, and brackets belong to the line. */
function endOf(line: string, words: number): string | undefined {
  const all = line.split(' ');
  const end = all.slice(-words).join(' ');
  const isLineWithout = /\p{L}{3}|\p{Lo}/u.test(all.slice(0, -words).join(' '));
  return isLineWithout && !/[\d()]/.test(end) ? end : undefined;
}

function withoutEnd(line: string, end: string): string {
  return line.endsWith(` ${end}`) ? line.slice(0, -end.length).trim() : line;
}
