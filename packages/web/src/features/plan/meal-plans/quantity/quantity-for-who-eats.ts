import { quantityForAll } from '@saltbush/domain/plan/eaters/who-is-home';
import { knownServes, type Serves } from '@saltbush/domain/recipe/recipes/serves';
import { findWhoEats } from '../../../device/eaters';
import type { PlanScope } from '../../../device/view-mode';

/** Undefined where this device does not know who eats, or nobody has said for how many the recipe is. */
export async function quantityForWhoEats(
  scope: PlanScope,
  recipe: Serves,
): Promise<number | undefined> {
  const whoEats = await findWhoEats(scope);
  return whoEats && quantityForAll(knownServes(recipe), whoEats);
}
