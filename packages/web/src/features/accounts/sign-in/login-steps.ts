/** What the login page needs after its form: fetched once it has come to rest. */
import { AppError } from '@saltbush/contract/errors';
import { showToast } from '../../../ui/feedback/toast';

export { findDeviceToken } from '../../../api/known-device';
export { finishSignIn } from './finish-sign-in';
export { NotVerifiedBox } from './not-verified-box';
export { NextStep, isNextStep } from './next-step';

export const showUnverified = () =>
  showToast({
    kind: 'warning',
    title: 'Account not verified',
    message: 'Please verify your email before logging in',
  });

/** Spec 8, Login; what belongs under a field is returned instead of shown. */
export function showRefusal(error: unknown) {
  const details =
    error instanceof AppError ? error.details : 'Please check your email and password';
  if (typeof details !== 'string') return details;
  showToast(
    isCode(error, 'EMAIL_NOT_VERIFIED')
      ? { kind: 'warning', title: 'Email not verified', message: details }
      : { kind: 'error', title: 'Login failed', message: details },
  );
  return [];
}

const isCode = (error: unknown, code: AppError['code']): boolean =>
  error instanceof AppError && error.code === code;
