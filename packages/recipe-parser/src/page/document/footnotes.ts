/** The number of a footnote behind a word: raised, or a link to a place on the page. */
import type { PageElement } from './page-element';

/**
 * Whether an element is no word of its text.
 *
 * It is right behind a word of three letters or a bracket: not the raised number of a fraction, nor that of "cm²".
 *
 * @param before the text in front of it
 */
export function isFootnote(element: PageElement, before: string): boolean {
  const { tag, attributes } = element;
  const isRaised = tag === 'sup';
  const isLink = tag === 'a' && (attributes['href'] ?? '').startsWith('#');
  if (!isRaised && !isLink) return false;
  const mark = markIn(element);
  if (!/^\s*(?:\[\d{1,2}\]|\d{1,2}|[*†‡]{1,3})\s*$/.test(mark)) return false;
  return /(?:\p{L}{3}|[\p{L}\p{N}][).,])$/u.test(before.slice(-longestEnd));
}

const longestEnd = 12;

/** Its text, if it holds nothing else than a link. */
function markIn(element: PageElement): string {
  let inner = element;
  for (let depth = 0; depth < 3; depth += 1) {
    const [only, ...others] = inner.children;
    if (only === undefined || others.length > 0) return '';
    if (typeof only === 'string') return only.slice(0, longestMark + 1);
    inner = only;
  }
  return '';
}

/** "[12]" with spaces around it. */
const longestMark = 8;
