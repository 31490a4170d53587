import type { BrowserErrorCode } from './browser-error-codes';

/**
 * The error catalogue (Spec 5 and 8): every way a call can fail, with its status and its words. `error` is
 * the title that a toast shows, `details` a sentence that says what to do next.
 */
interface ErrorKind {
  status: number;
  error: string;
  details: string;
}

const kinds = {
  // Asking
  VALIDATION_FAILED: kind(400, 'Validation failed', 'Please check the marked fields.'),
  MALFORMED_REQUEST: kind(
    400,
    'Malformed request',
    'The request could not be read. Please reload the page and try again.',
  ),
  REQUEST_TIMED_OUT: kind(
    408,
    'Too slow',
    'What was sent did not arrive in time. Please check your connection and try again.',
  ),
  PAYLOAD_TOO_LARGE: kind(
    413,
    'Too large',
    'That is more than we can take at once. Please send something smaller.',
  ),
  UNSUPPORTED_MEDIA_TYPE: kind(
    415,
    'Unsupported format',
    'Please send JSON, or a file where a file is asked for.',
  ),
  TOO_MANY_REQUESTS: kind(429, 'Too many requests', 'Please wait a moment and try again.'),
  NOT_FOUND: kind(
    404,
    'Not found',
    'We could not find that. It may have been deleted, or it belongs to someone else.',
  ),
  RECIPE_HIDDEN: kind(
    403,
    'Hidden from the public',
    'The admins have hidden this recipe from the public. Write to them under Feedback.',
  ),
  CONFLICT: kind(
    409,
    'Changed elsewhere',
    'Someone changed this in the meantime. Please reload and try again.',
  ),
  APP_OUT_OF_DATE: kind(
    426,
    'Saltbush has been updated',
    'Please reload the page. Your changes are kept on this device and will be sent then.',
  ),
  INTERNAL: kind(500, 'Something went wrong', 'The mistake is ours. Please try again in a moment.'),
  STARTING_OR_STOPPING: kind(
    503,
    'Just a moment',
    'Saltbush is starting or stopping. Please try again in a few seconds.',
  ),
  DATABASE_UNAVAILABLE: kind(
    503,
    'The server has lost its database',
    'Please wait a minute and try again. If you were saving something, look first whether it is there.',
  ),
  SERVER_BUSY: kind(
    503,
    'The server is busy',
    'It could not do this in time, and nothing was changed. Please try again in a moment.',
  ),
  DISK_FULL: kind(
    507,
    'The disk of the server is full',
    'Nothing large can be saved until whoever runs this Saltbush makes room on it. Your own device is fine.',
  ),
  STORAGE_FULL: kind(413, 'Your storage is full', 'Nothing was saved. Please make room first.'),
  HOUSEHOLD_STORAGE_FULL: kind(413, 'Community storage is full', 'Its admin can make room.'),
  DISK_FAILING: kind(
    503,
    'The disk of the server has a problem',
    'Please tell whoever runs this Saltbush, and try again later. Your own device is fine.',
  ),
  /** Made in the browser: no answer came, or not in time. */
  SERVER_UNREACHABLE: kind(
    503,
    'Unable to connect',
    'Unable to connect to the server. Please try again later.',
  ),

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
  REGISTRATION_CLOSED: kind(
    403,
    'No new accounts',
    'Ask whoever runs this Saltbush to let you in.',
  ),
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
  ACCOUNT_DISABLED: kind(403, 'Account disabled', 'Ask whoever runs this Saltbush to let you in.'),

  // Recipes and households
  ALREADY_IN_MY_RECIPES: kind(400, 'Already in your recipes', 'You will find it under Recipes.'),
  OWNER_MUST_TRANSFER: kind(
    400,
    'You are the admin',
    'Make another member admin first, or delete the community.',
  ),
  NOT_A_MEMBER: kind(400, 'Not a member', 'This person is not in the community (any more).'),
  ALREADY_A_MEMBER: kind(409, 'Already a member', 'This person is in the community already.'),
  HOUSEHOLD_FULL: kind(400, 'The community is full', 'A community can have at most 50 members.'),
  TOO_MANY_INVITATIONS: kind(
    400,
    'Too many invitations',
    'Please cancel some that are not answered before you send more.',
  ),
  TOO_MANY_MAILS: kind(429, 'Too many emails', 'Please try again tomorrow.'),
  INVITATION_NOT_FOUND: kind(
    404,
    'This invitation does not work',
    'The link is not complete, or the invitation was cancelled. Please ask for a new one.',
  ),
  INVITATION_ENDED: kind(
    400,
    'This invitation has ended',
    'It was answered, cancelled or has expired. Please ask for a new one.',
  ),
  TOO_MANY_HOUSEHOLDS: kind(
    400,
    'Too many communities',
    'You are in as many communities as we can take. Please leave one first.',
  ),
  LIST_TOO_LONG: kind(422, 'The list is too long', 'Please plan at most 3,000 ingredients a week.'),

  // Notices
  PUSH_ADDRESS_REFUSED: kind(400, 'Not allowed', 'Please use another browser.'),

  // Importing
  PAGE_ADDRESS_REFUSED: kind(
    400,
    'Address refused',
    'Only public web addresses that start with http:// or https:// can be imported.',
  ),
  PAGE_UNREACHABLE: kind(
    502,
    'Page unreachable',
    'The page did not answer. Open it in your browser and paste its text here instead.',
  ),
  PAGE_TOO_LARGE: kind(
    413,
    'Page too large',
    'The page is larger than 5 MB. Copy the recipe text and paste it here instead.',
  ),
  PAGE_NOT_HTML: kind(
    415,
    'Not a web page',
    'That address does not lead to a web page. Please check it.',
  ),
  NO_RECIPE_FOUND: kind(
    422,
    'No recipe found',
    'We found no recipe there. Copy the recipe text and paste it here instead.',
  ),
  TOO_MUCH_TO_READ: kind(
    422,
    'Too much to read',
    'It is too long or too tangled for us. Copy the text of the recipe alone and paste it here.',
  ),
  WORKERS_BUSY: kind(
    503,
    'Busy at the moment',
    'Saltbush is reading a lot at the moment. Please try again in a minute.',
  ),

  // Sharing
  TOO_MANY_LINKS: kind(
    409,
    'Too many links',
    'This recipe has as many links as it can. Turn off one that is no longer needed, then try again.',
  ),

  // Curated pictures
  TOO_MANY_PICTURES: kind(
    409,
    'Too many pictures',
    'Please change a picture that you have added before, instead of adding another one.',
  ),

  // Moving in and out
  IMPORT_RUNNING: kind(
    409,
    'Another file is being read',
    'Please wait until it is finished, or cancel it first.',
  ),
  FEED_RUNNING: kind(409, 'A file is being read', 'Please wait, or cancel it first.'),
  RECIPE_FILE_BROKEN: kind(
    422,
    'The file is damaged',
    'It could not be opened. Please export it again and send the new file.',
  ),
  RECIPE_FILE_TOO_LARGE: kind(
    413,
    'Too much in one file',
    'It unpacks to more than we can take at once. Please export your recipes in several files.',
  ),
  RECIPE_FILE_UNKNOWN: kind(
    415,
    'No recipes found in the file',
    'Please send the file that the other program exports, as it is. The page lists what we read.',
  ),

  // Reading photos
  PHOTO_TIMED_OUT: kind(
    504,
    'That took too long',
    'The photo could not be read in time. Please take one of the recipe alone, from closer.',
  ),
  PHOTO_NOT_READ: kind(
    422,
    'Photo not readable',
    'We could not read this photo. Please take it again in good light, or type the recipe.',
  ),
  NO_RECIPE_IN_PHOTO: kind(
    422,
    'No recipe found',
    'We found no recipe in the photo. Take it again from straight above, with all of the recipe in sight.',
  ),

  // Images
  IMAGE_UNREADABLE: kind(
    415,
    'Not a picture we can read',
    'Please choose a JPEG, PNG, WebP, AVIF or GIF picture.',
  ),
  STOCK_PHOTOS_FAILED: kind(
    502,
    'Failed to search stock images',
    'The photo service did not answer. Please try again, or choose one of our own pictures.',
  ),
  STOCK_PHOTOS_NOT_SET_UP: kind(
    409,
    'Photo search is switched off',
    'Please choose one of our own pictures, or upload one. Who runs this Saltbush can switch it on.',
  ),
  // The words of Spec 8.
  IMAGE_GENERATION_TIMED_OUT: kind(
    504,
    'Failed to generate image',
    'Image generation timed out. Please try again.',
  ),
  IMAGE_GENERATION_NOT_AUTHENTICATED: kind(
    502,
    'Failed to generate image',
    'Image generation service authentication failed.',
  ),
  IMAGE_GENERATION_UNAVAILABLE: kind(
    502,
    'Failed to generate image',
    'Image generation service is temporarily unavailable.',
  ),
  IMAGE_GENERATION_NOT_SET_UP: kind(
    409,
    'Drawing pictures is not set up',
    'Please choose one of our own pictures, or upload one. Who runs this Saltbush can set it up.',
  ),
  // Not 429: asking again a second later is no use.
  IMAGE_GENERATION_LIMIT: kind(
    409,
    'That is all for today',
    'You can have more pictures drawn tomorrow. Until then, choose one of our own or upload one.',
  ),

  // Plans; the server says more
  PLAN_NOT_CHANGED: kind(409, 'Your plan was not changed', 'Please reload the page.'),
  PAYMENTS_UNAVAILABLE: kind(502, 'Payments are not working', 'Nothing was charged.'),
} satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof kinds;

export const errorKinds: Record<ErrorCode, ErrorKind> = kinds;

/** What a browser says without an answer of the server. */
export const browserErrorKinds: Record<BrowserErrorCode, ErrorKind> = kinds;

function kind(status: number, error: string, details: string): ErrorKind {
  return { status, error, details };
}
