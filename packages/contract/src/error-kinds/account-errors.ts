/** Errors about who is asking: accounts, signing in, devices and plans. */
import { say } from '@saltbush/domain/texts/say';
import { kind, type ErrorKind } from './kind';

export const accountErrorKinds = {
  // Who is asking
  NOT_SIGNED_IN: kind(401, say('Not signed in'), say('Please sign in to continue.')),
  SESSION_EXPIRED: kind(401, say('Session expired'), say('Please sign in again.')),
  FORBIDDEN: kind(403, say('Not allowed'), say('You do not have permission to do that.')),
  INVALID_CREDENTIALS: kind(
    401,
    say('Invalid email or password'),
    say('Please check your email and password'),
  ),
  EMAIL_NOT_VERIFIED: kind(
    403,
    say('Email not verified'),
    say('Please check your email for a verification link'),
  ),
  EMAIL_TAKEN: kind(
    409,
    say('Email already registered'),
    say('An account with this email already exists. Please sign in instead.'),
  ),
  USERNAME_TAKEN: kind(
    409,
    say('Username taken'),
    say('Someone already uses this name. Please choose another.'),
  ),
  INVALID_VERIFICATION_TOKEN: kind(
    400,
    say('Invalid or expired verification token'),
    say('The verification link may be invalid or expired'),
  ),
  INVALID_RESET_TOKEN: kind(
    400,
    say('Invalid reset link'),
    say('The password reset link is invalid or has expired'),
  ),
  WRONG_PASSWORD: kind(
    400,
    say('Wrong password'),
    say('The current password is not right. Please try again.'),
  ),
  REGISTRATION_CLOSED: kind(403, say('No new accounts'), say('Ask your admin to let you in.')),
  // In the server's own words: the login page loads no text that few see. `text` of the first two is a token.
  SECOND_STEP_NEEDED: kind(403, say('Not allowed'), say('Please try again.')),
  DELETION_DUE: kind(403, say('Not allowed'), say('Please try again.')),
  SIGN_IN_REFUSED: kind(400, say('Sign-in was not completed'), say('Please try again.')),
  PROVIDER_UNREACHABLE: kind(502, say('Sign-in was not completed'), say('Please try again.')),
  WRONG_CODE: kind(400, say('Wrong code'), say('Please try again.')),
  CONFIRM_PASSWORD: kind(403, say('Not allowed'), say('Please sign in again.')),
  NOT_POSSIBLE: kind(409, say('Not allowed'), say('Please try again.')),
  LAST_ADMIN: kind(409, say('Last admin'), say('Make someone else an admin first.')),
  OWN_ACCOUNT: kind(409, say('Your own account'), say('Ask another admin.')),
  ACCOUNT_DISABLED: kind(403, say('Account disabled'), say('Ask your admin to let you in.')),

  // Notices
  PUSH_ADDRESS_REFUSED: kind(400, say('Not allowed'), say('Please use another browser.')),

  // Plans; the server says more
  PLAN_NOT_CHANGED: kind(409, say('Your plan was not changed'), say('Please reload the page.')),
  PAYMENTS_UNAVAILABLE: kind(502, say('Payments are not working'), say('Nothing was charged.')),
} satisfies Record<string, ErrorKind>;
