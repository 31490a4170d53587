import { AppError } from '@saltbush/contract/errors';
import { describeError } from '../../../../api/describe-error';
import { showToast } from '../../../../ui/feedback/toast';

/** Spec 8, Login: an unverified address is a warning, anything else an error. */
export function showSignInError(error: unknown): void {
  const isUnverified = error instanceof AppError && error.code === 'EMAIL_NOT_VERIFIED';
  showToast({ kind: isUnverified ? 'warning' : 'error', ...describeError(error) });
}
