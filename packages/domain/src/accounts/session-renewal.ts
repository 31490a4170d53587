/**
 * When a session is renewed, and when it ends (Spec 4 Session, Spec 9).
 *
 * - A token is valid for 24 hours.
 * - It is checked when the app starts and every 30 minutes.
 * - At or past its end, the person is signed out.
 * - With less than an hour left it is refreshed; the refresh may take 5 seconds.
 * - Otherwise it is unchanged.
 * - However often it is refreshed, it ends 90 days after it began.
 * - One that would end later than 24 hours from now was begun by a wrong clock, and has ended.
 */
export const sessionLengthMs = 24 * 60 * 60 * 1000;
export const refreshThresholdMs = 60 * 60 * 1000;
export const sessionCheckMs = 30 * 60 * 1000;
export const refreshTimeoutMs = 5_000;

/**
 * The absolute end (OWASP ASVS 5.0, 7.3.2): a stolen token that is refreshed works no longer than that. As long as a
 * network is known; someone who cooks with it every day signs in four times a year.
 */
export const longestSessionMs = 90 * 24 * 60 * 60 * 1000;

/** By how much the clocks of two server processes may differ. */
export const clockToleranceMs = 5 * 60 * 1000;

export type SessionStep = 'keep' | 'refresh' | 'sign-out';

/**
 * What to do with a token that ends at `expiresAtMs`, seen at `nowMs` (both milliseconds since 1970).
 * An end that is no number (a damaged store) signs out.
 *
 * @example nextSessionStep(7_200_000, 0) // 'keep'
 * @example nextSessionStep(3_599_999, 0) // 'refresh'
 * @example nextSessionStep(0, 0) // 'sign-out'
 */
export function nextSessionStep(expiresAtMs: number, nowMs: number): SessionStep {
  const remainingMs = expiresAtMs - nowMs;
  if (!(remainingMs > 0)) return 'sign-out';
  return remainingMs < refreshThresholdMs ? 'refresh' : 'keep';
}

/**
 * When a session that began at `beganAtMs` ends if it is refreshed at `nowMs` (milliseconds since 1970), to the whole
 * second that a token can state.
 *
 * @example sessionEndMs(0, 1_000) // 86_401_000
 */
export function sessionEndMs(beganAtMs: number, nowMs: number): number {
  const endMs = Math.min(nowMs + sessionLengthMs, beganAtMs + longestSessionMs);
  return Math.floor(endMs / 1000) * 1000;
}
