/** The week that Magic Menu fills: what it needs of the meal plan. */
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import type { NeededSwap } from '@saltbush/domain/plan/magic-menu/needed-swaps';
import type { Leftovers } from '@saltbush/domain/plan/meal-plans/leftovers';
import type { Menu, MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import type { PlanScope } from '../../device/view-mode';

export interface PlannedWeek {
  scope: PlanScope;
  menu: Menu;
  /** Wanted in that week, with no day yet. */
  undated: readonly MenuEntry[];
  /** Of all weeks. */
  leftovers: Leftovers;
  /** Of the recipes in the menu. */
  cards: ReadonlyMap<string, RecipeCard>;
  today: PlainDate;
  /**
   * Plans all of them at once, as one step for Undo.
   *
   * @param placed the days that entries without one get, by their ids
   * @returns what takes them back; rejects when they can't be stored, and a toast has said so
   */
  addDinners: (
    dinners: readonly Dinner[],
    placed: ReadonlyMap<string, PlainDate>,
  ) => Promise<() => void>;
}

/** A dish on a day, of any meal. */
export interface Dinner {
  date: PlainDate;
  meal: string;
  recipeId: string;
  /** What is shown of the recipe; absent when it could not be loaded. */
  card: RecipeCard | undefined;
  /** Of portions that are put away: which, and how much of them; absent: it is cooked. */
  stored?: Required<Pick<MenuEntry, 'leftoverOf' | 'quantity'>>;
  /** What somebody has another way in it. */
  swaps?: readonly NeededSwap[] | undefined;
}
