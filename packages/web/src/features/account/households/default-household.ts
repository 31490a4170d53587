/** The household that is opened first, stored in the user's profile. */
import { t } from '@lingui/core/macro';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { getSession, storeUser } from '../../../api/session';
import { forgetViewMode, getViewMode } from '../../../api/view-mode';
import { showToast } from '../../../ui/feedback/toast';

/** @param householdId undefined: none, so that one's own comes first */
export async function chooseDefaultHousehold(householdId: string | undefined): Promise<void> {
  try {
    await setDefaultHousehold(householdId);
    showToast({
      kind: 'success',
      title: householdId === undefined ? t`No default community` : t`Default community chosen`,
    });
  } catch (error) {
    showToast({ kind: 'error', ...describeError(error) });
  }
}

/** Without a toast. */
export async function setDefaultHousehold(householdId: string | undefined): Promise<void> {
  if (householdId === undefined) await call(householdsRoutes.clearDefault);
  else await call(householdsRoutes.setDefault, { body: { householdId } });
  storeDefault(householdId ?? null);
}

/**
 * The server clears it for whoever leaves, and for everybody when the household is closed. Its plan
 * and list are no longer shown either.
 */
export function forgetDefaultHousehold(householdId: string): void {
  if (getViewMode() === householdId) forgetViewMode();
  if (getSession()?.user?.defaultHousehold === householdId) storeDefault(null);
}

function storeDefault(defaultHousehold: string | null): void {
  const user = getSession()?.user;
  if (user) storeUser({ ...user, defaultHousehold });
}
