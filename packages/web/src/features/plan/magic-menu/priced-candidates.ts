/** Candidates with what they cost for one person, where the prices of their foods are known. */
import type { MenuCandidate } from '@saltbush/contract/plan/magic-menu';
import { priceLimits, pricesRoutes } from '@saltbush/contract/plan/prices';
import { serveCost } from '@saltbush/domain/plan/prices/basket/serve-cost';
import { call } from '../../../api/call';

export type PricedCandidate = MenuCandidate & {
  /** Dollars. */
  cost?: number | undefined;
  /** Some of its prices are estimates. */
  isEstimate?: boolean | undefined;
};

/** Without an answer about prices nothing costs anything: the menu is chosen all the same. */
export async function pricedCandidates(
  candidates: readonly MenuCandidate[],
  householdId: string | undefined,
  signal: AbortSignal,
): Promise<PricedCandidate[]> {
  const all = new Set(candidates.flatMap(({ foods = [] }) => foods));
  const foods = [...all].filter((key) => /^[a-z0-9-]+$/.test(key)).slice(0, priceLimits.foods);
  if (foods.length === 0) return [...candidates];
  try {
    const { prices, estimates } = await call(
      pricesRoutes.ofFoods,
      { body: { householdId, foods } },
      { signal },
    );
    const isEstimate = new Set(estimates);
    return candidates.map((candidate) => {
      const { foods: keys = [], grams = [] } = candidate;
      const cost = serveCost({ foods: keys, grams }, prices);
      return { ...candidate, cost, isEstimate: keys.some((key) => isEstimate.has(key)) };
    });
  } catch {
    signal.throwIfAborted();
    return [...candidates];
  }
}
