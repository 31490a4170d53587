/** Signing out. Changes that the server does not have are lost by it: a dialog asks first. */
import { useState, type ReactNode } from 'react';
import { getSession } from '../../api/session';
import { countUnsent, sendUnsent } from '../../features/sync';
import { logOut } from './log-out';
import { LogOutDialog } from './log-out-dialog';

export interface LogOut {
  /** Signs out, or asks. */
  start: () => Promise<void>;
  dialog: ReactNode;
}

/** @param onSignedOut leave the page */
export function useLogOut(onSignedOut: () => void): LogOut {
  const [unsent, setUnsent] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const userId = getSession()?.user?._id;
  const signOut = async () => {
    setOpen(false);
    const erased = logOut();
    // At once, or the guard of this page would lead to the login page and back here.
    onSignedOut();
    await erased;
  };
  const start = async () => {
    const count = userId === undefined ? 0 : await countUnsent(userId);
    if (count === 0) return signOut();
    setUnsent(count);
    setFailed(false);
    setOpen(true);
  };
  const sendFirst = async () => {
    setSending(true);
    const left = await sendUnsent(userId!);
    setSending(false);
    if (left === 0) return signOut();
    setUnsent(left);
    setFailed(true);
  };
  const dialog = (
    <LogOutDialog
      isOpen={isOpen}
      unsent={unsent}
      isSending={isSending}
      hasFailed={hasFailed}
      onSend={() => void sendFirst()}
      onSignOut={() => void signOut()}
      onClose={() => setOpen(false)}
    />
  );
  return { start, dialog };
}
