/**
 * Runs random operations on the rows of a household, and compares its ledger with a plain list that was
 * given the same events (`plain-list.ts`).
 */
import type { Ledger } from '../src/plan/shopping-list/ledger/ledger';
import { compareLedger } from './compare-ledger';
import { addItem, changeItem, removeItem, repeatItem } from './item-actions';
import { LedgerRows, weekOf } from './ledger-rows';
import type { Action } from './ledger-rows';
import { clearDone, rename, tick, toggleSame, toggleStaple, untick } from './line-actions';
import { addListed, addMeal, editRecipe, moveMeal, removeCooking, scale } from './meal-actions';

/** One random step: what to do, and three numbers that say with which of what there is. */
export type Step = readonly [action: number, a: number, b: number, c: number];

/** Throws when a ledger differs from the plain list. */
export class LedgerRun {
  readonly #rows = new LedgerRows();

  /** How many lines were compared. */
  compared = 0;

  take([action, a, b, c]: Step): void {
    this.#rows.count += 1;
    actions[action % actions.length]!(this.#rows, a, b, c);
  }

  ledger(week: string): Ledger {
    return this.#rows.ledger(week);
  }

  /** @param week 0 for this week, 1 for the next */
  compare(week: 0 | 1): void {
    this.compared += compareLedger(this.#rows.ledger(weekOf(week)), this.#rows.plain);
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
];
