/**
 * When a session is renewed, and when it ends (Spec 4 Session, Spec 9).
 *
 * - A token is valid for 24 hours.
 * - It is checked when the app starts and every 30 minutes.
 * - At or past its end, the person is signed out.
 * - With less than an hour left it is refreshed; the refresh may take 5 seconds.
 * - Otherwise it is unchanged.
 */
export const sessionLengthMs = 24 * 60 * 60 * 1000;
export const refreshThresholdMs = 60 * 60 * 1000;
export const sessionCheckMs = 30 * 60 * 1000;
export const refreshTimeoutMs = 5_000;

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
