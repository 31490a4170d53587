/** Edits of meals without a day: they are added, meals come off their day, and get one. */
import { t } from '@lingui/core/macro';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import type { MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import { addWeeks, daysBetween, formatShortDay } from '@saltbush/domain/plan/days/week';
import { nextFreeDinner } from '@saltbush/domain/plan/meal-plans/planned-days';
import {
  firstDayOfUndated,
  operationsOffDay,
  undatedAddition,
} from '@saltbush/domain/plan/meal-plans/meals-without-a-day';
import { showToast } from '../../../../ui/feedback/toast';
import type { Edit, EditContext, PlannerState } from './edits/edit-context';
import { nameOfEntry } from './entry-name';
import type { PlanActions, Target } from './planner-context';

/** @param moveEntry moves it, as to any day */
export const undatedEdits = (
  { latest }: EditContext,
  moveEntry: (entry: MenuEntry, to: Target) => ReturnType<EditContext['run']>,
): Pick<PlanActions, 'giveDay'> => ({
  giveDay: (entry) => {
    const { plan, today } = latest();
    if (!plan.view) return;
    const { startDate } = plan.menu;
    const date = nextFreeDinner(plan.view.rows, startDate > today ? startDate : today);
    const edit = moveEntry(entry, { date });
    if (!edit) return;
    showToast({
      kind: 'success',
      title: t`Moved to ${formatShortDay(date)}`,
      message: nameOfEntry(entry, plan.cards.get(entry.recipeId ?? '')),
      action: { label: t`Undo`, onClick: () => latest().undo.undo(edit.step) },
    });
  },
});

/**
 * Adds an entry without a day.
 *
 * @param to a day of its week: one that is shown, or of the next
 */
export function undatedAdding(
  { plan }: PlannerState,
  entry: MenuEntry,
  to: Pick<Target, 'date'>,
  { name, card }: { name: string; card?: RecipeCard },
): Edit {
  const { startDate } = plan.menu;
  const start = addWeeks(startDate, Math.floor(daysBetween(startDate, to.date) / 7));
  const also = plan.view ? [undatedAddition(plan.view.rows, entry, start)] : [];
  return {
    also,
    text: t`${name} was added, with no day yet.`,
    added: card ? [card] : [],
  };
}

/** Takes an entry off its day; undefined, with a toast, when it is leftovers, which have the day that they are eaten on. */
export function offDay({ plan }: PlannerState, entry: MenuEntry, name: string): Edit | undefined {
  if (plan.leftovers.cookedAt.has(entry.id)) {
    showToast({ kind: 'info', title: t`Leftovers need a day`, message: t`Move the meal instead.` });
    return undefined;
  }
  const { view, menu } = plan;
  return {
    also: view ? operationsOffDay(view.rows, entry.id, menu.startDate) : [],
    text: t`${name} has no day now.`,
  };
}

/** Where an edit finds an entry that it changes: nothing to say of one on a day that is shown. */
export function placeOfUndated(
  { plan }: PlannerState,
  { id }: MenuEntry,
): Pick<Edit, 'week' | 'isUndated'> {
  const first = plan.view && firstDayOfUndated(plan.view.rows, id);
  return first === undefined ? {} : { week: first, isUndated: true };
}
