/** What people remember of substitutes, without the deleted ones unless it says otherwise. */
import { and, count, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import {
  substitutionDeletedBefore,
  substitutionLimits,
} from '@saltbush/domain/recipe/substitutions/remembered-substitutions';
import { say } from '@saltbush/domain/texts/say';
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { newId } from '../../../platform/ids';
import { households } from '../../../schema/households';
import { planOwners } from '../../../schema/meal-plans';
import { substitutions } from '../../../schema/plan/substitutions';
import { planHouseholdOf } from '../../account/households';

export type SubstitutionRow = NonNullable<Awaited<ReturnType<typeof findSubstitution>>>;
type AuthorizedRow = Authorized<Pick<SubstitutionRow, 'id' | 'ownerId'>>;

/** @param viewerId decides what may be done with it */
export async function findSubstitution(db: Db, id: string, viewerId: string) {
  const [row] = await selectSubstitutions(db, viewerId).where(eq(substitutions.id, id));
  return row;
}

/** The newest first. The caller has checked that this person may read them. */
export async function listSubstitutions(db: Db, ownerId: string, viewerId: string) {
  return selectSubstitutions(db, viewerId)
    .where(and(eq(substitutions.ownerId, ownerId), isNull(substitutions.deletedAt)))
    .orderBy(desc(substitutions.createdAt), desc(substitutions.id))
    .limit(substitutionLimits.most);
}

interface NewRow {
  ownerId: string;
  food: string;
  substitute: string;
  note: string | undefined;
  now: Date;
}

/**
 * @returns its id
 * @throws AppError VALIDATION_FAILED when there are as many as may be
 */
export async function insertSubstitution(
  db: Db,
  { ownerId, food, substitute, note, now }: NewRow,
): Promise<string> {
  const id = newId();
  await db.transaction(async (tx) => {
    await checkSpace(tx, ownerId);
    const values = { id, ownerId, food, substitute, note: note || null, createdAt: now };
    await tx.insert(substitutions).values(values);
  });
  return id;
}

/** Also removes what can't be restored any more of the same owner. */
export async function removeSubstitution(db: Db, row: AuthorizedRow, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const isOver = lt(substitutions.deletedAt, substitutionDeletedBefore(now));
    await tx.delete(substitutions).where(and(eq(substitutions.ownerId, row.ownerId), isOver));
    await tx
      .update(substitutions)
      .set({ deletedAt: now })
      .where(and(eq(substitutions.id, row.id), isNull(substitutions.deletedAt)));
  });
}

/** @throws AppError VALIDATION_FAILED when there are as many as may be */
export async function restoreSubstitution(db: Db, row: AuthorizedRow): Promise<void> {
  await db.transaction(async (tx) => {
    await checkSpace(tx, row.ownerId);
    await tx.update(substitutions).set({ deletedAt: null }).where(eq(substitutions.id, row.id));
  });
}

/** Of two at once the second waits here, and counts what the first one wrote. */
async function checkSpace(tx: Db, ownerId: string): Promise<void> {
  await tx.execute(sql`select from ${planOwners} where id = ${ownerId} for no key update`);
  const [sum] = await tx
    .select({ total: count() })
    .from(substitutions)
    .where(and(eq(substitutions.ownerId, ownerId), isNull(substitutions.deletedAt)));
  if ((sum?.total ?? 0) < substitutionLimits.most) return;
  const message = say('At most {most} are remembered. Please delete one first', {
    most: substitutionLimits.most,
  });
  throw new AppError('VALIDATION_FAILED', [{ field: 'food', message }]);
}

const selectSubstitutions = (db: Db, viewerId: string) =>
  db
    .select({
      id: substitutions.id,
      ownerId: substitutions.ownerId,
      food: substitutions.food,
      substitute: substitutions.substitute,
      note: substitutions.note,
      deletedAt: substitutions.deletedAt,
      household: planHouseholdOf(viewerId),
    })
    .from(substitutions)
    .leftJoin(households, eq(households.id, substitutions.ownerId));
