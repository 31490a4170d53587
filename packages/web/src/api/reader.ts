/** Who a page is shown to before the app has loaded: the head script decides it, and the app finds the same. */
import { readText } from './stored/local-store';
import { sessionKeys } from './session-keys';

export type Reader =
  | 'visitor'
  | 'signed-in'
  /** Signed in, but the profile has still to come. */
  | 'unknown';

export function readReader(): Reader {
  if (readText(sessionKeys.token) === undefined) return 'visitor';
  return readText(sessionKeys.user) === undefined ? 'unknown' : 'signed-in';
}
