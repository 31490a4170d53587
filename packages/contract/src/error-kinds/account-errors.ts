/** Errors about who is asking: accounts, signing in, devices and plans. */
import { kind, type ErrorKind } from './kind';

export const accountErrorKinds = {
  // Who is asking
  NOT_SIGNED_IN: kind(401, 'Not signed in', 'Please sign in to continue.'),
  SESSION_EXPIRED: kind(401, 'Session expired', 'Please sign in again.'),
  FORBIDDEN: kind(403, 'Not allowed', 'You do not have permission to do that.'),
  INVALID_CREDENTIALS: kind(
    401,
    'Invalid email or password',
    'Please check your email and password',
  ),
  EMAIL_NOT_VERIFIED: kind(
    403,
    'Email not verified',
    'Please check your email for a verification link',
  ),
  EMAIL_TAKEN: kind(
    409,
    'Email already registered',
    'An account with this email already exists. Please sign in instead.',
  ),
  USERNAME_TAKEN: kind(
    409,
    'Username taken',
    'Someone already uses this name. Please choose another.',
  ),
  INVALID_VERIFICATION_TOKEN: kind(
    400,
    'Invalid or expired verification token',
    'The verification link may be invalid or expired',
  ),
  INVALID_RESET_TOKEN: kind(
    400,
    'Invalid reset link',
    'The password reset link is invalid or has expired',
  ),
  WRONG_PASSWORD: kind(
    400,
    'Wrong password',
    'The current password is not right. Please try again.',
  ),
  REGISTRATION_CLOSED: kind(403, 'No new accounts', 'Ask your admin to let you in.'),
  // In the server's own words: the login page loads no text that few see. `text` of the first two is a token.
  SECOND_STEP_NEEDED: kind(403, 'Not allowed', 'Please try again.'),
  DELETION_DUE: kind(403, 'Not allowed', 'Please try again.'),
  SIGN_IN_REFUSED: kind(400, 'Sign-in was not completed', 'Please try again.'),
  PROVIDER_UNREACHABLE: kind(502, 'Sign-in was not completed', 'Please try again.'),
  WRONG_CODE: kind(400, 'Wrong code', 'Please try again.'),
  CONFIRM_PASSWORD: kind(403, 'Not allowed', 'Please sign in again.'),
  NOT_POSSIBLE: kind(409, 'Not allowed', 'Please try again.'),
  LAST_ADMIN: kind(409, 'Last admin', 'Make someone else an admin first.'),
  OWN_ACCOUNT: kind(409, 'Your own account', 'Ask another admin.'),
  ACCOUNT_DISABLED: kind(403, 'Account disabled', 'Ask your admin to let you in.'),

  // Notices
  PUSH_ADDRESS_REFUSED: kind(400, 'Not allowed', 'Please use another browser.'),

  // Plans; the server says more
  PLAN_NOT_CHANGED: kind(409, 'Your plan was not changed', 'Please reload the page.'),
  PAYMENTS_UNAVAILABLE: kind(502, 'Payments are not working', 'Nothing was charged.'),
} satisfies Record<string, ErrorKind>;
