/** Which operations change the vote of a member who has an account of their own (`domain/plan/votes/permissions.ts`). */
import { and, eq, inArray } from 'drizzle-orm';
import type { Operation } from '@saltbush/domain/plan/sync/operations';
import { rowsOfOperation } from '@saltbush/domain/plan/sync/rows-of-operation';
import { mayVoteFor } from '@saltbush/domain/plan/votes/permissions';
import { subjectOfVote } from '@saltbush/domain/plan/rows/vote-rows';
import type { Db } from '../../../platform/db/connect';
import { householdMembers } from '../../../schema/households';
import type { SyncAccess } from './sync-access';

interface Asked {
  access: SyncAccess;
  userId: string;
  operations: readonly Operation[];
}

/** @returns ids of operations; also of those that undo a vote */
export async function votesForOthers(
  tx: Db,
  { access: { ownerId }, userId, operations }: Asked,
): Promise<string[]> {
  const votes = operations.flatMap((operation) =>
    rowsOfOperation(operation)
      .filter(({ kind }) => kind === 'votes')
      .map((row) => ({ id: operation.id, eaterId: subjectOfVote(row.id).eaterId })),
  );
  const others = new Set(votes.map(({ eaterId }) => eaterId).filter((id) => isOther(id, userId)));
  if (others.size === 0) return [];
  const members = await tx
    .select({ id: householdMembers.userId })
    .from(householdMembers)
    .where(
      and(eq(householdMembers.householdId, ownerId), inArray(householdMembers.userId, [...others])),
    );
  const memberIds = new Set(members.map(({ id }) => id));
  return votes
    .filter(({ eaterId }) => !mayVoteFor(eaterId, { userId, memberIds }))
    .map(({ id }) => id);
}

/** An operation that undoes may name a row that does not exist, by any text. */
const isOther = (id: string, userId: string): boolean => id !== userId && uuid.test(id);
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
