/** What the transport has to say to the screens, without knowing any of them. */
export type Announcement =
  /** The session is over: a logout, an expired token or a 401. */
  | 'signedOut'
  /** A household refused (Spec 8): what it showed is no longer this person's to see. */
  | 'householdAccessDenied';

const target = new EventTarget();

export function announce(announcement: Announcement): void {
  target.dispatchEvent(new Event(announcement));
}

/** Returns the function that stops listening. */
export function onAnnouncement(announcement: Announcement, listener: () => void): () => void {
  target.addEventListener(announcement, listener);
  return () => target.removeEventListener(announcement, listener);
}
