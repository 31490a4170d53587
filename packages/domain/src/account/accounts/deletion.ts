/**
 * Deleting an account. Until it is due, the person who signs in may keep it: 14 days are enough for a holiday, and
 * short for someone who wants to be gone (Google and GitLab offer about 20 and 7).
 */
export const deletionGraceDays = 14;

export const deletionDate = (now: Date): Date =>
  new Date(now.getTime() + deletionGraceDays * 24 * 60 * 60 * 1000);
