/** Edits of leftovers, and what moving and removing meals does to them. Each is one step. */
import { quantityFor } from '@saltbush/domain/plan/meal-plans/cooking-quantity';
import { countedServes } from '@saltbush/domain/plan/meal-plans/cooked-for';
import { addEntry, type MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import {
  addDays,
  formatShortDay,
  mondayOf,
  weekdayOf,
  type PlainDate,
} from '@saltbush/domain/plan/meal-plans/week';
import { operationsOfMove } from '@saltbush/domain/plan/sync/leftovers-of-rows';
import type { MealOperation } from '@saltbush/domain/plan/sync/operations-of-edit';
import { rowKey, type Row } from '@saltbush/domain/plan/sync/rows';
import { showToast } from '../../../../../ui/feedback/toast';
import type { EditContext, PlannerState } from './edit-context';
import { nameOfEntry } from '../entry-name';
import { newEntry } from './new-entry';
import type { PlanActions } from '../planner-context';

export function leftoverEdits({ latest, run }: EditContext): Pick<PlanActions, 'planLeftovers'> {
  return {
    planLeftovers: (entry, { date, meal, eaten, later }) => {
      const card = latest().plan.cards.get(entry.recipeId ?? '');
      if (!card) return;
      const added: MenuEntry = {
        ...newEntry({
          recipeId: card._id,
          meal,
          quantity: quantityFor(later, countedServes(card)),
        }),
        leftoverOf: entry.id,
      };
      run({
        week: mondayOf(date),
        change: (menu) => addEntry(menu, added, weekdayOf(date)),
        also: quantityChange(entry, quantityFor(eaten, countedServes(card))),
        text: `Leftovers of ${nameOfEntry(entry, card)} are planned for ${formatShortDay(date)}.`,
      });
    },
  };
}

/**
 * What else a move changes; undefined, with a toast, when leftovers would come before they are cooked.
 *
 * @param to the day that the entry is moved to
 */
export function alsoMoved(
  { plan: { view, leftovers } }: PlannerState,
  entry: MenuEntry,
  to: PlainDate,
): MealOperation[] | undefined {
  const { date, isUndated } =
    (view?.rows.get(rowKey('meals', entry.id)) as Row<'meals'> | undefined)?.fields ?? {};
  const [first] = leftovers.eatenLater.get(entry.id) ?? [];
  // Leftovers of a meal without a day come the day after the one that it gets.
  const from = isUndated && first ? addDays(first.date, -1) : date;
  if (from === undefined) return [];
  const also = operationsOfMove(leftovers, entry.id, { from, to });
  if (!also) showToast({ kind: 'info', title: 'Leftovers stay behind their meal' });
  return also;
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
