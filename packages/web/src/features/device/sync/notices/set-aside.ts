/** An operation that the server can't run was set aside. */
import { t } from '@lingui/core/macro';
import { showToast } from '../../../../ui/feedback/toast';
import type { PlanView } from '../plan-view';
import { describeOperation, describeRefused, type NamedOperation } from './describe-operation';
import { showUnsaved } from './unsaved-changes';

/** @param onSeen the user has seen them: they need not be stored any more */
export function announceSetAside(
  operations: readonly NamedOperation[],
  view: PlanView | undefined,
  onSeen?: () => void,
): void {
  const [first] = operations;
  if (!first) return;
  const lines = operations.map((operation) => describeOperation(operation, view));
  showToast({
    kind: 'error',
    title:
      operations.length === 1
        ? describeRefused(first, view)
        : t`${operations.length} changes were not saved`,
    message: t`The server failed each time it was sent. Please make the change again.`,
    durationMs: 30_000,
    action: {
      label: t`Show`,
      onClick: () =>
        showUnsaved({
          reason: t`The server failed each time these changes were sent. Please make them again.`,
          lines,
          ...(onSeen && { onSeen }),
        }),
    },
  });
}
