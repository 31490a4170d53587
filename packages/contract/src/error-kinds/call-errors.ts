/** Errors of any call: what was sent, and the state of the server. */
import { say } from '@saltbush/domain/texts/say';
import { kind, type ErrorKind } from './kind';

export const callErrorKinds = {
  VALIDATION_FAILED: kind(400, say('Validation failed'), say('Please check the marked fields.')),
  MALFORMED_REQUEST: kind(
    400,
    say('Malformed request'),
    say('The request could not be read. Please reload the page and try again.'),
  ),
  REQUEST_TIMED_OUT: kind(
    408,
    say('Too slow'),
    say('What was sent did not arrive in time. Please check your connection and try again.'),
  ),
  PAYLOAD_TOO_LARGE: kind(
    413,
    say('Too large'),
    say('That is more than we can take at once. Please send something smaller.'),
  ),
  UNSUPPORTED_MEDIA_TYPE: kind(
    415,
    say('Unsupported format'),
    say('Please send JSON, or a file where a file is asked for.'),
  ),
  TOO_MANY_REQUESTS: kind(
    429,
    say('Too many requests'),
    say('Please wait a moment and try again.'),
  ),
  NOT_FOUND: kind(
    404,
    say('Not found'),
    say('We could not find that. It may have been deleted, or it belongs to someone else.'),
  ),
  CONFLICT: kind(
    409,
    say('Changed elsewhere'),
    say('Someone changed this in the meantime. Please reload and try again.'),
  ),
  APP_OUT_OF_DATE: kind(
    426,
    say('Saltbush has been updated'),
    say('Please reload the page. Your changes are kept on this device and will be sent then.'),
  ),
  INTERNAL: kind(
    500,
    say('Something went wrong'),
    say('The mistake is ours. Please try again in a moment.'),
  ),
  STARTING_OR_STOPPING: kind(
    503,
    say('Just a moment'),
    say('Saltbush is starting or stopping. Please try again in a few seconds.'),
  ),
  DATABASE_UNAVAILABLE: kind(
    503,
    say('The server has lost its database'),
    say(
      'Please wait a minute and try again. If you were saving something, look first whether it is there.',
    ),
  ),
  SERVER_BUSY: kind(
    503,
    say('The server is busy'),
    say('It could not do this in time, and nothing was changed. Please try again in a moment.'),
  ),
  DISK_FULL: kind(
    507,
    say('The disk of the server is full'),
    say('Nothing large can be saved until your admin makes room on it. Your own device is fine.'),
  ),
  STORAGE_FULL: kind(
    413,
    say('Your storage is full'),
    say('Nothing was saved. Please make room first.'),
  ),
  HOUSEHOLD_STORAGE_FULL: kind(
    413,
    say('Community storage is full'),
    say('Its admin can make room.'),
  ),
  DISK_FAILING: kind(
    503,
    say('The disk of the server has a problem'),
    say('Please tell your admin, and try again later. Your own device is fine.'),
  ),
  OBJECT_STORAGE_UNAVAILABLE: kind(
    503,
    say('Pictures can’t be reached'),
    say('The storage of pictures does not answer. Nothing was changed. Please try again later.'),
  ),
  /** Made in the browser: no answer came, or not in time. */
  SERVER_UNREACHABLE: kind(
    503,
    say('Unable to connect'),
    say('Unable to connect to the server. Please try again later.'),
  ),
} satisfies Record<string, ErrorKind>;
