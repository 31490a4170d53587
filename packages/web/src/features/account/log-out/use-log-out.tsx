/** Signing out. What only this device has is lost by it: a dialog asks first. */
import { useState, type ReactNode } from 'react';
import { getSession } from '../../../api/session';
import { countUnsaved, sendUnsent, type UnsavedWork } from '../../device/sync';
import { logOut } from './log-out';
import { LogOutDialog } from './log-out-dialog';

export interface LogOut {
  /** Signs out, or asks. */
  start: () => Promise<void>;
  dialog: ReactNode;
}

/** @param onSignedOut leave the page */
export function useLogOut(onSignedOut: () => void): LogOut {
  const [unsaved, setUnsaved] = useState<UnsavedWork>();
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
    const found = userId === undefined ? nothing : await countUnsaved(userId);
    if (isNothing(found)) return signOut();
    setUnsaved(found);
    setFailed(false);
    setOpen(true);
  };
  const sendFirst = async () => {
    setSending(true);
    const left = await sendUnsent(userId!);
    setSending(false);
    if (isNothing(left)) return signOut();
    setUnsaved(left);
    setFailed(left?.changes !== 0);
  };
  const dialog = (
    <LogOutDialog
      isOpen={isOpen}
      unsaved={unsaved}
      isSending={isSending}
      hasFailed={hasFailed}
      onSend={() => void sendFirst()}
      onSignOut={() => void signOut()}
      onClose={() => setOpen(false)}
    />
  );
  return { start, dialog };
}

const nothing: UnsavedWork = { changes: 0, drafts: 0 };

const isNothing = (work: UnsavedWork | undefined): boolean =>
  work?.changes === 0 && work.drafts === 0;
