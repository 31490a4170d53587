/**
 * Where the link is that verifies an address.
 *
 * @param isMailSetUp undefined while it is not known
 * @example verificationHint('jo@example.com', undefined) // 'Please open the verification link for jo@example.com.'
 */
import { t } from '@lingui/core/macro';
export function verificationHint(email: string, isMailSetUp: boolean | undefined): string {
  if (isMailSetUp === undefined) return t`Please open the verification link for ${email}.`;
  return isMailSetUp
    ? t`Please open the link we sent to ${email}. Nothing there? Look in your spam folder, or have it sent again.`
    : t`Email isn’t set up here. Ask your admin for the link that verifies ${email}.`;
}
