/**
 * Steps without a heading over all of them, where each has a title that says what is done: "Cook the pasta", and below it
 * what to do.
 *
 * They count where three or more headings of one rank follow each other below the ingredients, each with text of its own,
 * and half of them begin like a step.
 */
import { isAdvert } from '../../text/lines/adverts';
import { headingText } from '../../text/headings/heading-lines';
import { isSentence } from '../../text/lines/line-shape';
import { opensLikeStep } from '../../text/lines/step-openings';
import type { Block, Blocks } from './blocks';
import type { Group } from './group';
import { kindOfBlock } from './headings';

const fewestTitles = 3;
const mostBlocks = 200;

/** @param after index of the first block below the heading of the ingredients */
export function underStepTitles(blocks: Blocks, after: number): Group[] | undefined {
  const below = blocks.all.slice(after, after + mostBlocks);
  const first = below.findIndex((block) => block.level > 0 && opensLikeStep(block.text));
  if (first === -1) return undefined;
  const groups = groupsFrom(below.slice(first)).filter(({ lines }) => lines.length > 0);
  const doing = groups.filter(({ section = '' }) => opensLikeStep(section));
  const isMethod = groups.length >= fewestTitles && doing.length * 2 >= groups.length;
  return isMethod ? groups : undefined;
}

/** Up to a heading that ranks higher, or means something else. */
function groupsFrom(below: readonly Block[]): Group[] {
  const level = below[0]!.level;
  const groups: Group[] = [];
  for (const block of below) {
    const outranks = block.level > 0 && block.level < level;
    if (outranks || kindOfBlock(block) === 'other') break;
    if (block.level === level) groups.push({ section: headingText(block.text), lines: [] });
    else if (isStep(block)) groups.at(-1)?.lines.push(block.text);
  }
  return groups;
}

/** A short paragraph ends like a sentence; items are what the step needs, unless they are sentences. */
function isStep({ element, text }: Block): boolean {
  if (isAdvert(text)) return false;
  return isSentence(text) || (element.tag !== 'li' && /\p{L}{2}.*[.!]$/u.test(text));
}
