/** A line at one retailer. */
import type { Present } from '@saltbush/domain/plan/prices/basket/coverage';
import type { LineMatch, RetailerOnWire } from '@saltbush/contract/plan/prices';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import type { PlanScope } from '../../../device/view-mode';

export interface RetailerPriceProps {
  line: ListLine;
  match: LineMatch;
  retailer: RetailerOnWire;
  scope: PlanScope;
  present: Present;
  refresh: () => void;
}
