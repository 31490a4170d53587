/** A household answered 403 (Spec 4 and 8): the view mode is personal again, and a message says why. */
import { forgetViewMode } from '../../api/view-mode';
import { showToast } from '../../ui/feedback/toast';

export function showLostHousehold(): void {
  forgetViewMode();
  showToast({
    kind: 'warning',
    title: 'You can’t open this community',
    message: 'It was closed, its admin switched this off, or you are no longer a member.',
  });
}
