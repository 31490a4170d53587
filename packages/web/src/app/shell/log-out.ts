/**
 * Signs out: on this device at once, on the server when it can be reached. What this device has of the user is
 * deleted.
 */
import { sessionRoutes } from '@saltbush/contract/session';
import { call } from '../../api/call';
import { isPushOn } from '../../api/push-flag';
import { endSession, getSession } from '../../api/session';
import { eraseDevice } from '../../features/sync';

/** Resolves when nothing is left on this device; never rejects. */
export async function logOut(): Promise<void> {
  const userId = getSession()?.user?._id;
  call(sessionRoutes.logout).catch(() => {
    // The token is removed from this device either way, and expires within a day.
  });
  if (isPushOn()) {
    import('../../features/notifications').then(
      ({ forgetPush }) => forgetPush(),
      () => undefined,
    );
  }
  const isErased = userId === undefined ? undefined : eraseDevice(userId);
  endSession();
  await isErased;
}
