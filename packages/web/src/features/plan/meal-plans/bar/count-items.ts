/** Loaded after the page: adding up the list needs the code of the shopping list. */
import type { DayRange } from '@saltbush/domain/plan/meal-plans/day-range';
import { anyStore } from '@saltbush/domain/plan/sync/rows';
import type { PlainDate } from '@saltbush/domain/plan/meal-plans/week';
import { ledgerOfRows } from '@saltbush/domain/plan/sync/ledger-of-rows';
import type { PlanView } from '../../../device/sync';

/** How many items the shopping list of these days has, ticked ones too. */
export const countItems = (view: PlanView, days: DayRange, today: PlainDate): number =>
  ledgerOfRows(view, { days, today, store: anyStore }).total;
