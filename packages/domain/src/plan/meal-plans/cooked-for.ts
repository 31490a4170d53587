/**
 * How a planned recipe is counted: in people, or in times where nobody has said for how many it is ("×2").
 */
import { say } from '../../texts/say';
import { peopleOf } from './cooking-quantity';
import { knownServes, type Serves } from '../../recipe/recipes/serves';

/**
 * What the number of people of one cooking is, for `peopleOf` and its kin: one where it counts in times.
 *
 * @example countedServes({ serves: 4, isServesUnknown: true }) // 1
 */
export const countedServes = (recipe: Serves): number => knownServes(recipe) ?? 1;

/**
 * @example cookedFor(1.5, { serves: 4 }) // 'for 6'
 * @example cookedFor(2, { serves: 4, isServesUnknown: true }) // '×2'
 */
export function cookedFor(quantity: number, recipe: Serves): string {
  const count = peopleOf(quantity, countedServes(recipe));
  return recipe.isServesUnknown ? `×${count}` : say('for {count}', { count });
}
