/** Leaves a page that requires sign-in when the session ends (Spec 8), or is only good for verifying the address. */
import type { AnyRouter } from '@tanstack/react-router';
import { onAnnouncement } from '../api/announcements';
import { paths } from '../paths';

/** Reloading the route runs its guard, which stores the current address. */
export function leaveWhenSignedOut(router: AnyRouter): void {
  onAnnouncement('signedOut', () => void router.invalidate());
  onAnnouncement('emailNotVerified', () => void router.navigate({ to: paths.unverified }));
}
