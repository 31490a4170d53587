/**
 * Decides who may use a plan and its list: every call asks here, and the answer is that of the domain
 * (`domain/plan/meal-plans/permissions.ts`). Another person's plan looks as if it did not exist; a household
 * one may not use answers 403 (decision 0028).
 */
import {
  mayUsePlan,
  mayUsePlansOf,
  type OwnedPlan,
  type PlanAction,
  type PlanHousehold,
} from '@saltbush/domain/plan/meal-plans/permissions';
import { authorize, type Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { getHousehold } from '../../account/households';
import { findPlanOwnership, type PlanOwnershipRow } from './meal-plans.store';

interface Intention {
  userId: string;
  action: PlanAction;
}

/** @throws AppError NOT_FOUND or FORBIDDEN, like `authorizePlan` */
export async function getPlan(
  db: Db,
  { id, ...intention }: Intention & { id: string },
): Promise<Authorized<PlanOwnershipRow>> {
  return authorizePlan(await findPlanOwnership(db, { id, viewerId: intention.userId }), intention);
}

/** @throws AppError NOT_FOUND when there is none, or it is another person's; FORBIDDEN for a household's */
export function authorizePlan<Plan extends OwnedPlan>(
  plan: Plan | undefined,
  { userId, action }: Intention,
): Authorized<Plan> {
  return authorize(
    plan,
    (found) => mayUsePlan(action, found, userId),
    plan?.household ? 'FORBIDDEN' : 'NOT_FOUND',
  );
}

/** @throws AppError NOT_FOUND when there is no such household; FORBIDDEN when this person may not do it */
export function authorizePlansOf(household: PlanHousehold | null, action: PlanAction): void {
  authorize(household ?? undefined, (found) => mayUsePlansOf(found, action), 'FORBIDDEN');
}

/**
 * The id that plans, and what applies to all lists, are stored by: of the household, or of the person.
 *
 * @throws AppError NOT_FOUND when there is no such household; FORBIDDEN when this person may not do it
 */
export async function getPlanOwnerId(
  db: Db,
  { householdId, userId, action }: Intention & { householdId: string | undefined },
): Promise<string> {
  if (householdId === undefined) return userId;
  await getHousehold(db, householdId, userId, action);
  return householdId;
}
