/**
 * "Juice of 1 lemon", "juice 1 lemon", "finely grated zest of two limes", "leaves from 1 sprig thyme": what to take
 * precedes the amount of what to buy.
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
  prepared,
} from './tokens/word-classes';

/** "juice 1 lemon", "zest ½ orange", "zest one lemon"; but in "juice 200 ml" juice is the food. */
function isCountedFood(tokens: readonly Token[], at: number): boolean {
  const following = tokens[afterFoodSizes(tokens, at + 1)];
  const isNumber = tokens[at]?.kind === 'number' || hasClass(tokens[at], counting);
  if (!isNumber || following?.kind !== 'word' || following.unit) return false;
  return isFoodAt(tokens, at + 1) && !hasClass(following, prepared | manner);
}

/** Index of the token where the amount begins, or `from` when no part of a food opens the line. */
export function afterPartOfFood({ tokens }: Line, from: number): number {
  let at = from;
  let hasPart = false;
  while (hasClass(tokens[at], part | prepared | manner | joining | article | describing)) {
    hasPart ||= hasClass(tokens[at], part);
    at++;
  }
  const separator = tokens[at]?.text;
  if (!hasPart) return from;
  if (separator !== 'of' && separator !== 'from') return isCountedFood(tokens, at) ? at : from;
  const amount = tokens[at + 1];
  return amount?.kind === 'number' || hasClass(amount, counting) ? at + 1 : from;
}
