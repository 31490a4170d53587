/**
 * "Juice of 1 lemon", "juice 1 lemon", "finely grated zest of two limes", "leaves from 1 sprig thyme", "Saft von
 * 1 Limette", "le jus d'1/2 citron", "rasp en sap van 1 limoen": what to take precedes the amount of what to buy.
 */
import { isFoodAt } from './tokens/food-boundaries';
import { afterFoodSizes } from './tokens/sizes';
import { hasClass } from './tokens/tokens';
import type { Line, Token } from './tokens/tokens';
import {
  article,
  counting,
  describing,
  joining,
  manner,
  part,
  partitive,
  prepared,
} from './tokens/word-classes';

/** "juice 1 lemon", "zest ½ orange", "zest one lemon"; but in "juice 200 ml" juice is the food. */
function isCountedFood(tokens: readonly Token[], at: number): boolean {
  const following = tokens[afterFoodSizes(tokens, at + 1)];
  const isNumber = tokens[at]?.kind === 'number' || hasClass(tokens[at], counting);
  if (!isNumber || following?.kind !== 'word' || following.unit) return false;
  return isFoodAt(tokens, at + 1) && !hasClass(following, prepared | manner);
}

/** "En" is Dutch for and, but Spanish and French for in. */
const beforePart = part | prepared | manner | joining | article | describing;

/** Index of the token where the amount begins, or `from` when no part of a food opens the line. */
export function afterPartOfFood({ tokens }: Line, from: number): number {
  let at = from;
  let hasPart = false;
  while (hasClass(tokens[at], beforePart) || (hasPart && tokens[at]?.text === 'en')) {
    hasPart ||= hasClass(tokens[at], part);
    at++;
  }
  if (!hasPart) return from;
  const isSeparator = hasClass(tokens[at], partitive) || tokens[at]?.text === 'from';
  if (!isSeparator) return isCountedFood(tokens, at) ? at : from;
  const amount = tokens[at + 1];
  const isCounted = amount?.kind === 'number' || hasClass(amount, counting);
  return isCounted || one.test(amount?.text ?? '') ? at + 1 : from;
}

/** "El jugo de una naranja", "granos de una granada": the article counts. */
const one = /^(?:una?|uno|une|ein|eine[rsm]?|een)$/;
