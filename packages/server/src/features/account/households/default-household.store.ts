/** The household whose plan and list open first for a person (Spec 7, Users). Stored with the membership. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/connect';
import { changeHousehold, type AuthorizedHousehold } from './get-household';
import { householdMembers } from '../../../schema/households';
import { lockPerson } from './members/members.store';

/** @returns null for one's own plan and list */
export async function findDefaultHouseholdId(db: Db, userId: string): Promise<string | null> {
  const [found] = await db
    .select({ id: householdMembers.householdId })
    .from(householdMembers)
    .where(and(eq(householdMembers.userId, userId), householdMembers.isDefault));
  return found?.id ?? null;
}

/** @throws AppError FORBIDDEN for a closed one, and one that the person is not in */
export async function setDefault(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await changeHousehold(db, { id, userId, action: 'makeDefault' }, async (tx) => {
    // Of two choices at once, the second has to see the first.
    await lockPerson(tx, userId);
    await clearDefault(tx, userId);
    await tx
      .update(householdMembers)
      .set({ isDefault: true })
      .where(and(eq(householdMembers.householdId, id), eq(householdMembers.userId, userId)));
  });
}

export async function clearDefault(db: Db, userId: string): Promise<void> {
  await db
    .update(householdMembers)
    .set({ isDefault: false })
    .where(and(eq(householdMembers.userId, userId), householdMembers.isDefault));
}

export async function clearDefaultOfMembers(
  tx: Db,
  { household }: AuthorizedHousehold,
): Promise<void> {
  await tx
    .update(householdMembers)
    .set({ isDefault: false })
    .where(and(eq(householdMembers.householdId, household.id), householdMembers.isDefault));
}
