/**
 * Lists of ingredients that no heading names: runs of lines that state an amount, with at most a few others
 * between them. They must be longer and purer than those below a heading.
 */
import { parseIngredient } from '../../ingredients/parse-ingredient';
import { isLabelledFact } from '../../text/fields/labelled-facts';
import { isMostlyNutrients } from '../../text/lines/nutrition-lines';
import { isSentence, statesAmount, shareWithAmount } from '../../text/lines/line-shape';
import { findUnit } from '../../units/find-unit';
import type { Block, Blocks } from './blocks';
import { kindOfBlock } from './headings';

/** More blocks than this in a row that are no lines end a list. */
export const mostInterruption = 6;

const fewestAmounts = 3;
const fewestLines = 4;
const fairShare = 0.6;
/** A page with more lists other things. */
const mostLists = 40;

/** First, and after last, index of the blocks of each. */
export function untitledLists(blocks: Blocks): [number, number][] {
  const lists: [number, number][] = [];
  for (let from = 0, to = 0; from < blocks.all.length; from = to) {
    to = endOfRun(blocks.all, from);
    const lines = blocks.all.slice(from, to).map(({ text }) => text);
    if (lines.length < fewestAmounts || shareWithAmount(lines) < fairShare) continue;
    if (isMostlyNutrients(lines) || isMostlyDated(lines)) continue;
    const end = endOfList(blocks.all, to);
    if (end - from >= fewestLines) lists.push([from, end]);
  }
  return lists.slice(0, mostLists);
}

/** "1812 A soup", "1820 A roast": a life, or the history of a dish. */
function isMostlyDated(lines: readonly string[]): boolean {
  const dated = lines.filter((line) => {
    const [, word] = /^(?:1[5-9]|20)\d\d[\s:–-]+(\p{L}[\p{L}\p{M}]*)/u.exec(line) ?? [];
    return word !== undefined && findUnit(word) === undefined;
  });
  return dated.length * 2 > lines.length;
}

function endOfRun(blocks: readonly Block[], from: number): number {
  let to = from + 1;
  if (!isAmount(blocks, from)) return to;
  for (let at = to; at < to + mostInterruption && mayInterrupt(blocks, at); at += 1) {
    if (isAmount(blocks, at)) to = at + 1;
  }
  return to;
}

function isAmount(blocks: readonly Block[], at: number): boolean {
  const { text } = blocks[at]!;
  if (!statesAmount(text) || isLabelledFact(text)) return false;
  return !isSentence(text) || hasRemark(blocks, at);
}

/** "2 quinces, peeled and left …": as long as a step, but its number is no counting of steps. */
function hasRemark(blocks: readonly Block[], at: number): boolean {
  const { text } = blocks[at]!;
  const number = leadingNumber(text);
  if (number === undefined) return false;
  const isCounted = [at - 1, at + 1].some(
    (next) => leadingNumber(blocks[next]?.text ?? '') === number + next - at,
  );
  return !isCounted || parseIngredient(text).unit !== undefined;
}

function leadingNumber(text: string): number | undefined {
  const digits = /^\d+/.exec(text)?.[0];
  return digits === undefined ? undefined : Number(digits);
}

function mayInterrupt(blocks: readonly Block[], at: number): boolean {
  const block = blocks[at];
  if (block === undefined) return false;
  if (isSentence(block.text) && !isAmount(blocks, at)) return false;
  const kind = kindOfBlock(block);
  return kind !== 'method' && kind !== 'other';
}

/** "Salt" closes a list as often as "1 tsp salt": neighbours of the last line are still part of it. */
function endOfList(blocks: readonly Block[], behindLast: number): number {
  const last = blocks[behindLast - 1]!;
  let end = behindLast;
  const isNeighbour = ({ element }: Block) =>
    element === last.element ||
    (element.parent === last.element.parent && element.tag === last.element.tag);
  while (mayInterrupt(blocks, end) && isNeighbour(blocks[end]!)) end += 1;
  return end;
}
