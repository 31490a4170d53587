/** Loaded after the page: adding up the list needs the code of the shopping list. */
import type { DayRange } from '@saltbush/domain/plan/days/day-range';
import { anyStore } from '@saltbush/domain/plan/rows/rows';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import { shoppingListOfRows } from '@saltbush/domain/plan/shopping-list/shopping-list-of-rows';
import type { PlanView } from '../../../device/sync';

/** How many items the shopping list of these days has, ticked ones too. */
export const countItems = (view: PlanView, days: DayRange, today: PlainDate): number =>
  shoppingListOfRows(view, { days, today, store: anyStore }).total;
