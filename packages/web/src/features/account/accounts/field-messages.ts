import { AppError } from '@saltbush/contract/errors';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';

/**
 * Error messages for form fields. A refusal about one thing goes to `field`, any other error into a
 * toast.
 */
export function fieldMessages(error: unknown, field: string) {
  if (error instanceof AppError && typeof error.details !== 'string') return error.details;
  if (
    error instanceof AppError &&
    (error.code === 'USERNAME_TAKEN' || error.code === 'WRONG_PASSWORD')
  ) {
    return [{ field, message: describeError(error).message }];
  }
  showToast({ kind: 'error', ...describeError(error) });
  return [];
}
