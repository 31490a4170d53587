/** "X is Y": a household says that two foods are the same, and needs of X count as Y. */
import type { FoodRow } from '../../rows/list-rows';
import type { ListNeed, NeededFood } from '../needs/list-need';
import { foodKeyOf, splitKey } from '../splits';

type Foods = ReadonlyMap<string, FoodRow>;

/**
 * The food that a key stands for, over as many steps as it takes. Of a circle, which two people can make
 * at once, it is the first key in the alphabet, so that every device answers alike.
 *
 * @example sameFood('mince', new Map([['mince', { sameAs: 'beef-mince' }]])) // 'beef-mince'
 */
export function sameFood(key: string, foods: Foods): string {
  const seen: string[] = [];
  let at = key;
  while (!seen.includes(at)) {
    seen.push(at);
    const next = foods.get(at)?.sameAs;
    if (next === undefined) return at;
    at = foodKeyOf(next);
  }
  const circle = seen.slice(seen.indexOf(at));
  return circle.reduce((first, other) => (other < first ? other : first));
}

/**
 * The need as one of the food that it stands for. Its wording stays.
 *
 * @param identities of foods that are pointed to
 * @example asSameFood(needOfMince, foods, identities).identity.key // 'beef-mince'
 */
export function asSameFood(
  need: ListNeed,
  foods: Foods,
  identities: ReadonlyMap<string, NeededFood>,
): ListNeed {
  if (foods.size === 0) return need;
  const { key } = need.identity;
  const wording = splitKey(key, need.wording.key);
  const from = foods.get(wording)?.sameAs === undefined ? key : wording;
  const same = sameFood(from, foods);
  if (same === key) return need;
  const identity = identities.get(same) ?? { ...need.identity, key: same };
  return { ...need, identity };
}
