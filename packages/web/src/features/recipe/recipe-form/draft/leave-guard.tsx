/** Asks for confirmation before leaving with unsaved changes; the browser asks when the tab closes. */
import { t } from '@lingui/core/macro';
import { useBlocker } from '@tanstack/react-router';
import { freeSpace } from '../../../../api/describe-error';
import { getSession } from '../../../../api/session';
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog';

export interface LeaveGuardProps {
  isDirty: boolean;
  isFinished: () => boolean;
  onDiscard: () => void;
}

export function LeaveGuard({ isDirty, isFinished, onDiscard }: LeaveGuardProps) {
  const blocker = useBlocker({
    // After the session no confirmation: its end left the draft on the device, and a sign-out has asked.
    // Someone who goes to make space for it comes back to the draft.
    shouldBlockFn: ({ next }) =>
      isDirty && !isFinished() && getSession() !== undefined && next.pathname !== freeSpace.to,
    enableBeforeUnload: () => isDirty && !isFinished(),
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={blocker.status === 'blocked'}
      title={t`Leave without saving?`}
      message={t`What you wrote has not been saved and will be lost.`}
      confirmLabel={t`Discard changes`}
      isDangerous
      onConfirm={() => {
        onDiscard();
        blocker.proceed?.();
      }}
      onClose={() => blocker.reset?.()}
    />
  );
}
