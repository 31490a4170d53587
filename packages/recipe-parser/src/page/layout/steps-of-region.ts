/**
 * The steps of a part of a page, below their heading: its list items if most of its text is in those, else its paragraphs,
 * until something else comes between them.
 */
import { headingText } from '../../text/headings/heading-lines';
import { isLabelledFact } from '../../text/fields/labelled-facts';
import { isSentence } from '../../text/lines/line-shape';
import { isTip } from '../../text/headings/tips';
import { isWish } from '../../text/lines/wishes';
import { sectionKindOf } from '../../text/headings/section-kind';
import { stepNumber, withoutCounting } from '../../schema-org/step-numbers';
import type { PageElement } from '../document/page-tree';
import type { Block } from './blocks';
import { withoutFurniture } from './furniture';
import type { Group } from './group';
import { isHeading, kindOfBlock } from './headings';
import { tipText } from './tips-of-page';

/** List items that are shorter on average are links or tags. */
const shortestAverage = 18;

/** Headings in between name the groups. A closing remark is no step, and what stands between steps is none. */
export function stepsIn(region: readonly Block[]): Group[] {
  const inside = withoutSlantedRemark(withoutFurniture(region));
  const groups = inItems(inside) ? itemGroups(inside) : paragraphGroups(inside);
  const last = groups.at(-1);
  const closing = last?.lines.at(-1) ?? '';
  const isAlone = groups.flatMap(({ lines }) => lines).length === 1;
  if (!isAlone && isRemark(closing) && !isTip(closing)) last?.lines.pop();
  return groups.filter(({ lines }) => lines.length > 0);
}

/** "Note: it freezes well.", "Примечание: …": opened by the word that would be a heading over it. */
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
  const steps = inside.filter((block) => isSentence(block.text) && tipOf(block) === undefined);
  const items = steps.filter(isItem);
  const others = steps.filter((block) => !isItem(block));
  return textLength(items) > textLength(others);
}

function textLength(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { text }) => sum + text.length, 0);
}

/** The tip that a block is. */
function tipOf({ element, text }: Block): string | undefined {
  if (isTip(text)) return text;
  const tip = tipText(element);
  // Of a block between line breaks the element is that around all of them; the tip may have a colon more.
  return tip !== undefined && tip.length <= text.length + 1 ? tip : undefined;
}

export function isItem(block: Block): boolean {
  return block.element.tag === 'li';
}

/** Items of one list stay together; a list of short items is links or tags. */
function itemGroups(inside: readonly Block[]): Group[] {
  const groups: (Group & { list?: PageElement | undefined })[] = [];
  let section: string | undefined;
  for (const block of inside) {
    const tip = tipOf(block);
    if (tip !== undefined) {
      groups.at(-1)?.lines.push(tip);
      continue;
    }
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
  const numbers = new Set(inside.map(({ text }) => stepNumber(text)));
  const counts = inside.filter(isNumber).length > 1;
  const groups: Group[] = [{ lines: [] }];
  const blocks = counts ? withoutNeeds(inside) : inside;
  const isText = (block: Block) => !isItem(block) && !isHeading(block) && isSentence(block.text);
  const lastText = blocks.findLastIndex(isText);
  const hasText = blocks.filter(isText).length > 1;
  for (const [at, block] of blocks.entries()) {
    const hasSteps = groups.some(({ lines }) => lines.length > 0);
    const text = withoutCounting(block.text);
    const tip = tipOf(block);
    if (tip !== undefined) groups.at(-1)?.lines.push(tip);
    if (tip !== undefined || !/\p{L}/u.test(text)) continue;
    if (kindOfBlock(block) !== undefined || isSetting(text)) continue;
    if (hasSteps && isWish(text)) break;
    if (isItem(block) && !isSentence(text)) {
      // What the next step needs, or a list below the last.
      if (hasSteps && at > lastText) break;
      if (hasText) continue;
    }
    if (isHeading(block) && !isSentence(text))
      groups.push({ section: headingText(text), lines: [] });
    else groups.at(-1)?.lines.push(withoutOwnNumber(block.text, numbers));
  }
  return groups;
}

/** "1 Boil the rice", where the number of the next step has a box of its own. */
function withoutOwnNumber(text: string, numbers: ReadonlySet<number | undefined>): string {
  const [opening = '', digits] = /^(\d{1,2})\s+(?=\p{L})/u.exec(text) ?? [];
  const isNext = numbers.has(Number(digits) + 1) || numbers.has(Number(digits) - 1);
  return digits !== undefined && isNext ? text.slice(opening.length) : text;
}

function isNumber({ text }: Block): boolean {
  return stepNumber(text) !== undefined;
}

/**
 * Without what a step that counts needs besides its text (foods, tools, a link to a video), and without what stands
 * between or after steps: a box whose heading does not count, more paragraphs behind the last than any other has.
 */
function withoutNeeds(inside: readonly Block[]): readonly Block[] {
  const steps: Block[][] = [[]];
  for (const block of inside) {
    if (isNumber(block)) steps.push([]);
    steps.at(-1)!.push(block);
  }
  const level = inside.find(isNumber)?.level ?? 0;
  const parts = steps.map((step) => textOfStep(withoutAside(step, level)));
  const last = parts.pop()!;
  const longest = Math.max(...parts.slice(1).map((part) => part.length));
  return [...parts, parts.length > fewestSteps ? last.slice(0, longest) : last].flat();
}

/** Of fewer, the last may be the only long one. */
const fewestSteps = 2;

/** A heading of the rank of those that count has a text of its own: an advert, another recipe. */
function withoutAside(step: readonly Block[], level: number): readonly Block[] {
  const aside = step.findIndex((block) => level > 0 && block.level === level && !isNumber(block));
  return aside <= 0 || aside === step.length - 1 ? step : step.slice(0, aside);
}

function textOfStep(step: readonly Block[]): Block[] {
  const hasText = step.some(({ text }) => isSentence(text));
  const isPart = (block: Block) => isNumber(block) || isHeading(block) || endsLikeText(block);
  return step.filter((block) => (hasText ? isPart(block) : !isItem(block)));
}

function endsLikeText({ text }: Block): boolean {
  return isSentence(text) || /\p{L}{2}.*[.!?:。！？।؟][)"”»]?$/u.test(text);
}

/** A timer's button ("15:00 Start"), a yield or a time: what is said beside the steps. */
function isSetting(text: string): boolean {
  const isTimer = /^\d{1,2}:\d{2}(?::\d{2})?(?: \p{L}+){0,2}$/u.test(text);
  return isTimer || (isLabelledFact(text) && !/[.!]$/.test(text));
}
