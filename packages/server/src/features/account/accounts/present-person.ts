/** A person as the calls about their account answer, with what other features know of them. */
import type { Deps } from '../../../deps';
import { findDefaultHouseholdId } from '../households';
import { presentUser } from './accounts.present';
import { listFavouriteIds, type UserRow } from './accounts.store';
import type { SignedInPerson } from './sign-in/complete-sign-in';

export async function presentPerson({ database: { db } }: Deps, user: UserRow) {
  const [favouriteRecipes, defaultHousehold] = await Promise.all([
    listFavouriteIds(db, user.id),
    findDefaultHouseholdId(db, user.id),
  ]);
  return presentUser(user, { favouriteRecipes, defaultHousehold });
}

/** The answer to a sign-in, whichever way it was done. */
export async function presentSignedIn(deps: Deps, { user, ...token }: SignedInPerson) {
  const isVerificationOptional = !deps.config.requiresVerifiedEmail;
  return { ...token, user: await presentPerson(deps, user), isVerificationOptional };
}
