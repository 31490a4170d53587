/** What every part of the page may do with the plan. The functions stay the same: no card renders for them. */
import { createContext, use } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import type { Eater } from '@saltbush/domain/plan/eaters/eaters';
import type { Split } from '@saltbush/domain/plan/meal-plans/leftovers';
import type { MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import type { Instead } from '@saltbush/domain/plan/rows/meal-swap-rows';
import type { ShownWeek } from '../../../device/view-mode';
import type { PlannedWeek } from '../../magic-menu';
import type { EditContext } from './edits/edit-context';

/** Where an entry goes. */
export interface Target {
  date: PlainDate;
  /** The number of entries of that day before it; absent: at the end. */
  index?: number | undefined;
  /** Absent: dinner for a new entry, and no change for an existing one. */
  meal?: string | undefined;
  /** On no day yet: one of the seven from the first that is shown, whatever `date` says. */
  isUndated?: boolean | undefined;
  /** Goes when the new one comes, with its leftovers. */
  replaced?: MenuEntry | undefined;
}

export type AddingTo = Pick<Target, 'date' | 'isUndated'>;

export interface PlanActions {
  addRecipe: (card: RecipeCard, to: Target) => void;
  /** To the next dinner that is free, which a toast names. */
  addToNextFree: (card: RecipeCard) => void;
  /** What Magic Menu chose, as one step. */
  addDinners: PlannedWeek['addDinners'];
  addNote: (note: string, to: Target) => void;
  moveEntry: (entry: MenuEntry, to: Target) => void;
  /** Puts a meal without a day on the next free dinner, which a toast names. */
  giveDay: (entry: MenuEntry) => void;
  copyEntry: (entry: MenuEntry, to: Target) => void;
  setMeal: (entry: MenuEntry, meal: string) => void;
  setQuantity: (entry: MenuEntry, quantity: number) => void;
  setNote: (entry: MenuEntry, note: string) => void;
  /** @param leftovers what happens to the leftovers of the entry; removed with it by default */
  removeEntry: (entry: MenuEntry, date: PlainDate, leftovers?: 'removed' | 'cooked') => void;
  planLeftovers: (entry: MenuEntry, choice: LeftoversChoice) => void;
  /** Someone is home for this meal, or no longer; the dishes that follow from it change too. */
  tapHome: (eater: Eater, at: TableMeal) => void;
  setGuests: (guests: number, at: TableMeal) => void;
  /** Who is home for this meal is so on each such weekday. */
  makeHabit: (at: TableMeal) => void;
  /** What one person has another way in a dish; null: like everybody. */
  setSwap: (place: SwapPlace, instead: Instead | null) => void;
  /** What one person always has another way, of the food with this key; null: nothing. */
  setAlways: (eater: Eater, food: string, instead: Instead | null) => void;
  /** Whether the entry comes again every week. */
  isRepeated: (entry: MenuEntry, date: PlainDate) => boolean;
  setRepeated: (entry: MenuEntry, date: PlainDate, isRepeated: boolean) => void;
  copyLastWeek: () => void;
  /** From today on: what was cooked stays. */
  clearWeek: () => void;
  /** Opens the sheet that adds to this day, or at first to none. */
  openAdd: (date: PlainDate, isUndated?: boolean) => void;
  /** Opens the dialog that changes something of an entry. */
  openEntryDialog: (dialog: EntryDialog) => void;
  /** What edits need that a part of the page brings with it when it is loaded. */
  editContext: EditContext;
}

/** Leftovers of a dish, as people choose them. */
export interface LeftoversChoice extends Split {
  date: PlainDate;
  meal: string;
}

/** A meal of a day, at which people sit. */
export interface TableMeal {
  date: PlainDate;
  meal: string;
}

/** Whose swap it is, of which food of which dish. */
export interface SwapPlace {
  entry: MenuEntry;
  /** Of the dish; the first of those that it is wanted on, if it has no day. */
  date: PlainDate;
  isUndated?: boolean | undefined;
  eater: Eater;
  /** Its key on a list. */
  food: string;
}

export interface EntryDialog {
  kind: 'note' | 'meal' | 'people' | 'leftovers' | 'removal' | 'cooked';
  entry: MenuEntry;
  /** The day of the entry. */
  date: PlainDate;
}

export const PlanActionsContext = createContext<PlanActions | undefined>(undefined);

export function usePlanActions(): PlanActions {
  const actions = use(PlanActionsContext);
  if (!actions) throw new Error('Render it inside the meal plan page.');
  return actions;
}

/** The days that are shown, and the day it is where the owner of the plan lives. */
export const ShownWeekContext = createContext<Pick<ShownWeek, 'week' | 'today'> | undefined>(
  undefined,
);

export function useShownWeek(): Pick<ShownWeek, 'week' | 'today'> {
  const shown = use(ShownWeekContext);
  if (!shown) throw new Error('Render it inside the meal plan page.');
  return shown;
}

export const usePlanToday = (): PlainDate => useShownWeek().today;
