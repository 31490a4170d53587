/**
 * Signs out: on this device at once, on the server when it can be reached. What this device has of the user is
 * deleted.
 */
import { sessionRoutes } from '@saltbush/contract/account/session';
import { call } from '../../../api/call';
import { endSession, getSession } from '../../../api/session';
import { isProviderSession, signOutAtProvider } from '../sign-in-methods';
import { isPushOn, pushDevice } from '../../device/notifications';
import { eraseShared } from '../../device/shared-content';
import { eraseDevice } from '../../device/sync';

/** Resolves when nothing is left on this device; never rejects. */
export async function logOut(): Promise<void> {
  const userId = getSession()?.user?._id;
  if (isPushOn()) {
    pushDevice.load().then(
      ({ forgetPush }) => forgetPush(),
      () => undefined,
    );
  }
  const leave = isProviderSession() ? await findProviderSignOut() : undefined;
  if (!leave) {
    call(sessionRoutes.logout).catch(() => {
      // The token is removed from this device either way; without it the refresh cookie opens nothing.
    });
  }
  const isErased = userId === undefined ? undefined : eraseDevice(userId);
  const isSharedErased = eraseShared();
  endSession();
  await Promise.all([isErased, isSharedErased]);
  leave?.();
}

/** Ends the session here; the result leads to the provider, to end it there. */
async function findProviderSignOut(): Promise<(() => void) | undefined> {
  try {
    const signOut = await signOutAtProvider.load();
    return await signOut();
  } catch {
    return undefined;
  }
}
