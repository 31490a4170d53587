/** A household was lost: its waiting changes went with it, and are offered as text. */
import { showToast } from '../../../ui/feedback/toast';
import type { PlanView } from '../plan-view';
import { describeOperation, type NamedOperation } from './describe-operation';
import { showUnsaved } from './unsaved-changes';

export function announceLostAccess(
  unsent: readonly NamedOperation[],
  view: PlanView | undefined,
): void {
  if (unsent.length === 0) return;
  const lines = unsent.map((operation) => describeOperation(operation, view));
  showToast({
    kind: 'warning',
    title: `${countText(unsent.length)} not sent`,
    message: 'You can no longer open this community, so they were removed from this device.',
    durationMs: 30_000,
    action: {
      label: 'Show them',
      onClick: () =>
        showUnsaved({
          reason: 'You can no longer open this community, so these changes were not sent.',
          lines,
        }),
    },
  });
}

const countText = (count: number): string =>
  count === 1 ? '1 change was' : `${count} changes were`;
