/**
 * Decides what a person may see and change of a plan owner's rows: meals, who eats them and what they said to them,
 * the rules of Magic Menu, templates and recurring meals for those who may see or plan meals, the rest for those who may
 * see, tick or use the shopping list; what is at home is changed by both. Those of the list also see the meals, and
 * what somebody has another way in them, because a list is computed from them, and each line names what needs it. Every call of this feature, and the stream, asks here.
 */
import {
  listKinds,
  listOperations,
  undoOperations,
} from '@saltbush/domain/plan/sync/changed-parts';
import type { Operation, OperationName } from '@saltbush/domain/plan/sync/operations';
import { rowsOfOperation } from '@saltbush/domain/plan/sync/rows-of-operation';
import { isTicking } from '@saltbush/domain/plan/sync/ticking';
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
  maySeeMeals: boolean;
  mayPlan: boolean;
  mayVote: boolean;
  maySeeList: boolean;
  mayTick: boolean;
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
  if (householdId === undefined) return accessToOwn(userId);
  const found = household ? accessTo(householdId, household) : undefined;
  return authorize(found, (access) => maySeeAny(access), 'FORBIDDEN');
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
  maySeeMeals: mayUsePlansOf(household, 'seeMeals'),
  mayPlan: mayUsePlansOf(household, 'planMeals'),
  mayVote: mayUsePlansOf(household, 'vote'),
  maySeeList: mayUsePlansOf(household, 'seeShoppingList'),
  mayTick: mayUsePlansOf(household, 'tickShoppingList'),
  mayShop: mayUsePlansOf(household, 'useShoppingList'),
});

const accessToOwn = (ownerId: string): SyncAccess => ({
  ownerId,
  maySeeMeals: true,
  mayPlan: true,
  mayVote: true,
  maySeeList: true,
  mayTick: true,
  mayShop: true,
});

export const maySeeAny = ({ maySeeMeals, maySeeList }: SyncAccess): boolean =>
  maySeeMeals || maySeeList;

/** Whether this person may run it, as far as their role and the household's settings say. */
export function mayRun(access: SyncAccess, operation: Operation): boolean {
  if (access.mayTick && isTicking(operation)) return true;
  return rowsOfOperation(operation).every(({ kind }) => mayChange(access, kind));
}

function mayChange({ mayPlan, mayVote, mayShop }: SyncAccess, kind: RowKind): boolean {
  if (kind === 'votes') return mayVote;
  if (kind === 'homeItems') return mayPlan || mayShop;
  return planningKinds.includes(kind) ? mayPlan : mayShop;
}

/** Kinds of rows that this person is sent. */
export const kindsFor = ({ maySeeMeals, maySeeList }: SyncAccess): RowKind[] =>
  allKinds.filter((kind) =>
    planningKinds.includes(kind)
      ? maySeeMeals || (maySeeList && ofList.includes(kind))
      : maySeeList,
  );

/** What a list is computed from, with what is set on it. */
const ofList: readonly RowKind[] = ['meals', 'mealSwaps'];

/** Names what a device is sent: when that is more or less than before, it starts from no rows. */
export const accessName = ({ maySeeMeals, maySeeList }: SyncAccess): string =>
  maySeeMeals && maySeeList ? 'all' : maySeeMeals ? 'meals' : 'list and its meals';

/** Operations whose history this person may see; undoing may be of any kind, so it takes both. */
export const namesFor = ({ maySeeMeals, maySeeList }: SyncAccess): OperationName[] => [
  ...(maySeeMeals ? mealOperations : []),
  ...(maySeeList ? listOperations : []),
  ...(maySeeMeals && maySeeList ? undoOperations : []),
];

const planningKinds: readonly RowKind[] = [
  'meals',
  'eaters',
  'eaterSettings',
  'attendances',
  'menuRules',
  'weekRules',
  'templates',
  'recurringMeals',
  'votes',
  'proposedDishes',
  'smallJobs',
  'mealSwaps',
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
  'setWeekRule',
  'removeWeekRule',
  'setTemplate',
  'removeTemplate',
  'setRecurringMeal',
  'removeRecurringMeal',
  'setVote',
  'proposeDishes',
  'endProposedDishes',
  'setSmallJob',
  'setMealSwap',
];
