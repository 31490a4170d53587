import type { SignedInSession } from '@saltbush/contract/account/accounts';
import type { User } from '@saltbush/contract/account/session';
import { firstWeekdayIn, homeCountryOf } from '@saltbush/domain/account/countries/countries';
import { unusedEndMs } from '@saltbush/domain/account/accounts/session-renewal';
import type { UserRow } from './accounts.store';
import type { SessionRow } from './sessions/sessions.store';

/** What other features know of a person: ids, the newest favourite first. */
type Choices = Pick<User, 'favouriteRecipes' | 'defaultHousehold'>;

export function presentUser(row: UserRow, choices: Choices): User {
  return {
    _id: row.id,
    username: row.username,
    displayUsername: row.displayUsername,
    email: row.email,
    isVerified: row.verifiedAt !== null,
    isAdmin: row.isAdmin,
    hasCompletedOnboarding: row.hasCompletedOnboarding,
    isNewCommunityMember: row.isNewCommunityMember,
    defaultMeasures: row.defaultMeasures,
    timeZone: row.timeZone,
    firstWeekday: row.firstWeekday ?? firstWeekdayIn(row.country),
    country: row.country,
    homeCountry: homeCountryOf(row.country),
    language: row.language,
    ...choices,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentSession(row: SessionRow, currentId: string): SignedInSession {
  return {
    _id: row.id,
    ...(row.userAgent !== null && { userAgent: row.userAgent }),
    isCurrent: row.id === currentId,
    createdAt: row.createdAt.toISOString(),
    expiresAt: endOf(row).toISOString(),
  };
}

/** When it ends unless it is used again. */
function endOf({ refreshTokenDigest, expiresAt, createdAt, rotatedAt }: SessionRow): Date {
  if (refreshTokenDigest === null) return expiresAt;
  return new Date(
    unusedEndMs({ beganAtMs: createdAt.getTime(), rotatedAtMs: rotatedAt.getTime() }),
  );
}
