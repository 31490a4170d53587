/** Changes who recipes are shared with. */
import { inArray } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import { sharingLimits } from '@saltbush/contract/recipe/sharing/sharing-fields';
import {
  changeBack,
  changeSharing,
  type Sharing,
  type SharingChange,
} from '@saltbush/domain/book/sharing/sharing-settings';
import { say } from '@saltbush/domain/texts/say';
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { users } from '../../../schema/accounts';
import type { AccessLostListener } from '../../access/recipe-access';
import { getHouseholdToShareWith, lockMembersOf } from '../../account/households';
import { checkNotHidden } from './hidden-recipes';
import { findSharing, writeSharing } from './sharing.store';

export interface SharingContext {
  now: Date;
  onAccessLost: AccessLostListener;
}

export interface RecipeSharingChange {
  recipe: Authorized<{ id: string; ownerId: string }>;
  change: SharingChange;
}

/**
 * Applies all changes in one transaction.
 *
 * @returns the changes that undo them
 * @throws AppError FORBIDDEN or NOT_FOUND for a household the owner is not in, VALIDATION_FAILED for
 * people who have no account
 */
export async function changeSharings(
  db: Db,
  changes: readonly RecipeSharingChange[],
  { now, onAccessLost }: SharingContext,
): Promise<RecipeSharingChange[]> {
  return db.transaction(async (tx) => {
    const back: RecipeSharingChange[] = [];
    // Households before recipes, as who leaves one locks them.
    await lockMembersOf(tx, householdsIn(changes));
    // Always in the same order, so that two batches cannot deadlock.
    for (const { recipe, change } of changes.toSorted(byId)) {
      const current = await findSharing(tx, recipe);
      const next = changeSharing(current, change);
      if (next.mode === 'public' || next.isListed) await checkNotHidden(tx, recipe.id);
      checkHouseholdCount(next.householdIds);
      await checkHouseholds(tx, recipe.ownerId, added(current.householdIds, next.householdIds));
      await checkReaders(tx, added(current.readerIds, next.readerIds));
      await writeSharing(tx, recipe, { current, next, now });
      if (isReduced(current, next)) await onAccessLost(tx, recipe, 'no-longer-shared');
      // Last change first: one recipe may be changed twice.
      back.unshift({ recipe, change: changeBack(current, change) });
    }
    return back;
  });
}

const householdsIn = (changes: readonly RecipeSharingChange[]): string[] =>
  changes.flatMap(({ change: { householdIds = [], alsoWith } }) => [
    ...householdIds,
    ...(alsoWith === undefined ? [] : [alsoWith]),
  ]);

const byId = (one: RecipeSharingChange, other: RecipeSharingChange): number =>
  one.recipe.id < other.recipe.id ? -1 : 1;

const added = (before: readonly string[], after: readonly string[]): string[] =>
  after.filter((id) => !before.includes(id));

/** The contract limits a list that is sent, but not what is added to one. */
function checkHouseholdCount(ids: readonly string[]): void {
  if (ids.length <= sharingLimits.households) return;
  const message = say('Please share with at most {households} communities', {
    households: sharingLimits.households,
  });
  throw new AppError('VALIDATION_FAILED', [{ field: 'alsoWith', message }]);
}

async function checkHouseholds(tx: Db, ownerId: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await getHouseholdToShareWith(tx, id, ownerId);
}

async function checkReaders(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const known = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]));
  if (known.length === ids.length) return;
  throw new AppError('VALIDATION_FAILED', [
    {
      field: 'sharingSettings.approvedUsers',
      message: say('One of these people has no account any more'),
    },
  ]);
}

/** Whether anyone may have lost access. */
function isReduced(before: Sharing, after: Sharing): boolean {
  return (
    (before.mode === 'public' && after.mode === 'private') ||
    added(after.householdIds, before.householdIds).length > 0 ||
    added(after.readerIds, before.readerIds).length > 0
  );
}
