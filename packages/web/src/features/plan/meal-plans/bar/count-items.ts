/** Loaded after the page: adding up the list needs the code of the shopping list. */
import { sevenDaysFrom } from '@saltbush/domain/plan/meal-plans/day-range';
import { anyStore } from '@saltbush/domain/plan/sync/rows';
import type { PlainDate } from '@saltbush/domain/plan/meal-plans/week';
import { ledgerOfRows } from '@saltbush/domain/plan/sync/ledger-of-rows';
import type { PlanView } from '../../../device/sync';

/** How many items the shopping list of the week has, ticked ones too. */
export const countItems = (view: PlanView, week: PlainDate, today: PlainDate): number =>
  ledgerOfRows(view, { days: sevenDaysFrom(week), today, store: anyStore }).total;
