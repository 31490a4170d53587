/** The list as it is shown when an action is called. */
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import type { Ledger } from '@saltbush/domain/plan/shopping-list/ledger/ledger';
import type { PlanView } from '../../../device/sync';

export interface ListOnScreen {
  view: PlanView;
  ledger: Ledger;
  today: PlainDate;
  userId: string;
  /** The id of the chosen store. */
  store: string;
}
