/**
 * Deletes what users left on this device whose session ended 30 days ago. A signed-in user's own start does it too
 * (`features/device/sync`); this one is for pages of visitors.
 */
import { readText } from '../api/stored/local-store';
import { getSession } from '../api/session';
import { signOut } from '../features/device/sync/device/sign-out.lazy';

/** The page loads first. */
const waitMs = 3_000;

export function eraseUnusedData(): void {
  setTimeout(() => {
    if (getSession() || readText('saltbush.databases') === undefined) return;
    signOut
      .load()
      .then(({ eraseUnused }) => eraseUnused())
      // The code could not be loaded; the next page tries again.
      .catch(() => undefined);
  }, waitMs);
}
