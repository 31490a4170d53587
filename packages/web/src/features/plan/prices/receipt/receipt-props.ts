/** What the screens of a receipt are given. */
import type { PlanScope } from '../../../device/view-mode';
import type { StoredPrices } from '../data/stored-prices';
import type { LineOfList } from '../data/use-prices';

export interface ReceiptFormProps {
  scope: PlanScope;
  /** Of the list: what the receipt's lines may be. */
  lines: readonly LineOfList[];
  prices: StoredPrices;
  /** After prices were saved, and when the person goes back. */
  onClose: () => void;
  onSaved: () => void;
}
