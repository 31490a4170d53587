/**
 * What decides who may use the plans of a household (`domain/meal-plans/permissions.ts`), in SQL: read
 * in the statement that reads a plan or a list.
 */
import { sql, type SQL } from 'drizzle-orm';
import type { PlanHousehold } from '@saltbush/domain/meal-plans/permissions';
import { householdMembers, households } from './households.tables';

export type PlanHouseholdRow = PlanHousehold & { id: string };

/** Of the row joined as `households`, for this person; null without one. */
export const planHouseholdOf = (userId: unknown): SQL<PlanHouseholdRow | null> =>
  sql<PlanHouseholdRow | null>`case when ${households.id} is not null then json_strip_nulls(json_build_object(
    'id', ${households.id},
    'role', (
      select case when ${households.ownerId} = member.user_id then 'owner' else 'member' end
      from ${householdMembers} member
      where member.household_id = ${households.id} and member.user_id = ${userId}),
    'isClosed', ${households.closedAt} is not null,
    'isDeleted', ${households.deletedAt} is not null,
    'settings', json_build_object(
      'enableMealPlanning', ${households.enableMealPlanning},
      'enableShoppingLists', ${households.enableShoppingLists}))) end`;
