/**
 * Amounts and foods that a page puts beside each other as boxes of their own: "500 g" and then "flour".
 *
 * Joined only where a list has several amounts alone, each right above what may be its food.
 */
import { statesAmount } from '../../text/lines/line-shape';
import type { Block } from './blocks';
import { isHeading } from './headings';

/** Fewer may be a heading that counts, and what is below it. */
const fewestAmounts = 3;
const longestAmount = 20;
const longestFood = 100;

/** Each food has its amount in front; every other block is as it was. */
export function withColumnsJoined(inside: readonly Block[]): readonly Block[] {
  const amounts = inside.filter((_, at) => isAmountOverFood(inside, at)).length;
  if (amounts < fewestAmounts) return inside;
  return inside.flatMap((block, at) => {
    if (isAmountOverFood(inside, at)) return [];
    const above = inside[at - 1];
    const isJoined = above !== undefined && isAmountOverFood(inside, at - 1);
    return [isJoined ? { ...block, text: `${above.text} ${block.text}` } : block];
  });
}

function isAmountOverFood(inside: readonly Block[], at: number): boolean {
  const [amount, food] = [inside[at], inside[at + 1]];
  if (amount === undefined || food === undefined || !isOnlyAmount(amount.text)) return false;
  return !isHeading(food) && isFood(food.text) && food.element !== amount.element;
}

/** "500", "1 ½ tbsp": a number and at most one word, which is short. */
function isOnlyAmount(text: string): boolean {
  return text.length <= longestAmount && /^[\p{N}][\p{N}\s.,/⁄–-]*(?:\p{L}{1,10}\.?)?$/u.test(text);
}

function isFood(text: string): boolean {
  return text.length <= longestFood && /\p{L}{2}/u.test(text) && !statesAmount(text);
}
