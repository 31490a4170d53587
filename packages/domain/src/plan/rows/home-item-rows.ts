/**
 * What somebody has at home, as it is stored and synchronised (`rows.ts`): a name and a place, no amounts to keep
 * (decision 0145). Portions of a dish are the exception: they are counted, as they are planned.
 */
import type { Aisle } from '@saltbush/recipe-parser/foods/facts';
import type { PlainDate } from '../days/week';

export interface HomeItemRow {
  /** As typed or as it was bought; of portions the title of the dish. */
  name: string;
  place: HomePlace;
  /** The day on which it was put there. */
  since: PlainDate;
  /** To be eaten by this day, as somebody said. */
  until?: PlainDate;
  /** The key of its food, as a line of the list has it; absent: a name that nobody could read, and portions. */
  foodKey?: string;
  /** Where a shop has it: what kind of food it is. */
  aisle?: Aisle;
  /** "Use it up first". */
  isToUseUp?: boolean;
  /** Somebody was asked whether it is still there, and it was. */
  isStillThere?: boolean;
  /** Of portions: the dish, and how many times the recipe was put away. */
  recipeId?: string;
  quantity?: number;
}

export const homePlaces = ['fridge', 'freezer', 'cupboard'] as const;
export type HomePlace = (typeof homePlaces)[number];

/** How many there may be is in `rowLimits`. */
export const homeItemLimits = { name: 100, perOperation: 100 } as const;
