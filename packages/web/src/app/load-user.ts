/**
 * The profile of the signed-in user (Spec 4, Session): fetched once per visit. With a cached
 * profile the page does not wait for it, and a failure other than 401 keeps the cached one.
 */
import { sessionRoutes } from '@saltbush/contract/account/session';
import { onAnnouncement } from '../api/announcements';
import { call } from '../api/call';
import { getSession, storeUser } from '../api/session';

let pending: Promise<void> | undefined;
onAnnouncement('signedOut', () => (pending = undefined));

/** Rejects only when the request fails and no cached profile exists. */
export async function loadUser(): Promise<void> {
  const hasCopy = getSession()?.user !== undefined;
  pending ??= refreshUser();
  if (hasCopy) {
    pending.catch(() => undefined);
    return;
  }
  try {
    await pending;
  } catch (error) {
    pending = undefined;
    if (getSession()) throw error;
  }
}

async function refreshUser(): Promise<void> {
  const user = await call(sessionRoutes.me);
  // Someone else may have signed in meanwhile.
  const known = getSession()?.user ?? user;
  if (known._id === user._id) storeUser(user);
}
