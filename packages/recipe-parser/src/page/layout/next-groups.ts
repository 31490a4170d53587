/**
 * Further groups of a list that a page puts into a box of their own behind the first: a field "To serve" behind the field
 * "Ingredients", a second table under its small heading.
 *
 * A group is a short block that is no line, and right below it lines that look like those of the list, most of which state
 * an amount.
 */
import { isSentence, shareWithAmount, statesAmount } from '../../text/lines/line-shape';
import type { PageElement } from '../document/page-tree';
import type { Block } from './blocks';
import { kindOfBlock } from './headings';

const fewestLines = 2;
const fairShare = 0.5;
const longestHeading = 60;
/** A page with more lists other recipes. */
const mostGroups = 8;

/**
 * Index after the last line of the groups that follow a list.
 *
 * @param from first index of the list
 * @param to index after its last block
 */
export function endOfNextGroups(blocks: readonly Block[], from: number, to: number): number {
  const line = blocks.slice(from, to).findLast(({ text }) => statesAmount(text));
  let end = to;
  for (let count = 0; line !== undefined && count < mostGroups; count += 1) {
    const next = endOfGroup(blocks, end, line);
    if (next === undefined) break;
    end = next;
  }
  return end;
}

function endOfGroup(blocks: readonly Block[], heading: number, line: Block): number | undefined {
  const first = blocks[heading];
  if (first === undefined || !mayBeHeading(first) || isAlike(first, line)) return undefined;
  let end = heading + 1;
  while (end < blocks.length && isAlike(blocks[end]!, line)) end += 1;
  const lines = blocks.slice(heading + 1, end).map(({ text }) => text);
  return lines.length >= fewestLines && shareWithAmount(lines) >= fairShare ? end : undefined;
}

function mayBeHeading(block: Block): boolean {
  const kind = kindOfBlock(block);
  if (kind === 'method' || kind === 'other') return false;
  return (
    block.text.length <= longestHeading && !isSentence(block.text) && !statesAmount(block.text)
  );
}

/** The same kind of element, equally deep. */
function isAlike({ element, text }: Block, { element: other }: Block): boolean {
  return kindOf(element) === kindOf(other) && !isSentence(text);
}

/** Behind its first class a program writes "odd" and "last". */
function kindOf({ tag, depth, attributes, parent }: PageElement): string {
  const [name = ''] = (attributes['class'] ?? '').trim().split(/\s+/);
  return `${tag} ${name} ${depth} ${parent?.tag}`;
}
