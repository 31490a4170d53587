/** Resends the verification email and shows the result (Spec 8). */
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';

export function useResendVerification() {
  const [isBusy, setBusy] = useState(false);
  const send = async (email?: string) => {
    setBusy(true);
    try {
      const { delivery } = await call(accountsRoutes.resendVerification, { body: { email } });
      showToast(
        delivery === 'mail'
          ? {
              kind: 'success',
              title: t`Verification email sent`,
              message: t`Please check your inbox.`,
            }
          : {
              kind: 'info',
              title: t`Email isn’t set up here`,
              message: t`Ask your admin for the verification link.`,
            },
      );
    } catch (error) {
      const { message } = describeError(error);
      showToast({ kind: 'error', title: t`Failed to resend verification`, message });
    } finally {
      setBusy(false);
    }
  };
  /** Without an email, sends to the signed-in user. */
  return { isBusy, resend: (email?: string) => void send(email) };
}
