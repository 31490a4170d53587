/** What is served beside a dish, without what a cook does to it. */
import { findListedFood } from '../foods/find-food';
import { withoutDescriptions } from './remark-kinds';

/**
 * "Sautéed collard greens" are collard greens; "frozen peas", which the table knows, stay frozen.
 *
 * @example undescribed('sautéed collard greens') // 'collard greens'
 */
export function undescribed(name: string): string {
  const food = withoutDescriptions(name.replace(cookedAtHome, ''));
  return food !== name && !findListedFood(name) && findListedFood(food) ? food : name;
}

/** What a cook does for a side; dried, smoked and pickled foods are sold so. */
const cookedAtHome =
  /^(?:saut[ée]ed|braised|wilted|grilled|charred|blanched|(?:stir-|pan-|deep-)?fried(?! rice)|roast(?:ed)?|steamed|boiled|mashed|buttered|warm(?:ed)?)\s+/i;

/** @example isServing('to serve') // true */
export function isServing(piece: string): boolean {
  return /^(?:to|for) serv(?:e|ing)\b/i.test(piece);
}
