/**
 * What decides who may use the plans of a household (`domain/plan/meal-plans/permissions.ts`), in SQL: read
 * in the statement that reads a plan or a list.
 */
import { sql, type SQL } from 'drizzle-orm';
import type { PlanHousehold } from '@saltbush/domain/plan/meal-plans/permissions';
import { householdMembers, households } from '../../../schema/households';

/**
 * The role of the row `member` of `household_members`.
 *
 * @param ownerId of its household
 */
export const roleOfMember = (ownerId: SQL): SQL =>
  sql`case when ${ownerId} = member.user_id then 'owner' else member.role end`;

export type PlanHouseholdRow = PlanHousehold & { id: string };

/** Of the row joined as `households`, for this person; null without one. */
export const planHouseholdOf = (userId: unknown): SQL<PlanHouseholdRow | null> =>
  sql<PlanHouseholdRow | null>`case when ${households.id} is not null then json_strip_nulls(json_build_object(
    'id', ${households.id},
    'role', (
      select ${roleOfMember(sql`${households.ownerId}`)}
      from ${householdMembers} member
      where member.household_id = ${households.id} and member.user_id = ${userId}),
    'isClosed', ${households.closedAt} is not null,
    'isDeleted', ${households.deletedAt} is not null,
    'settings', json_build_object(
      'enableMealPlanning', ${households.enableMealPlanning},
      'enableShoppingLists', ${households.enableShoppingLists}))) end`;

/**
 * `mayUsePlan('planMeals', …)` in SQL: whether plans of this owner are the person's, or those of a household
 * that they may plan meals for.
 */
export const isPlanOwnerOf = (ownerId: unknown, userId: unknown): SQL<boolean> =>
  isPlanOf(
    ownerId,
    userId,
    sql`and (household.owner_id = member.user_id or member.role in ('admin', 'member'))`,
  );

/** `mayUsePlan('seeMeals', …)` in SQL. */
export const isPlanReaderOf = (ownerId: unknown, userId: unknown): SQL<boolean> =>
  isPlanOf(ownerId, userId, sql``);

/** @param condition on the rows `household` and `member` */
const isPlanOf = (ownerId: unknown, userId: unknown, condition: SQL): SQL<boolean> =>
  // An array, because no index answers "own, or of one of these households".
  sql<boolean>`${ownerId} = any(array(
    select (${userId})::uuid
    union all
    select member.household_id from ${householdMembers} member
    join ${households} household on household.id = member.household_id
    where member.user_id = ${userId} and household.closed_at is null
      and household.deleted_at is null and household.enable_meal_planning ${condition}))`;
