import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/connect';
import { lockMembersOf } from './households.store';
import { households } from './households.tables';
import { planHouseholdOf, type PlanHouseholdRow } from './plan-household-sql';

/**
 * What decides whether a person may use the plans of a household, for a transaction that changes them: until it
 * ends, nobody leaves and no setting changes.
 *
 * @returns null when there is no such household
 */
export async function lockPlanHousehold(
  tx: Db,
  { id, userId }: { id: string; userId: string },
): Promise<PlanHouseholdRow | null> {
  await lockMembersOf(tx, [id]);
  // In a statement of its own, which sees who left while this one waited.
  const [row] = await tx
    .select({ household: planHouseholdOf(userId) })
    .from(households)
    .where(eq(households.id, id));
  return row?.household ?? null;
}
