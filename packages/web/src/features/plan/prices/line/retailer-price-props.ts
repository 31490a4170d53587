/** A line at one retailer. */
import type { Present } from '@saltbush/domain/plan/prices/basket/coverage';
import type { LineMatch, RetailerOnWire } from '@saltbush/contract/plan/prices';
import type { LedgerLine } from '@saltbush/domain/plan/shopping-list/ledger/ledger';
import type { PlanScope } from '../../../device/view-mode';

export interface RetailerPriceProps {
  line: LedgerLine;
  match: LineMatch;
  retailer: RetailerOnWire;
  scope: PlanScope;
  present: Present;
  refresh: () => void;
}
