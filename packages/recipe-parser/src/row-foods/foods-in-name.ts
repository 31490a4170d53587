/**
 * The foods that the name of a row lists: "parsley and mint", "salt, pepper and oil".
 *
 * - Known foods that are joined are foods of their own. So are all of a list of three that ends in
 *   "and", known or not.
 * - Two foods that are not in the table are not split: "quandong bark and wattle leaves".
 * - A description before a comma belongs to the food after it: "red, ripe tomatoes". A part of the
 *   food after "and" is a remark: "lemon zest and juice".
 * - Of a row that is served, two are split, known or not: "papad and lemon wedges, to serve". "Quandong and wattle dukkah"
 *   may be one. What a cook does to a side is no part of its name: "fried plantain".
 */
import { findListedFood } from '../foods/find-food';
import { completeNames, isFoodName, namedFood } from './complete-names';
import { splitAtConjunctions, joinTexts } from './conjunctions';
import type { JoinedText } from './conjunctions';
import { joinCompoundFoods } from './compound-foods';
import { isDescription, isPartOfFood } from './remark-kinds';
import { invertedName } from './inverted-name';
import { undescribed } from './served-foods';

/**
 * @param isEach whether the row contains "each", so that "beef and pork mince" are two
 * @param isServed whether the foods are only served beside a dish
 * @example foodsInName('red and green capsicums') // ['red capsicums', 'green capsicums']
 */
export function foodsInName(name: string, isEach = false, isServed = false): readonly string[] {
  const cut = splitAtConjunctions(name);
  if (cut.length < 2 || (!isEach && namedFood(name))) return [name];
  const parts = withDescriptions(isEach ? cut : joinCompoundFoods(cut));
  const texts = parts.map(({ text }) => text);
  const names = completeNames(texts);
  const [first = '', second = ''] = texts;
  const inverted =
    texts.length === 2 && parts[1]?.conjunction === ',' && invertedName(first, second);
  if (inverted) return [inverted];
  const foods = names.filter((text, at) => at === 0 || isFoodName(text) || !isPartOfFood(text));
  if (foods.length < 2) return [joinTexts(parts)];
  const isList = parts.length > 2 && parts.some(({ conjunction }) => conjunction === 'and');
  const isKnown = (text: string) => findListedFood(text) !== undefined;
  const isAnyKnown = (text: string, at: number) => isKnown(text) || isKnown(texts[at] ?? '');
  const areTwo = names.some(isAnyKnown) || first.includes(' ') || !second.includes(' ');
  if (isServed && !isList && areTwo) return foods.map(undescribed);
  const areKnown = names.every(isAnyKnown);
  return isEach || isList || areKnown ? foods : [joinTexts(parts).replaceAll(', ', ' ')];
}

/** Of a list that ends in "and", every description stands for a food: "red, yellow and green capsicums". */
function withDescriptions(parts: readonly JoinedText[]): JoinedText[] {
  if (parts.some(({ conjunction }) => conjunction === 'and')) return [...parts];
  const joined: JoinedText[] = [];
  let before = '';
  for (const part of parts) {
    const text = before === '' ? part.text : `${before} ${part.text}`;
    before = isDescription(part.text) ? text : '';
    if (before === '')
      joined.push({ ...part, text, conjunction: joined.length === 0 ? '' : part.conjunction });
  }
  return before === '' ? joined : [...parts];
}
