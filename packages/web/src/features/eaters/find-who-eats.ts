/** Who eats with the owner of a plan, read once: for a press on a page that does not show it. */
import { listEaters, type WhoEats } from '@saltbush/domain/eaters/eaters';
import { quantityForAll } from '@saltbush/domain/eaters/who-is-home';
import { knownServes, type Serves } from '@saltbush/domain/recipes/serves';
import { queryClient } from '../../api/query-client';
import { getSession } from '../../api/session';
import { householdsQuery } from '../household-data';
import { readPlan } from '../sync';
import type { PlanScope } from '../view-mode';
import { attendancesIn, membersOf, peopleIn, storedEatersIn } from './eaters-in-rows';

/**
 * How many times a recipe is put onto the list, for all who eat.
 *
 * @returns 1, as it is written, where this device does not know who eats, or nobody has said for how many it is
 */
export async function findQuantityForAll(scope: PlanScope, recipe: Serves): Promise<number> {
  const whoEats = await findWhoEats(scope);
  return (whoEats && quantityForAll(knownServes(recipe), whoEats)) ?? 1;
}

async function findWhoEats(scope: PlanScope): Promise<WhoEats | undefined> {
  const view = await readPlan(scope);
  const households = queryClient.getQueryData(householdsQuery.queryKey)?.households;
  const members = membersOf(scope, { user: getSession()?.user, households });
  if (!members || !view?.isLoaded) return undefined;
  const { rows } = view;
  return {
    eaters: listEaters(members, storedEatersIn(rows)),
    attendances: attendancesIn(rows),
    people: peopleIn(rows),
  };
}
