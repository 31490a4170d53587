/**
 * Errors that a browser may state by itself, or knows by their words in an answer without a code. The scripts carry the
 * words of these alone: those of all others come with the answer.
 */
export const browserCodes = [
  'VALIDATION_FAILED',
  'PAYLOAD_TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'NOT_FOUND',
  'CONFLICT',
  'APP_OUT_OF_DATE',
  'INTERNAL',
  'STARTING_OR_STOPPING',
  'SERVER_UNREACHABLE',
  'NOT_SIGNED_IN',
  'SESSION_EXPIRED',
  'FORBIDDEN',
  'EMAIL_NOT_VERIFIED',
  'EMAIL_TAKEN',
  'USERNAME_TAKEN',
  'INVALID_VERIFICATION_TOKEN',
  'INVALID_RESET_TOKEN',
  'SIGN_IN_REFUSED',
  'IMAGE_GENERATION_NOT_SET_UP',
  'IMAGE_GENERATION_LIMIT',
] as const;
export type BrowserErrorCode = (typeof browserCodes)[number];
