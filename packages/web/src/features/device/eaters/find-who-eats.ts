import type { WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import { whoEatsOfRows } from '@saltbush/domain/plan/eaters/who-eats-of-rows';
import { queryClient } from '../../../api/query-client';
import { getSession } from '../../../api/session';
import { householdsQuery } from '../household-data';
import { readPlan } from '../sync';
import type { PlanScope } from '../view-mode';
import { membersOf } from './members-of';

/**
 * Who eats with the owner of a plan, read once: for a press on a page that does not show it.
 *
 * @returns undefined where this device does not know it
 */
export async function findWhoEats(scope: PlanScope): Promise<WhoEats | undefined> {
  const view = await readPlan(scope);
  const households = queryClient.getQueryData(householdsQuery.queryKey)?.households;
  const members = membersOf(scope, { user: getSession()?.user, households });
  if (!members || !view?.isLoaded) return undefined;
  return whoEatsOfRows(view.rows, members);
}
