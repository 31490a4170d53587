/** "Cook 8, eat 4, the rest goes into the freezer": the dish is cooked for all, and its portions are noted at home. */
import { plural, t } from '@lingui/core/macro';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { countedServes } from '@saltbush/domain/plan/meal-plans/cooked-for';
import {
  clampCookingQuantity,
  quantityFor,
} from '@saltbush/domain/plan/meal-plans/cooking-quantity';
import type { MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import type { FieldSetBack } from '@saltbush/domain/plan/sync/operations';
import type { Split } from '@saltbush/domain/plan/meal-plans/leftovers';
import { newId } from '../../../../api/new-id';
import { showToast } from '../../../../ui/feedback/toast';
import { changePlan } from '../../../device/sync';
import type { PlanScope } from '../../../device/view-mode';
import type { EntryDialog } from '../plan/planner-context';

export interface Freezing {
  card: RecipeCard;
  split: Split;
  /** Then no more of it can be cooked. */
  isCooked: boolean;
}

/** Never rejects: what can't be stored is undone on the screen, and a toast says so. */
export async function freezePortions(
  scope: PlanScope,
  { entry, date }: Pick<EntryDialog, 'entry' | 'date'>,
  { card, split: { eaten, later }, isCooked }: Freezing,
): Promise<void> {
  const serves = countedServes(card);
  const stored = quantityFor(later, serves);
  const cooked = isCooked
    ? entry.quantity
    : clampCookingQuantity(quantityFor(eaten, serves) + stored);
  const id = newId();
  const item = { id, name: card.title, place: 'freezer', since: date } as const;
  try {
    if (cooked !== entry.quantity) {
      await changePlan(scope, 'changeMeal', { id: entry.id, change: { quantity: cooked } });
    }
    await changePlan(scope, 'addHomeItems', {
      items: [{ ...item, recipeId: card._id, quantity: stored }],
    });
  } catch {
    // A toast has said so.
    return;
  }
  const undo = () =>
    void changePlan(scope, 'setBackAll', { fields: setBacks(id, entry, cooked) }).catch(
      () => undefined,
    );
  showToast({
    kind: 'success',
    title: plural(later, {
      one: '# portion goes into the freezer',
      other: '# portions go into the freezer',
    }),
    action: { label: t`Undo`, onClick: undo },
  });
}

function setBacks(id: string, entry: MenuEntry, cooked: number): FieldSetBack[] {
  const stored = { kind: 'homeItems', id, field: 'deleted', value: true, ifStill: false } as const;
  if (cooked === entry.quantity) return [stored];
  const meal = { kind: 'meals', id: entry.id, field: 'quantity' } as const;
  return [stored, { ...meal, value: entry.quantity, ifStill: cooked }];
}
