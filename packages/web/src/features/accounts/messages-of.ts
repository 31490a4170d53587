import { AppError } from '@saltbush/contract/errors';
import { describeError } from '../../api/describe-error';
import { showToast } from '../../ui/toast';

/** Messages under the fields of a refused form: a refusal of one thing goes under `field`, the rest into a toast. */
export function messagesOf(error: unknown, field: string) {
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
