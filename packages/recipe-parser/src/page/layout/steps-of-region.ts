/**
 * The steps of a part of a page, below their heading: its list items if most of its text is in those, else its paragraphs,
 * until something else comes between them.
 */
import { headingText } from '../../text/headings/heading-lines';
import { isSentence } from '../../text/lines/line-shape';
import { sectionKindOf } from '../../text/headings/section-kind';
import { stepNumber, withoutCounting } from '../../schema-org/steps';
import type { PageElement } from '../document/page-tree';
import type { Block } from './blocks';
import type { Group } from './group';
import { isHeading, kindOfBlock } from './headings';

/** List items that are shorter on average are links or tags. */
const shortestAverage = 18;

/** Headings in between name the groups. A closing remark is no step. */
export function stepsIn(region: readonly Block[]): Group[] {
  const inside = withoutSlantedRemark(region);
  const groups = inItems(inside) ? itemGroups(inside) : paragraphGroups(inside);
  const last = groups.at(-1);
  if (groups.flatMap(({ lines }) => lines).length > 1 && isRemark(last?.lines.at(-1) ?? '')) {
    last?.lines.pop();
  }
  return groups.filter(({ lines }) => lines.length > 0);
}

/** "Tip: it freezes well.", "Примечание: …": opened by the word that would be a heading over it. */
function isRemark(text: string): boolean {
  const [, opening, sign] = /^(.{2,40}?)([:：!–—|]|\s-\s)/u.exec(text) ?? [];
  return sign !== undefined && sectionKindOf(opening ?? '') === 'other';
}

/** A last paragraph in italics, where no other is, is a remark on the dish. */
function withoutSlantedRemark(inside: readonly Block[]): readonly Block[] {
  const last = inside.at(-1);
  const isRemark = last !== undefined && isSlanted(last) && inside.filter(isSlanted).length === 1;
  return isRemark && inside.length > 1 ? inside.slice(0, -1) : inside;
}

function isSlanted({ element }: Block): boolean {
  const [only, ...others] = element.children.filter(
    (child) => typeof child !== 'string' || child.trim() !== '',
  );
  const isItalic = typeof only === 'object' && (only.tag === 'i' || only.tag === 'em');
  return isItalic && others.length === 0;
}

function inItems(inside: readonly Block[]): boolean {
  const items = inside.filter(isItem).filter(({ text }) => isSentence(text));
  const others = inside.filter((block) => !isItem(block) && isSentence(block.text));
  return textLength(items) > textLength(others);
}

function textLength(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { text }) => sum + text.length, 0);
}

export function isItem(block: Block): boolean {
  return block.element.tag === 'li';
}

/** Items of one list stay together; a list of short items is links or tags. */
function itemGroups(inside: readonly Block[]): Group[] {
  const groups: (Group & { list?: PageElement | undefined })[] = [];
  let section: string | undefined;
  for (const block of inside) {
    if (!isItem(block)) {
      if (isHeading(block) && sectionKindOf(block.text) === undefined)
        section = headingText(block.text);
      continue;
    }
    const list = block.element.parent;
    const last = groups.at(-1);
    if (last?.list === list && last?.section === section) last?.lines.push(block.text);
    else groups.push({ section, list, lines: [block.text] });
  }
  return groups
    .filter(({ lines }) => averageLength(lines) >= shortestAverage)
    .map(({ section: name, lines }) => ({ section: name, lines }));
}

function averageLength(lines: readonly string[]): number {
  return lines.join('').length / lines.length;
}

function paragraphGroups(inside: readonly Block[]): Group[] {
  const counts = inside.filter(({ text }) => stepNumber(text) !== undefined).length > 1;
  const groups: Group[] = [{ lines: [] }];
  for (const block of inside) {
    const hasSteps = groups.some(({ lines }) => lines.length > 0);
    const text = withoutCounting(block.text);
    if (!/\p{L}/u.test(text) || kindOfBlock(block) === 'other') continue;
    if (isItem(block) && !isSentence(text)) {
      // What a step needs, between headings that count.
      if (counts) continue;
      if (hasSteps) break;
    }
    if (isHeading(block) && !isSentence(text))
      groups.push({ section: headingText(text), lines: [] });
    else groups.at(-1)?.lines.push(block.text);
  }
  return groups;
}
