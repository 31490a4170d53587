/** For how many people a planned recipe is opened. */
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { peopleOf } from '@saltbush/domain/plan/meal-plans/cooking-quantity';

/**
 * What is cooked and what is shopped for is the same: a dinner for 10 opens at 10.
 *
 * @param quantity of the recipe that is cooked, with what is eaten later (`quantityCooked`); 0 for leftovers
 * @returns for the address of the recipe; empty where it is opened as it was written
 * @example searchForServes({ ...card, serves: 4 }, 2.5) // { serves: '10' }
 */
export function searchForServes(
  card: Pick<RecipeCard, 'serves' | 'isServesUnknown'> | undefined,
  quantity: number,
): { serves?: string } {
  if (!card || card.isServesUnknown || quantity === 0) return {};
  const people = peopleOf(quantity, card.serves);
  return people === card.serves ? {} : { serves: String(people) };
}
