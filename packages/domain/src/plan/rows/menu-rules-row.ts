/** The rules of Magic Menu as they are stored and synchronised; what they mean is in `meal-plans/menu-rules.ts`. */
import type { PlainDate, Weekday } from '../days/week';

/** Minutes by weekday; a day without a number has no limit. */
export type MenuRulesRow = { [Day in Weekday]?: number } & {
  /** Where the dinners of a weekday are chosen from; a day without one is like all days. */
  [Day in Weekday as `${Day}From`]?: MenuSource | typeof anyRecipe;
} & {
  /** The same recipe comes again after this many days at the earliest. */
  repeatAfterDays?: number;
  /** On which weekdays such a meal is chosen beside the dinner; a side goes with it. Absent: on none. */
  breakfastOn?: readonly Weekday[];
  lunchOn?: readonly Weekday[];
  sideOn?: readonly Weekday[];
  /** Where the dinners of all days are chosen from, unless the day says otherwise; absent: any recipe. */
  allFrom?: MenuSource | typeof anyRecipe;
  /** What the dinners of a week may cost at most; the latest weeks only. */
  budgets?: readonly WeekBudget[];
};

export interface WeekBudget {
  /** The first of its seven days. */
  week: PlainDate;
  cents: number;
}

/** What a saved search or a cookbook finds, by its id. */
export type MenuSource = `${MenuSourceKind}:${string}`;

export const menuSourceKinds = ['search', 'cookbook'] as const;
export type MenuSourceKind = (typeof menuSourceKinds)[number];

/** Not only what a search or a cookbook finds. */
export const anyRecipe = 'any';

/** The id of the only row of its kind. */
export const menuRulesId = 'magic-menu';
