/**
 * Runs random operations on the rows of a household, and compares its list with a plain list that was
 * given the same events (`plain-list.ts`).
 */
import type { ShoppingList } from '../src/plan/shopping-list/list/shopping-list';
import { compareList } from './compare-list';
import { addItem, changeItem, removeItem, repeatItem } from './item-actions';
import { ListRows, weekOf } from './list-rows';
import type { Action } from './list-rows';
import { clearDone, rename, tick, toggleSame, toggleStaple, untick } from './line-actions';
import { eatPortions, storePortions, takeOffPlan } from './portion-actions';
import { addListed, addMeal, editRecipe, moveMeal, removeCooking, scale } from './meal-actions';

/** One random step: what to do, and three numbers that say with which of what there is. */
export type Step = readonly [action: number, a: number, b: number, c: number];

/** Throws when a list differs from the plain list. */
export class ListRun {
  readonly #rows = new ListRows();

  /** How many lines were compared. */
  compared = 0;

  take([action, a, b, c]: Step): void {
    this.#rows.count += 1;
    actions[action % actions.length]!(this.#rows, a, b, c);
  }

  list(week: string): ShoppingList {
    return this.#rows.list(week);
  }

  /** @param week 0 for this week, 1 for the next */
  compare(week: 0 | 1): void {
    this.compared += compareList(this.#rows.list(weekOf(week)), this.#rows.plain);
  }
}

const actions: readonly Action[] = [
  addMeal,
  addMeal,
  addListed,
  moveMeal,
  scale,
  removeCooking,
  editRecipe,
  addItem,
  addItem,
  changeItem,
  repeatItem,
  removeItem,
  tick,
  tick,
  tick,
  untick,
  clearDone,
  rename,
  toggleStaple,
  toggleSame,
  storePortions,
  eatPortions,
  takeOffPlan,
];
