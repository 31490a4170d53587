/** What an edit of the plan is, and what it needs to run. */
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import type { Menu } from '@saltbush/domain/plan/meal-plans/menu';
import type { WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import type { PlanOperation } from '@saltbush/domain/plan/meal-plans/undo-of-operations';
import type { PlanScope } from '../../../../device/view-mode';
import type { UndoStep, UndoSteps } from '../use-undo';
import type { WeekPlan } from '../use-week-plan';

/** What edits need; always the latest. */
export interface PlannerState {
  scope: PlanScope;
  plan: WeekPlan;
  /** Undefined while it is not known. */
  whoEats: WhoEats | undefined;
  today: PlainDate;
  undo: UndoSteps;
}

export interface Edit {
  /** The first of the seven days that are changed; absent: those that are shown. */
  week?: PlainDate;
  /** The change is of a meal without a day. */
  isUndated?: boolean;
  /** Of the menu of those days. */
  change?: (menu: Menu) => Menu;
  /** Announced: "Pumpkin soup was moved to Fri 27." */
  text: string;
  added?: readonly RecipeCard[];
  /** Operations of the same edit that are no change of that menu. */
  also?: readonly PlanOperation[];
}

export interface EditContext {
  latest: () => PlannerState;
  /** @returns the step to undo and when it is stored; undefined when nothing changes */
  run: (edit: Edit) => { step: UndoStep; stored: Promise<void> } | undefined;
}
