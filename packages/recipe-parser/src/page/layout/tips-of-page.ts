/**
 * Tips as pages show them: a box of its own with a label in front ("Tip: …"), or with a label in an element of its own, which
 * needs no colon ("Truco" in bold, then the sentence).
 */
import { isTipLabel } from '../../text/headings/tip-label';
import { isTip } from '../../text/headings/tips';
import {
  elementsIn,
  inlineTags,
  isElement,
  squeezed,
  textIn,
  withoutElements,
  type PageElement,
} from '../document/page-tree';

/**
 * The text of a tip with a colon behind its label.
 *
 * @example tipText(element) // 'Truco: si se queda seco, más caldo.', of <div><b>Truco</b> si se queda seco, más caldo.</div>
 * @returns `undefined` of what is no tip
 */
export function tipText(element: PageElement): string | undefined {
  if (!known.has(element)) known.set(element, tipIn(element));
  return known.get(element);
}

/** Many blocks between line breaks are in one element. */
const known = new WeakMap<PageElement, string | undefined>();

function tipIn(element: PageElement): string | undefined {
  const text = squeezed(textIn(element));
  if (text.length > longestTip) return undefined;
  if (isTip(text)) return text;
  const label = labelOf(element);
  if (label === '' || !text.startsWith(label) || !isTipLabel(label)) return undefined;
  const rest = text.slice(label.length).replace(/^[\s:–—-]+/, '');
  return rest.length < shortestTip ? undefined : `${label.replace(/[\s:]+$/, '')}: ${rest}`;
}

const longestTip = 600;
const shortestTip = 6;

/** The text of the first element, if no text is before it. */
function labelOf(element: PageElement): string {
  let inner = element;
  for (let depth = 0; depth < deepest; depth += 1) {
    const [first, ...others] = inner.children.filter(
      (child) => isElement(child) || child.trim() !== '',
    );
    if (first === undefined || !isElement(first)) return '';
    if (others.length > 0) return squeezed(textIn(first));
    inner = first;
  }
  return '';
}

const deepest = 4;

/** A line without the boxes inside that are tips, and those. */
export function withoutTips(line: PageElement): { rest: PageElement; tips: PageElement[] } {
  const tips = boxesIn(line, 0).filter((box) => tipText(box) !== undefined);
  return tips.length === 0
    ? { rest: line, tips }
    : { rest: withoutElements(line, new Set(tips)), tips };
}

function boxesIn(element: PageElement, depth: number): PageElement[] {
  if (depth >= deepest) return [];
  return elementsIn(element)
    .filter(({ tag }) => !inlineTags.has(tag) && tag !== 'br' && tag !== 'td')
    .flatMap((box) => [box, ...boxesIn(box, depth + 1)]);
}
