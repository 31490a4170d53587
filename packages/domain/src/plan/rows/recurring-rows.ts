/** Recurring meals as they are stored and synchronised; what is done with them is in `recurring-meals.ts`. */
import type { PlainDate, Weekday } from '../days/week';

export interface RecurringMealRow {
  weekday: Weekday;
  meal: string;
  /** How many times the whole recipe is cooked. */
  quantity: number;
  recipeId?: string;
  note?: string;
  /** Up to this day its entries were put on the plan. */
  plannedUntil: PlainDate;
}

export const recurringMealLimit = 50;
