/** What a person may change about themselves (Spec 7, PATCH /users/profile). */
import type { ParsedBody } from '@saltbush/contract/route';
import type { profileRoutes } from '@saltbush/contract/account/profile';
import { AppError } from '@saltbush/contract/errors';
import { foldUsername } from '@saltbush/domain/account/accounts/names';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import { updateUser, type UserRow } from './accounts.store';
import { withConflictsNamed } from './name-conflicts';

type ProfileChange = ParsedBody<typeof profileRoutes.updateProfile>;

export async function updateProfile(
  { database, clock }: Deps,
  userId: string,
  { username, displayUsername, ...flags }: ProfileChange,
): Promise<UserRow> {
  const names = namesFrom(username, displayUsername);
  return withConflictsNamed(() =>
    updateUser(database.db, userId, { ...flags, ...names, updatedAt: clock() }),
  );
}

/** One name in two spellings: as compared, and as shown. */
function namesFrom(username: string | undefined, displayUsername: string | undefined) {
  const shown = displayUsername ?? username;
  if (shown === undefined) return {};
  const folded = foldUsername(shown);
  if (username !== undefined && foldUsername(username) !== folded) {
    const message = say('This may differ from the username in capitals only');
    throw new AppError('VALIDATION_FAILED', [{ field: 'displayUsername', message }]);
  }
  return { username: folded, displayUsername: shown };
}
