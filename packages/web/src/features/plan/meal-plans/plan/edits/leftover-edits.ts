/** Edits of leftovers. Each is one step. */
import { t } from '@lingui/core/macro';
import { quantityFor } from '@saltbush/domain/plan/meal-plans/cooking-quantity';
import { countedServes } from '@saltbush/domain/plan/meal-plans/cooked-for';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { addEntry, type Menu, type MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import {
  formatShortDay,
  mondayOf,
  weekdayOf,
  type PlainDate,
} from '@saltbush/domain/plan/days/week';
import type { MealOperation } from '@saltbush/domain/plan/meal-plans/operations-of-edit';
import type { Edit, EditContext, PlannerState } from './edit-context';
import { nameOfEntry } from '../entry-name';
import { newEntry } from './new-entry';
import type { LeftoversChoice, PlanActions } from '../planner-context';

export function leftoverEdits({ latest, run }: EditContext): Pick<PlanActions, 'planLeftovers'> {
  return {
    planLeftovers: (entry, choice) => {
      const card = latest().plan.cards.get(entry.recipeId ?? '');
      if (card) run(editOfLeftovers(entry, card, choice));
    },
  };
}

/** Adds a meal of leftovers; the meal that is cooked for it has what is eaten at it. */
export function editOfLeftovers(
  entry: MenuEntry,
  card: RecipeCard,
  { date, meal, eaten, later }: LeftoversChoice,
) {
  const serves = countedServes(card);
  const quantity = quantityFor(later, serves);
  const added = { ...newEntry({ recipeId: card._id, meal, quantity }), leftoverOf: entry.id };
  return {
    week: mondayOf(date),
    change: (menu: Menu) => addEntry(menu, added, weekdayOf(date)),
    also: quantityChange(entry, quantityFor(eaten, serves)),
    text: t`Leftovers of ${{ dish: nameOfEntry(entry, card) }} are planned for ${{ day: formatShortDay(date) }}.`,
  } satisfies Edit;
}

/** A copy of leftovers is of the same meal, unless it is put before it: then it is a dish of its own. */
export function copyOfEntry(
  { plan: { leftovers } }: PlannerState,
  entry: MenuEntry,
  { id, date }: { id: string; date: PlainDate },
): MenuEntry {
  const { leftoverOf, ...copy } = { ...entry, id };
  const cooked = leftovers.cookedAt.get(entry.id);
  return cooked && cooked.date <= date ? { ...copy, leftoverOf } : copy;
}

const quantityChange = ({ id, quantity: before }: MenuEntry, quantity: number): MealOperation[] =>
  quantity === before ? [] : [{ name: 'changeMeal', args: { id, change: { quantity } } }];
