/**
 * A dish that the household is asked about before its week is planned, as it is stored and synchronised (`rows.ts`).
 * All that stand there are one round (`votes/dish-round.ts`); answers to a dish are votes whose meal is the dish's id.
 */
import type { PlainDate } from '../days/week';

export interface ProposedDishRow {
  /** The Monday of `start`. */
  week: PlainDate;
  /** The first of the seven days that are to be planned. */
  start: PlainDate;
  recipeId: string;
  /** In the order that they are shown in, from 0. */
  place: number;
  /** When asking ends by itself, in milliseconds. */
  until: number;
}

/** Of one round. */
export const mostProposedDishes = 12;
/** Of a week: a round that was begun again. */
export const proposedDishesPerWeek = 4 * mostProposedDishes;
