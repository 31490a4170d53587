/** The leftovers of a dish that was on the plan: a meal of it, which needs nothing from the shop. */
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { servesAt } from '@saltbush/domain/plan/eaters/who-is-home';
import { splitOfCooked } from '@saltbush/domain/plan/meal-plans/after-cooking';
import { countedServes } from '@saltbush/domain/plan/meal-plans/cooked-for';
import { peopleOf } from '@saltbush/domain/plan/meal-plans/cooking-quantity';
import type { MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import { editOfLeftovers } from '../plan/edits/leftover-edits';
import { LeftoversOffer, type CookedDish } from './leftovers-offer';

export interface OfPlannedDishProps extends CookedDish {
  /** The meal of today that was cooked. */
  cooked: MenuEntry;
  card: RecipeCard;
}

export function OfPlannedDish({ cooked, card, ...dish }: OfPlannedDishProps) {
  const { plan, today, whoEats } = dish;
  const people = card.isServesUnknown ? 0 : peopleOf(cooked.quantity, countedServes(card));
  const split = splitOfCooked(people, whoEats && servesAt(today, cooked.meal, whoEats));
  return (
    <LeftoversOffer
      {...dish}
      meal={cooked.meal}
      dish={card}
      isShared
      people={split?.later}
      plannedFor={plan.leftovers.eatenLater.get(cooked.id)?.[0]?.date}
      editFor={(place) => split && editOfLeftovers(cooked, card, { ...place, ...split })}
    />
  );
}
