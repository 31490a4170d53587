/** Errors of any call: what was sent, and the state of the server. */
import { kind, type ErrorKind } from './kind';

export const callErrorKinds = {
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
    'Nothing large can be saved until your admin makes room on it. Your own device is fine.',
  ),
  STORAGE_FULL: kind(413, 'Your storage is full', 'Nothing was saved. Please make room first.'),
  HOUSEHOLD_STORAGE_FULL: kind(413, 'Community storage is full', 'Its admin can make room.'),
  DISK_FAILING: kind(
    503,
    'The disk of the server has a problem',
    'Please tell your admin, and try again later. Your own device is fine.',
  ),
  OBJECT_STORAGE_UNAVAILABLE: kind(
    503,
    'Pictures can’t be reached',
    'The storage of pictures does not answer. Nothing was changed. Please try again later.',
  ),
  /** Made in the browser: no answer came, or not in time. */
  SERVER_UNREACHABLE: kind(
    503,
    'Unable to connect',
    'Unable to connect to the server. Please try again later.',
  ),
} satisfies Record<string, ErrorKind>;
