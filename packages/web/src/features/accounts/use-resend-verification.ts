/** Sends the verification link again, and says how that went (Spec 8). */
import { useState } from 'react';
import { accountsRoutes } from '@saltbush/contract/accounts';
import { call } from '../../api/call';
import { describeError } from '../../api/describe-error';
import { showToast } from '../../ui/toast';
import { whereMailWent } from './email/where-mail-went';

export function useResendVerification() {
  const [isBusy, setBusy] = useState(false);
  const send = async (email?: string) => {
    setBusy(true);
    try {
      const { delivery } = await call(accountsRoutes.resendVerification, { body: { email } });
      const message = whereMailWent(delivery, 'Please check your inbox.');
      showToast({ kind: 'success', title: 'Verification email sent', message });
    } catch (error) {
      const { message } = describeError(error);
      showToast({ kind: 'error', title: 'Failed to resend verification', message });
    } finally {
      setBusy(false);
    }
  };
  /** Without an address, to the person signed in. */
  return { isBusy, resend: (email?: string) => void send(email) };
}
