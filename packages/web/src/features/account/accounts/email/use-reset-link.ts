/**
 * Whether a reset link is valid (Spec 2, Password reset screen): checked before anyone types a
 * password.
 */
import { useEffect, useState } from 'react';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { AppError } from '@saltbush/contract/errors';
import { call } from '../../../../api/call';

export type ResetLink = 'checking' | 'open' | 'invalid';

/** `refuse` is for a link that ended between the check and its use. */
export function useResetLink(token: string | undefined) {
  const [checked, setChecked] = useState<{ token: string; link: ResetLink }>();

  useEffect(() => {
    if (!token) return undefined;
    let isGone = false;
    void checkLink(token).then((link) => !isGone && setChecked({ token, link }));
    return () => {
      isGone = true;
    };
  }, [token]);

  const known = checked && checked.token === token ? checked.link : 'checking';
  return {
    link: token ? known : 'invalid',
    refuse: () => token && setChecked({ token, link: 'invalid' }),
  };
}

/** An unreachable server says nothing about the link; submitting the form will tell. */
async function checkLink(token: string): Promise<ResetLink> {
  try {
    await call(accountsRoutes.checkResetToken, { body: { token } });
    return 'open';
  } catch (error) {
    const isRefused =
      error instanceof AppError &&
      ['INVALID_RESET_TOKEN', 'VALIDATION_FAILED'].includes(error.code);
    return isRefused ? 'invalid' : 'open';
  }
}
