/** This week's list, for programs. */
import type { ShoppingListOnWire } from '@saltbush/contract/plan/shopping-list';
import type { PlanAction } from '@saltbush/domain/plan/meal-plans/permissions';
import type { Deps } from '../../../deps';
import type { Authorized } from '../../../platform/authorized';
import type { SessionClaim } from '../../../platform/http/session';
import { authorizePlan, authorizePlansOf } from '../meal-plans';
import type { ComputedLists } from './computed-lists';
import { readListVersionOfDays, type ListVersion } from './list-rows.store';

/**
 * @param connections those of a transaction, where it must be what that sees
 * @returns `authorized` throws AppError NOT_FOUND or FORBIDDEN, like `authorizePlan`
 */
export async function readThisWeek(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  claim: SessionClaim,
  householdId: string | undefined,
  connections: Parameters<typeof readListVersionOfDays>[0] = database.statementPool,
) {
  const now = clock();
  const asked = { days: undefined, householdId, now };
  const { isOpen, household, list } = await readListVersionOfDays(connections, asked, claim);
  const authorized = (action: PlanAction = 'seeShoppingList') => {
    if (householdId !== undefined) authorizePlansOf(household, action);
    return authorizePlan(list, { userId: claim.userId, action });
  };
  return { isOpen, now, authorized };
}

/** Null where nothing is planned and nothing is on the list. */
export async function readWholeList(
  lists: ComputedLists,
  list: Authorized<ListVersion>,
): Promise<ShoppingListOnWire | null> {
  const { list: json } = await lists.listOf(list);
  return JSON.parse(json.text.toString()) as ShoppingListOnWire | null;
}
