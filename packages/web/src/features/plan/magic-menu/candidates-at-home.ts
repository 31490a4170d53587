/** Candidates with what of them is at home, as it was noted. */
import type { HomeFacts } from '@saltbush/domain/plan/magic-menu/facts/home-facts';
import { withHome } from '@saltbush/domain/plan/magic-menu/home-foods';
import { listHomeItems } from '@saltbush/domain/plan/home-items/home-items';
import { countedServes } from '@saltbush/domain/plan/meal-plans/cooked-for';
import { peopleOf } from '@saltbush/domain/plan/meal-plans/cooking-quantity';
import { leftoversOfRows } from '@saltbush/domain/plan/meal-plans/leftovers-of-rows';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import { readPlan } from '../../device/sync';
import type { PlanScope } from '../../device/view-mode';
import { homeMatch } from '../home-items';
import type { PricedCandidate } from './cost/priced-candidates';

export type CandidateAtHome = PricedCandidate & HomeFacts;

export async function candidatesAtHome(
  candidates: readonly PricedCandidate[],
  scope: PlanScope,
  today: PlainDate,
): Promise<CandidateAtHome[]> {
  const view = await readPlan(scope).catch(() => undefined);
  const items = view ? listHomeItems(view.rows, leftoversOfRows(view.rows)) : [];
  if (items.length === 0) return [...candidates];
  // Without the food table a food does for itself alone.
  const code = await homeMatch.load().catch(() => undefined);
  return withHome(candidates, items, {
    today,
    ...(code && { covers: (key) => code.foodsCovered([key]) }),
    peopleOf: ({ recipeId, quantity }) => {
      const card = view?.recipes.get(recipeId)?.card;
      return card && !card.isServesUnknown ? peopleOf(quantity, countedServes(card)) : undefined;
    },
  });
}
