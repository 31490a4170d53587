/** A line at one retailer. */
import type { LineMatch, RetailerOnWire } from '@saltbush/contract/plan/prices';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import type { PlanScope } from '../../../device/view-mode';
import type { ShownPresent } from '../use-present';

export interface RetailerPriceProps {
  line: ListLine;
  match: LineMatch;
  retailer: RetailerOnWire;
  scope: PlanScope;
  present: ShownPresent;
  refresh: () => void;
}
