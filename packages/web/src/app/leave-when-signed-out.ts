/** Redirects to the login page when the session ends on a page that requires sign-in (Spec 8). */
import type { AnyRouter } from '@tanstack/react-router';
import { onAnnouncement } from '../api/announcements';

/** Reloading the route runs its guard, which stores the current address. */
export function leaveWhenSignedOut(router: AnyRouter): void {
  onAnnouncement('signedOut', () => void router.invalidate());
}
