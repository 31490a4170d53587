/** Title and message of an error, for a toast or an error state. */
import { t } from '@lingui/core/macro';
import { AppError, browserErrorKinds, type FieldMessage } from '@saltbush/contract/errors';

/** For a toast of a person whose storage is full. */
export const freeSpace = { label: t`Make room`, to: '/account/storage' };

/**
 * `title` and `message` of anything thrown; a list of field messages becomes its first sentence.
 *
 * @example showToast({ kind: 'error', ...describeError(error) })
 */
export function describeError(error: unknown): {
  title: string;
  message: string;
  /** Where the person can do something about it. */
  link?: { label: string; to: string };
  /** The field that the message is about. */
  about?: string | undefined;
} {
  if (!(error instanceof AppError)) {
    return { title: browserErrorKinds.INTERNAL.error, message: browserErrorKinds.INTERNAL.details };
  }
  const { details } = error;
  const first: Partial<FieldMessage> =
    typeof details === 'string' ? { message: details } : { ...details[0] };
  return {
    title: error.message,
    message: first.message ?? browserErrorKinds.VALIDATION_FAILED.details,
    about: first.field,
    ...(error.code === 'STORAGE_FULL' && { link: freeSpace }),
  };
}
