/** Title and message of an error, for a toast or an error state. */
import { AppError, errorKinds } from '@saltbush/contract/errors';

/**
 * `title` and `message` of anything thrown; a list of field messages becomes its first sentence.
 *
 * @example showToast({ kind: 'error', ...describeError(error) })
 */
export function describeError(error: unknown): { title: string; message: string } {
  if (!(error instanceof AppError)) {
    return { title: errorKinds.INTERNAL.error, message: errorKinds.INTERNAL.details };
  }
  const { details } = error;
  const message = typeof details === 'string' ? details : details[0]?.message;
  return { title: error.message, message: message ?? errorKinds[error.code].details };
}
