/** Events of the transport layer that screens subscribe to. */
export type Announcement =
  /** The session is over: a logout, an expired token or a 401. */
  | 'signedOut'
  /** A call was refused until the address of whoever is signed in is verified. */
  | 'emailNotVerified'
  /** A household answered 403 (Spec 8): this user may no longer see its data. */
  | 'householdAccessDenied';

const target = new EventTarget();

export function announce(announcement: Announcement): void {
  target.dispatchEvent(new Event(announcement));
}

/** Returns a function that unsubscribes. */
export function onAnnouncement(announcement: Announcement, listener: () => void): () => void {
  // Without the event, which a listener would take for an argument of its own.
  const handle = () => listener();
  target.addEventListener(announcement, handle);
  return () => target.removeEventListener(announcement, handle);
}
