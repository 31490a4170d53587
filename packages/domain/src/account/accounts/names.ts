/**
 * Names and addresses of people, compared as people compare them (Spec 5, Registration).
 *
 * - Two usernames are the same when only capitals, width ("Ｐriya") or invisible characters differ:
 *   a zero-width space cannot imitate another account.
 * - A name is shown as `tidyName` gives it, and two that look alike are one (`nameSkeleton`).
 * - A name of invisible characters only is no name.
 * - E-mail addresses are compared without regard to capitals, also before the @: no provider in use
 *   distinguishes them, and people type both.
 */

/** Long enough for a full name, short enough for a card. */
export const maxUsernameLength = 50;

/**
 * The form under which a username is unique; blank when nothing visible is left.
 *
 * @example foldUsername('  Priya\u200b Sharma ') // 'priya sharma'
 */
export function foldUsername(username: string): string {
  return (
    username
      .replace(/\s/g, ' ')
      // First, so that an invisible character cannot separate an accent from its letter.
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFKC')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/**
 * The form under which an email address is unique and is written to.
 *
 * @example foldEmail(' Priya@Example.com ') // 'priya@example.com'
 */
export function foldEmail(email: string): string {
  return email.trim().toLowerCase();
}
