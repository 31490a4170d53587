/** Which blocks of a page are headings, and what they mean. */
import { isHeadingLine } from '../../text/headings/heading-lines';
import {
  isOnlySectionWord,
  sectionKindOf,
  type SectionKind,
} from '../../text/headings/section-kind';
import { findListedFood } from '../../foods/find-food';
import { isAdvert } from '../../text/lines/adverts';
import { statesAmount } from '../../text/lines/line-shape';
import { opensLikeStep } from '../../text/lines/step-openings';
import { withoutCounting } from '../../schema-org/step-numbers';
import type { Block } from './blocks';

/** A longer bold paragraph is emphasis, and a longer h1 to h6 a mistake. */
const longestBoldHeading = 70;
const longestHeading = 150;

/** h1 to h6, a short bold paragraph, or a short line that ends in a colon. */
export function isHeading(block: Block): boolean {
  if (block.level > 0) return block.text.length <= longestHeading;
  if (block.isBold) return block.text.length <= longestBoldHeading;
  return isHeadingLine(block.text);
}

/**
 * The section that a block begins. A block without the look of a heading counts if it contains only the word: many
 * sites style a plain element as a heading.
 */
export function kindOfBlock(block: Block): SectionKind | undefined {
  if (!known.has(block)) known.set(block, classified(block));
  return known.get(block);
}

/** Every reader asks about every block. */
const known = new WeakMap<Block, SectionKind | undefined>();

function classified(block: Block): SectionKind | undefined {
  const kind = sectionKindOf(block.text);
  if (kind === undefined || (kind === 'ingredients' && isStepTitle(block.text))) return undefined;
  if (isHeading(block) || looksTitled(block)) return kind;
  // "Read more", "Print recipe".
  if (kind === 'other' && isAdvert(block.text)) return undefined;
  const isItem = block.element.tag === 'li' || block.element.tag === 'tr';
  const isWord = /^\P{L}*\p{L}[\p{L}\p{M}’']*(?: \p{L}[\p{L}\p{M}’']*)?\P{L}*$/u.test(block.text);
  return !isItem && (isWord || isOnlySectionWord(block.text)) ? kind : undefined;
}

/** "Step 1: Prep your ingredients", "Combine the dry ingredients": what is to be done with them. */
function isStepTitle(text: string): boolean {
  const title = withoutCounting(text);
  return title !== text.trim() || opensLikeStep(title);
}

function looksTitled({ element }: Block): boolean {
  return /title|head|label/i.test(element.attributes['class'] ?? '');
}

/** Items of a list that a class calls a title, without an amount: headings, unless many are called so. */
export function titledAmong(listed: readonly Block[]): readonly Block[] {
  const called = listed.filter(({ element }) => titleClass.test(element.attributes['class'] ?? ''));
  const titled = called.filter(
    ({ text }) => text.length <= longestTitleInList && !statesAmount(text),
  );
  return called.length * 2 < listed.length ? titled : [];
}

const titleClass = /(?:^|[\s_-])(?:sub)?(?:heading|title|header|headline)(?:$|[\s_-])/i;

/** "Dough" in italics above lines with amounts, where little of the list is in italics: headings. */
export function emphasisedAmong(listed: readonly Block[]): readonly Block[] {
  const emphasised = listed.filter(({ isEmphasised }) => isEmphasised);
  if (emphasised.length * 2 >= listed.length) return [];
  return emphasised.filter((block) => {
    const at = listed.indexOf(block);
    const next = listed.slice(at + 1, at + 1 + linesBelow);
    const isName = block.text.length <= longestTitleInList && !/[\d.,;!?]/.test(block.text);
    return isName && next.length > 0 && next.every(isPlainLine) && !findListedFood(block.text);
  });
}

const isPlainLine = ({ text, isEmphasised }: Block): boolean => !isEmphasised && statesAmount(text);

const longestTitleInList = 50;
const linesBelow = 2;
