/** Asks before what was typed is left behind; the browser asks by itself when the tab closes. */
import { useBlocker } from '@tanstack/react-router';
import { getSession } from '../../../api/session';
import { ConfirmDialog } from '../../../ui/confirm-dialog';

export interface LeaveGuardProps {
  isDirty: boolean;
  isFinished: () => boolean;
  onDiscard: () => void;
}

export function LeaveGuard({ isDirty, isFinished, onDiscard }: LeaveGuardProps) {
  const blocker = useBlocker({
    // Who was signed out goes to the login page; the work waits on the device for their return.
    shouldBlockFn: () => isDirty && !isFinished() && getSession() !== undefined,
    enableBeforeUnload: () => isDirty && !isFinished(),
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={blocker.status === 'blocked'}
      title="Leave without saving?"
      message="What you wrote has not been saved and will be lost."
      confirmLabel="Discard changes"
      isDangerous
      onConfirm={() => {
        onDiscard();
        blocker.proceed?.();
      }}
      onClose={() => blocker.reset?.()}
    />
  );
}
