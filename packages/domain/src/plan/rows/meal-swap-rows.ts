/**
 * What somebody who eats a planned dish has another way, as it is stored and synchronised (`rows.ts`): "without cream", "oat
 * milk instead of milk".
 *
 * - One for each person, meal, recipe and food, whose ids are in the row's and never change. Another recipe for the meal
 *   begins without any, and the one before has its own again when it comes back.
 * - The share is stored, as the number of serves of a meal is: it follows a tap on who is home. A list is computed from it on
 *   devices that may not see who eats.
 */
import type { PlainDate } from '../days/week';

export interface MealSwapRow {
  /** The Monday of the meal, when the swap was made. */
  week: PlainDate;
  /** What this person eats, and what all eat at this meal, in serves; 0 of somebody who is not home. */
  share: SwapShare;
  /** Absent: taken back. */
  instead?: Instead;
}

export type SwapShare = readonly [portion: number, portions: number];

/** How much of the food of a recipe is left out, and for that much what is taken; nothing: it is only left out. */
export interface Instead {
  of: SwapLine;
  use: readonly SwapLine[];
}

/** As a line of a recipe has it: 250, ml, oat milk. */
export interface SwapLine {
  amount: string;
  unit: string;
  name: string;
}

/** A swap that somebody always wants: offered where a dish has the food. */
export interface EaterSwap extends Instead {
  /** Of the food, as a list has it. */
  key: string;
}

/** Whose swap it is, in which dish, and of which food. */
export interface MealSwapSubject {
  mealId: string;
  recipeId: string;
  eaterId: string;
  /** Of the food, as a list has it: no dots. */
  key: string;
}

/** @example mealSwapId({ mealId: 'm', recipeId: 'r', eaterId: 'e', key: 'milk' }) // 'm.r.e.milk' */
export const mealSwapId = ({ mealId, recipeId, eaterId, key }: MealSwapSubject): string =>
  `${mealId}.${recipeId}.${eaterId}.${key}`;

/** @example subjectOfMealSwap('m.r.e.milk').key // 'milk' */
export function subjectOfMealSwap(id: string): MealSwapSubject {
  const [mealId = '', recipeId = '', eaterId = '', key = ''] = id.split('.');
  return { mealId, recipeId, eaterId, key };
}

/** @example swapLineText({ amount: '300', unit: 'ml', name: 'cream' }) // '300 ml cream' */
export const swapLineText = ({ amount, unit, name }: SwapLine): string =>
  [amount, unit, name].filter((part) => part !== '').join(' ');

export const mealSwapLimits = {
  amount: 40,
  unit: 40,
  name: 120,
  /** Of a food: the ids of three others stand before it in the id of the row. */
  key: 80,
  /** Foods that are taken instead of one. */
  use: 5,
  /** Serves of all who eat. */
  portions: 300,
  /** That one person always wants. */
  always: 40,
  /** Of a week: more than ten people with two each at fourteen meals. */
  ofWeek: 300,
} as const;
