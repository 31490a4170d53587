/** A session that ends while someone is on a page of their own leads to the login page (Spec 8). */
import type { AnyRouter } from '@tanstack/react-router';
import { onAnnouncement } from '../api/announcements';

/** Loading the route again asks its guard, which remembers where the person was. */
export function leaveWhenSignedOut(router: AnyRouter): void {
  onAnnouncement('signedOut', () => void router.invalidate());
}
