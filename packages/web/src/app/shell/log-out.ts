/** Signs out: on this device at once, on the server when it can be reached. */
import { accountsRoutes } from '@saltbush/contract/accounts';
import { call } from '../../api/call';
import { endSession } from '../../api/session';

export function logOut(): void {
  call(accountsRoutes.logout).catch(() => {
    // The token is removed from this device either way, and expires within a day.
  });
  endSession();
}
