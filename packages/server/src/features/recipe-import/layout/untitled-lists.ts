/**
 * Lists of ingredients that no heading names: runs of lines that say how much, with at most a few others
 * between them. They must be longer and purer than those below a heading.
 */
import { isLabelledFact } from '@saltbush/domain/recipe-import/labelled-facts';
import {
  isSentence,
  saysHowMuch,
  shareWithAmount,
} from '@saltbush/domain/recipe-import/line-shape';
import type { Block, Blocks } from './blocks';
import { kindOfBlock } from './headings';

/** More blocks than this in a row that are no lines end a list. */
export const mostInterruption = 6;

const fewestAmounts = 3;
const fewestLines = 4;
const fairShare = 0.6;
/** A page with more lists other things. */
const mostLists = 40;

/** First, and behind last, index of the blocks of each. */
export function untitledLists(blocks: Blocks): [number, number][] {
  const lists: [number, number][] = [];
  for (let from = 0, to = 0; from < blocks.all.length; from = to) {
    to = endOfRun(blocks.all, from);
    const lines = blocks.all.slice(from, to).map(({ text }) => text);
    if (lines.length < fewestAmounts || shareWithAmount(lines) < fairShare) continue;
    const end = endOfList(blocks.all, to);
    if (end - from >= fewestLines) lists.push([from, end]);
  }
  return lists.slice(0, mostLists);
}

function endOfRun(blocks: readonly Block[], from: number): number {
  let to = from + 1;
  if (!isAmount(blocks[from]!)) return to;
  for (let at = to; at < to + mostInterruption && mayInterrupt(blocks[at]); at += 1) {
    if (isAmount(blocks[at]!)) to = at + 1;
  }
  return to;
}

function isAmount({ text }: Block): boolean {
  return saysHowMuch(text) && !isSentence(text) && !isLabelledFact(text);
}

function mayInterrupt(block: Block | undefined): boolean {
  if (block === undefined || isSentence(block.text)) return false;
  const kind = kindOfBlock(block);
  return kind !== 'method' && kind !== 'other';
}

/** "Salt" closes a list as often as "1 tsp salt": neighbours of the last line still belong to it. */
function endOfList(blocks: readonly Block[], behindLast: number): number {
  const last = blocks[behindLast - 1]!;
  let end = behindLast;
  const isNeighbour = ({ element }: Block) =>
    element === last.element ||
    (element.parent === last.element.parent && element.tag === last.element.tag);
  for (let next = blocks[end]; next && isNeighbour(next) && mayInterrupt(next);) {
    end += 1;
    next = blocks[end];
  }
  return end;
}
