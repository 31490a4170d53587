/**
 * The name that a remark makes of another: a description that is part of it, or the kind that is
 * meant.
 *
 * - Preparation at home is no part of a name: "capsicum, roasted" is bought raw.
 */
import { findListedFood } from '../foods/find-food';
import { namedFood } from './complete-names';

/**
 * @example invertedName('onion', 'red') // 'red onion'
 * @example invertedName('pasta', 'penne') // 'penne'
 */
export function invertedName(name: string, remark: string): string | undefined {
  if (noKindPattern.test(remark) || noPartOfName.test(remark)) return undefined;
  const food = findListedFood(name);
  const kind = findListedFood(remark);
  if (kind && food && kind.parentId === food.id) return remark;
  const bare = name.replace(/^organic\s+/i, '');
  const inverted = namedFood(`${remark} ${bare}`);
  return inverted && inverted !== food ? `${remark} ${bare}` : undefined;
}

/**
 * Whether the remark names what the name alone means, so that no other kind has to be bought.
 *
 * @example isUsualKind('milk', 'full cream') // true
 */
export function isUsualKind(name: string, remark: string): boolean {
  if (noKindPattern.test(remark)) return false;
  const food = findListedFood(name);
  return food !== undefined && namedFood(`${remark} ${name}`) === food;
}

/** An amount, a purpose or a choice: a quick check, since most remarks are one. */
const noKindPattern = /^(?:\P{L}|(?:to|for|or|optional|about|plus|and|with)\b)/iu;
/** Preparation at home, and packages, whose size is parsed elsewhere. */
const noPartOfName =
  /\b(?:cooked|mashed|steamed|boiled|roasted|toasted|grilled|fried|baked|grated|shredded|sliced|diced|chopped|crushed|minced|ground|juiced?|zested?|peeled|melted|softened|tin|can|jar|packet|bottle|bag|box)\b/i;
