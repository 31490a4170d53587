/**
 * Decides what a person may see and change of a plan owner's rows: meals, who eats them and what they said to them,
 * the rules of Magic Menu, templates and recurring meals for those who may plan meals, what is at home for either, the rest for those who may use
 * the shopping list. Those also see the meals, because a list is computed from them, and each line names what needs it.
 * Every call of this feature, and the stream, asks here.
 */
import {
  listKinds,
  listOperations,
  undoOperations,
} from '@saltbush/domain/plan/sync/changed-parts';
import type { OperationName } from '@saltbush/domain/plan/sync/operations';
import type { RowKind } from '@saltbush/domain/plan/rows/rows';
import { mayUsePlansOf, type PlanHousehold } from '@saltbush/domain/plan/meal-plans/permissions';
import { AppError } from '@saltbush/contract/errors';
import { authorize } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { connectionOf } from '../../../platform/db/transaction';
import { lockPlanHousehold, lockPlanHouseholds } from '../../account/households';

export interface SyncAccess {
  /** A person's id or a household's. */
  ownerId: string;
  mayPlan: boolean;
  mayShop: boolean;
}

/**
 * @param household as read for this person; null when there is none with the id
 * @throws AppError NOT_FOUND when there is no such household; FORBIDDEN when this person may do neither
 */
export function authorizeSync(asked: {
  userId: string;
  householdId: string | undefined;
  household: PlanHousehold | null;
}): SyncAccess {
  const { userId, householdId, household } = asked;
  if (householdId === undefined) return { ownerId: userId, mayPlan: true, mayShop: true };
  const found = household ? accessTo(householdId, household) : undefined;
  return authorize(found, ({ mayPlan, mayShop }) => mayPlan || mayShop, 'FORBIDDEN');
}

/**
 * The same again within the transaction that changes the rows, before it locks their owner: access may have ended
 * since the call began, and does not end before the transaction does.
 *
 * @throws AppError like `authorizeSync`
 */
export async function authorizeChange(
  tx: Db,
  { ownerId, userId }: { ownerId: string; userId: string },
): Promise<SyncAccess> {
  const householdId = ownerId === userId ? undefined : ownerId;
  const household =
    householdId === undefined ? null : await lockPlanHousehold(tx, { id: householdId, userId });
  return authorizeSync({ userId, householdId, household });
}

/**
 * The same for several people, in a pipeline.
 *
 * @returns for each the access, or the AppError
 */
export async function authorizeChanges(
  tx: Db,
  ownerId: string,
  userIds: ReadonlySet<string>,
): Promise<Map<string, SyncAccess | AppError>> {
  const others = [...userIds].filter((userId) => userId !== ownerId);
  const locked =
    others.length === 0
      ? []
      : await lockPlanHouseholds(connectionOf(tx), { id: ownerId, userIds: others });
  const households = new Map(others.map((userId, place) => [userId, locked[place] ?? null]));
  return new Map(
    [...userIds].map((userId) => {
      const householdId = ownerId === userId ? undefined : ownerId;
      const household = households.get(userId) ?? null;
      return [userId, accessOrRefusal({ userId, householdId, household })];
    }),
  );
}

function accessOrRefusal(asked: Parameters<typeof authorizeSync>[0]): SyncAccess | AppError {
  try {
    return authorizeSync(asked);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

export const accessTo = (householdId: string, household: PlanHousehold): SyncAccess => ({
  ownerId: householdId,
  mayPlan: mayUsePlansOf(household, 'planMeals'),
  mayShop: mayUsePlansOf(household, 'useShoppingList'),
});

export const mayChange = ({ mayPlan, mayShop }: SyncAccess, kind: RowKind): boolean =>
  kind === 'homeItems' ? mayPlan || mayShop : planningKinds.includes(kind) ? mayPlan : mayShop;

/** Kinds of rows that this person is sent. */
export const kindsFor = (access: SyncAccess): RowKind[] =>
  allKinds.filter((kind) => mayChange(access, kind) || (access.mayShop && kind === 'meals'));

/** Names what a device is sent: when that is more or less than before, it starts from no rows. */
export const accessName = ({ mayPlan, mayShop }: SyncAccess): string =>
  mayPlan && mayShop ? 'all' : mayPlan ? 'meals' : 'list and its meals';

/** Operations whose history this person may see; undoing may be of any kind, so it takes both. */
export const namesFor = (access: SyncAccess): OperationName[] => [
  ...(access.mayPlan ? mealOperations : []),
  ...(access.mayShop ? listOperations : []),
  ...(access.mayPlan && access.mayShop ? undoOperations : []),
];

const planningKinds: readonly RowKind[] = [
  'meals',
  'eaters',
  'eaterSettings',
  'attendances',
  'menuRules',
  'templates',
  'recurringMeals',
  'votes',
];
const allKinds: readonly RowKind[] = [...planningKinds, ...listKinds];
const mealOperations: readonly OperationName[] = [
  'addMeal',
  'changeMeal',
  'removeMeal',
  'addMeals',
  'setEater',
  'removeEater',
  'setEaterSettings',
  'setAttendance',
  'setMenuRules',
  'setTemplate',
  'removeTemplate',
  'setRecurringMeal',
  'removeRecurringMeal',
  'setVote',
];
