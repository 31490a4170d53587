/** Signing out: here at once, on the server as soon as it can be reached. */
import { accountsRoutes } from '@saltbush/contract/accounts';
import { call } from '../../api/call';
import { endSession } from '../../api/session';

export function logOut(): void {
  call(accountsRoutes.logout).catch(() => {
    // The token is gone from this device either way, and ends by itself within a day.
  });
  endSession();
}
