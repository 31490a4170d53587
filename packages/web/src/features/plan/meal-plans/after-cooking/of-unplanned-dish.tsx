/** The leftovers of a dish that was on no plan: a note. */
import { servesAt } from '@saltbush/domain/plan/eaters/who-is-home';
import { findDayOfNote, splitOfCooked } from '@saltbush/domain/plan/meal-plans/after-cooking';
import { noteOfLeftovers } from '@saltbush/domain/plan/meal-plans/stored-notes';
import { addEntry, defaultMeal, type Menu } from '@saltbush/domain/plan/meal-plans/menu';
import { weekdayOf } from '@saltbush/domain/plan/days/week';
import { newEntry } from '../plan/edits/new-entry';
import { LeftoversOffer, type CookedDish } from './leftovers-offer';
import type { StoredDish } from './put-away';

export interface OfUnplannedDishProps extends CookedDish {
  recipe: StoredDish;
  /** For how many it was cooked. */
  serves: number;
}

export function OfUnplannedDish({ recipe, serves, ...dish }: OfUnplannedDishProps) {
  const { scope, plan, today, whoEats } = dish;
  const people = recipe.isServesUnknown ? 0 : serves;
  const later = splitOfCooked(people, whoEats && servesAt(today, defaultMeal, whoEats))?.later;
  const note = later === undefined ? undefined : noteOfLeftovers(recipe.title, later);
  return (
    <LeftoversOffer
      {...dish}
      meal={defaultMeal}
      dish={recipe}
      isShared={scope.householdId === undefined}
      people={later}
      plannedFor={note === undefined ? undefined : findDayOfNote(plan.menu, note)}
      editFor={({ date, meal }) => ({
        week: date,
        change: (menu: Menu) => addEntry(menu, newEntry({ note, meal }), weekdayOf(date)),
      })}
    />
  );
}
