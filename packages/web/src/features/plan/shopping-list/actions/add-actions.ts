/** Adding what was typed, and recipes. */
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { isInRange } from '@saltbush/domain/plan/meal-plans/day-range';
import { mondayOf } from '@saltbush/domain/plan/meal-plans/week';
import { ordersAfter } from '@saltbush/domain/plan/sync/order-keys';
import type { Row } from '@saltbush/domain/plan/sync/rows';
import { newId } from '../../../../api/new-id';
import { addPlanRecipes, changePlan, type PlanView } from '../../../device/sync';
import type { PlanScope } from '../../../device/view-mode';
import { offerUndo } from '../state/undo';
import type { Changer } from './make-changer';

export const addActions = ({ read, change, changeWithUndo }: Changer, scope: PlanScope) => ({
  /** @param texts as typed, one item each */
  addItems(texts: readonly string[]): void {
    if (texts.length === 0) return;
    const orders = ordersAfter(lastOrder(read().view), texts.length);
    const items = texts.map((text, index) => ({ id: newId(), text, order: orders[index]! }));
    const added = { name: 'addItems', args: { items } } as const;
    // One item is in sight; a toast for each would be in the way of the next.
    if (texts.length === 1) change(added);
    else changeWithUndo(`${texts.length} items added`, added);
  },

  /** @throws when it could not be stored; a toast has said so */
  async addRecipe(card: RecipeCard, quantity: number): Promise<void> {
    const { days, today } = read();
    const week = mondayOf(isInRange(today, days) ? today : days.from);
    const id = newId();
    await addPlanRecipes(scope, [card]);
    await changePlan(scope, 'addListedRecipe', { id, week, recipeId: card._id, quantity });
    offerUndo(`${card.title} added`, () => change({ name: 'removeListedRecipe', args: { id } }));
  },

  removeListedRecipe(id: string, title: string): void {
    changeWithUndo(`${title} removed`, { name: 'removeListedRecipe', args: { id } });
  },
});

function lastOrder({ rows }: PlanView): string | null {
  let last: string | null = null;
  for (const row of rows.values()) {
    if (row.kind !== 'items') continue;
    const { order } = (row as Row<'items'>).fields;
    if (order !== undefined && (last === null || order > last)) last = order;
  }
  return last;
}
