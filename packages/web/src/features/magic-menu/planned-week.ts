/** The week that Magic Menu fills: what it needs of the meal plan. */
import type { RecipeCard } from '@saltbush/contract/recipes';
import type { Menu } from '@saltbush/domain/meal-plans/menu';
import type { PlainDate } from '@saltbush/domain/meal-plans/week';
import type { PlanScope } from '../view-mode';

export interface PlannedWeek {
  scope: PlanScope;
  menu: Menu;
  /** Of the recipes in the menu. */
  cards: ReadonlyMap<string, RecipeCard>;
  today: PlainDate;
  /** Changes the menu at once; rejects when it can't be stored, and a toast has said so. */
  edit: (change: (menu: Menu) => Menu, added?: readonly RecipeCard[]) => Promise<void>;
}
