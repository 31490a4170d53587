import type { SignedInSession, User } from '@saltbush/contract/accounts';
import type { UserRow } from './accounts.store';
import type { SessionRow } from './sessions.store';

export function presentUser(row: UserRow): User {
  return {
    _id: row.id,
    username: row.username,
    displayUsername: row.displayUsername,
    email: row.email,
    isVerified: row.verifiedAt !== null,
    isAdmin: row.isAdmin,
    hasCompletedOnboarding: row.hasCompletedOnboarding,
    isNewCommunityMember: row.isNewCommunityMember,
    defaultHousehold: null,
    favouriteRecipes: [],
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
    expiresAt: row.expiresAt.toISOString(),
  };
}
