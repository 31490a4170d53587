/** How many times a recipe is put onto the list. */
import type { Serves } from '@saltbush/domain/recipe/recipes/serves';
import type { PlanScope } from '../../../device/view-mode';
import { quantityForWhoEats } from './quantity-for-who-eats.lazy';

/**
 * For all who eat. The press that asks loads the code, which the list does not need before.
 *
 * @returns 1, as it is written, where this device does not know who eats, or nobody has said for how many it is
 */
export async function findQuantityForAll(scope: PlanScope, recipe: Serves): Promise<number> {
  try {
    const findQuantity = await quantityForWhoEats.load();
    return (await findQuantity(scope, recipe)) ?? 1;
  } catch {
    return 1;
  }
}
