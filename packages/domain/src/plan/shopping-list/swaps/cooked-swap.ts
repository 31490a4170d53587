import type { SwapShare } from '../../rows/meal-swap-rows';
import type { ListNeed } from '../needs/list-need';

/** What one person has another way in a dish that is cooked, with its foods read. */
export interface CookedSwap {
  /** Of the food that the recipe asks for. */
  readonly key: string;
  readonly share: SwapShare;
  readonly of: ListNeed;
  readonly use: readonly ListNeed[];
}
