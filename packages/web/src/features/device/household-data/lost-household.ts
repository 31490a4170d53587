/** A household answered 403 (Spec 4 and 8): the view mode is personal again, and a message says why. */
import { t } from '@lingui/core/macro';
import { forgetViewMode } from '../../../api/view-mode';
import { showToast, type Toast } from '../../../ui/feedback/toast';

/** @param toast when there is more to say than this */
export function showLostHousehold(toast: Toast = lostHouseholdToast): void {
  forgetViewMode();
  showToast(toast);
}

export const lostHouseholdToast = {
  kind: 'warning',
  title: t`You can’t open this community`,
  message: t`It was closed, its admin switched this off, or you are no longer a member.`,
} as const satisfies Toast;
