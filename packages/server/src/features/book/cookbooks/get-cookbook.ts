/** Finds a cookbook and decides what somebody may do with it: every call asks here. */
import { mayInHousehold } from '@saltbush/domain/account/households/permissions';
import {
  canChangeCookbook,
  canReadCookbook,
  ownsCookbook,
  type CookbookAccess,
} from '@saltbush/domain/book/cookbooks/permissions';
import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';
import { authorize } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { isEndedCookbookLink } from './cookbook-links.store';
import {
  findCookbook,
  type AuthorizedCookbook,
  type CookbookReader,
  type CookbookRow,
} from './cookbooks.store';

/**
 * @throws AppError LINK_ENDED for one whose link came to its end; NOT_FOUND for another that they may not read, and a
 * deleted one
 */
export async function getReadableCookbook(
  db: Db,
  id: string,
  reader: CookbookReader,
): Promise<AuthorizedCookbook> {
  const { userId, tokenHash } = reader;
  const found = await findCookbook(db, id, reader);
  const mayRead = found?.deletedAt === null && canReadCookbook(accessTo(found), userId);
  if (!mayRead && tokenHash !== undefined && (await isEndedCookbookLink(db, id, tokenHash)))
    throw new AppError('LINK_ENDED');
  return authorize(found, () => mayRead);
}

/** @throws AppError NOT_FOUND for one that they may not change, and a deleted one */
export const getChangeableCookbook = async (
  db: Db,
  id: string,
  userId: string,
): Promise<AuthorizedCookbook> =>
  authorize(
    await findCookbook(db, id, { userId }),
    (found) => found.deletedAt === null && canChangeCookbook(accessTo(found), userId),
  );

/** @throws AppError NOT_FOUND for somebody else's, and a deleted one */
export const getOwnCookbook = async (
  db: Db,
  id: string,
  userId: string,
): Promise<AuthorizedCookbook> =>
  authorize(
    await findCookbook(db, id, { userId }),
    (found) => found.deletedAt === null && ownsCookbook(accessTo(found), userId),
  );

/**
 * One whose recipes are put in by hand.
 *
 * @throws AppError NOT_FOUND; NOT_POSSIBLE for one that a query fills
 */
export async function getHandMadeCookbook(
  db: Db,
  id: string,
  userId: string,
): Promise<AuthorizedCookbook> {
  const cookbook = await getChangeableCookbook(db, id, userId);
  if (cookbook.query === null) return cookbook;
  throw new AppError(
    'NOT_POSSIBLE',
    say('A search fills this cookbook. Change what it searches for instead.'),
  );
}

/** What the rules of the domain are asked about. */
export const accessTo = ({
  ownerId,
  sharingMode,
  isLinked,
  memberships,
}: CookbookRow): CookbookAccess => ({
  ownerId,
  sharingMode,
  isLinked,
  isSharedWithTheirHousehold: memberships.some((access) => mayInHousehold('see', access)),
  isChangedByThem: memberships.some((access) => mayInHousehold('changeCookbooks', access)),
});
