/** The list as it is shown when an action is called. */
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import type { ShoppingList } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import type { PlanView } from '../../../device/sync';

export interface ListOnScreen {
  view: PlanView;
  list: ShoppingList;
  today: PlainDate;
  userId: string;
  /** The id of the chosen store. */
  store: string;
}
