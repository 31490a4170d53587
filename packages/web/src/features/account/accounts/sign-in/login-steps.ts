/** What the login page needs after its form: fetched once it has come to rest. */
import { t } from '@lingui/core/macro';
import { AppError } from '@saltbush/contract/errors';
import { wordsOf } from '../../../../api/read-error';
import { showToast } from '../../../../ui/feedback/toast';

export { findDeviceToken } from '../../../../api/sign-in/known-device';
export { finishSignIn } from './finish-sign-in';
export { NextStep, isNextStep } from './next-step';

export const showUnverified = () =>
  showToast({
    kind: 'warning',
    title: t`Account not verified`,
    message: t`Please verify your email before logging in`,
  });

/** Spec 8, Login; what belongs under a field is returned instead of shown. */
export function showRefusal(error: unknown) {
  const isUnverified = error instanceof AppError && error.code === 'EMAIL_NOT_VERIFIED';
  const words = isUnverified ? error.details : wordsOf(error);
  if (Array.isArray(words)) return words;
  showToast({
    kind: isUnverified ? 'warning' : 'error',
    title: isUnverified ? t`Email not verified` : t`Login failed`,
    message: words ?? t`Please check your email and password`,
    about: ['email', 'password'],
  });
  return [];
}
