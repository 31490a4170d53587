/** Candidates with what they cost for one person, where the prices of their foods are known. */
import type { MenuCandidate } from '@saltbush/contract/plan/magic-menu';
import { priceLimits, pricesRoutes } from '@saltbush/contract/plan/prices';
import {
  foodsToPrice,
  withCosts,
  type Priced,
} from '@saltbush/domain/plan/prices/basket/priced-recipes';
import { call } from '../../../api/call';

export type PricedCandidate = Priced<MenuCandidate>;

/** Without an answer about prices nothing costs anything: the menu is chosen all the same. */
export async function pricedCandidates(
  candidates: readonly MenuCandidate[],
  householdId: string | undefined,
  signal: AbortSignal,
): Promise<PricedCandidate[]> {
  const foods = foodsToPrice(candidates, priceLimits.foods);
  if (foods.length === 0) return [...candidates];
  try {
    const answer = await call(pricesRoutes.ofFoods, { body: { householdId, foods } }, { signal });
    return withCosts(candidates, answer);
  } catch {
    signal.throwIfAborted();
    return [...candidates];
  }
}
