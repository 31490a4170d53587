/** Candidates with what they cost for one person, where the prices of their foods are known. */
import type { MenuCandidate } from '@saltbush/contract/plan/magic-menu';
import { priceLimits, pricesRoutes } from '@saltbush/contract/plan/prices';
import {
  foodsToPrice,
  withCosts,
  type Priced,
} from '@saltbush/domain/plan/prices/basket/priced-recipes';
import { foodCostsOf, type FoodCosts } from '@saltbush/domain/plan/magic-menu/budget/food-costs';
import { call } from '../../../../api/call';

export type PricedCandidate = Priced<MenuCandidate>;

export interface PricedCandidates {
  candidates: PricedCandidate[];
  /** What their foods cost; empty without prices. */
  foodCosts: FoodCosts;
}

/** Without an answer about prices nothing costs anything: the menu is chosen all the same. */
export async function pricedCandidates(
  candidates: readonly MenuCandidate[],
  householdId: string | undefined,
  signal: AbortSignal,
): Promise<PricedCandidates> {
  const foods = foodsToPrice(candidates, priceLimits.foods);
  const unpriced = { candidates: [...candidates], foodCosts: {} };
  if (foods.length === 0) return unpriced;
  try {
    const answer = await call(pricesRoutes.ofFoods, { body: { householdId, foods } }, { signal });
    return { candidates: withCosts(candidates, answer), foodCosts: foodCostsOf(answer) };
  } catch {
    signal.throwIfAborted();
    return unpriced;
  }
}
