/** What lines and paragraphs of a pasted recipe look like where no heading says what they are. */
import { findListedFood } from '../foods/find-food';
import { withoutCounting } from '../schema-org/step-numbers';
import { isLabelledFact } from '../text/fields/labelled-facts';
import { isHeadingLine } from '../text/headings/heading-lines';
import { withoutBullet } from '../text/lines/bullets';
import { isSentence, statesAmount } from '../text/lines/line-shape';
import { isCountInPost } from '../text/lines/post-remarks';
import { opensLikeStep } from '../text/lines/step-openings';

/** @example isIngredient('2 eggs') // true, but not '2. Beat the eggs' or '2k likes' */
export function isIngredient(line: string): boolean {
  if (isCountedStep(line) || isCountInPost(line) || oneDish.test(line)) return false;
  const text = line.replace(endingRemark, '');
  return statesAmount(line) && !isSentence(text) && !isLabelledFact(line);
}

/** "1. Melt the butter", "1 Melt the butter"; not "1. 2 eggs". */
function isCountedStep(line: string): boolean {
  if (countedSentence.test(line)) return true;
  const [, mark = '', text = ''] = counted.exec(line) ?? [];
  return text !== '' && (opensLikeStep(text) || (mark !== '' && !statesAmount(text)));
}

const counted = /^\(?\d{1,2}([.)/:]?)\s+(\p{L}.*|\d.*)$/u;
const countedSentence = /^\d{1,2}(?:[.)]\s+\p{L}|\s+\p{Lu}\p{Ll}).*[.!]$/u;

/** "600 g cream cheese (room temperature!)". */
const endingRemark = /\s\([^()]{1,60}\)$/;

/** "One pot pasta" is a dish. */
const oneDish = /^one[ -](?:pot|pan|bowl|tray)\b/i;

/**
 * Foods without amounts, one a line, perhaps under a heading.
 *
 * @example isFoodList(['eggs', 'butter', 'milk']) // true
 */
export function isFoodList(paragraph: readonly string[]): boolean {
  const isHeaded = paragraph.length > 2 && isHeadOfList(paragraph[0] ?? '');
  const lines = isHeaded ? paragraph.slice(1) : paragraph;
  if (lines.length < 2 || lines.some((line) => line.length > longestFood)) return false;
  if (lines.some((line) => opensLikeStep(line) || /[.!?]$/.test(line))) return false;
  const foods = lines.filter((line) => findListedFood(withoutBullet(line)) !== undefined);
  return foods.length * 3 >= lines.length * 2;
}

const longestFood = 45;

/** @example isHeadOfList('To serve') // true */
export function isHeadOfList(line: string): boolean {
  return (
    isHeadingLine(line) || /^\P{L}*(?:to serve|toppings?|garnish|optional)\P{L}*$/iu.test(line)
  );
}

/**
 * Sentences, or short lines that mostly begin with a verb.
 *
 * @example areSteps(['Beat the eggs', 'Melt the butter']) // true
 */
export function areSteps(paragraph: readonly string[]): boolean {
  if (paragraph.every(isSentence)) return true;
  const texts = paragraph.map(stepText);
  if (texts.some(statesAmountOfFood)) return false;
  const opening = texts.filter(opensLikeStep).length;
  return opening * 2 > texts.length || texts.every(isWordy);
}

/**
 * Several words that are no food, in any language.
 *
 * @example isWordy('Koka upp buljongen med grädden') // true, but not 'freshly ground black pepper'
 */
export function isWordy(line: string): boolean {
  const words = line.match(/[\p{L}\p{M}’']+/gu) ?? [];
  return words.length >= fewestWords && findListedFood(line) === undefined;
}

const fewestWords = 5;

/** @example isStep('1 Beat the eggs') // true */
export function isStep(line: string): boolean {
  return isSentence(line) || opensLikeStep(stepText(line));
}

function stepText(line: string): string {
  const text = withoutCounting(withoutBullet(line));
  return isCountedStep(text) ? text.replace(/^\(?\d{1,2}[.)/:]?\s+/, '') : text;
}

function statesAmountOfFood(text: string): boolean {
  return statesAmount(text) && !isSentence(text) && !opensLikeStep(text) && !isCountInPost(text);
}
