/**
 * When a session is renewed, and when it ends (Spec 4 Session, Spec 9; decision 0093).
 *
 * - An access token is valid for 24 hours.
 * - It is checked when the app starts and every 30 minutes.
 * - With less than an hour left, or past its end, it is refreshed; the refresh may take 5 seconds.
 * - Otherwise it is unchanged.
 * - A session ends 90 days after its refresh token was last exchanged, and a year after it began.
 * - One that would end later than 24 hours from now was begun by a wrong clock, and has ended.
 */
export const sessionLengthMs = 24 * 60 * 60 * 1000;
export const refreshThresholdMs = 60 * 60 * 1000;
export const sessionCheckMs = 30 * 60 * 1000;
export const refreshTimeoutMs = 5_000;

const dayMs = 24 * 60 * 60 * 1000;

/** Without use. As long as a network is known. */
export const unusedSessionMs = 90 * dayMs;

/** The absolute end (OWASP ASVS 5.0, 7.3.2): whoever copied a whole device is out by then. */
export const longestSessionMs = 365 * dayMs;

/** By how much the clocks of two server processes may differ. */
export const clockToleranceMs = 5 * 60 * 1000;

export type SessionStep = 'keep' | 'refresh';

/**
 * What to do with a token that ends at `expiresAtMs`, seen at `nowMs` (both milliseconds since 1970). One that is over
 * is refreshed too: the server says whether its session has ended. An end that is no number (a damaged store) is over.
 *
 * @example nextSessionStep(7_200_000, 0) // 'keep'
 * @example nextSessionStep(3_599_999, 0) // 'refresh'
 * @example nextSessionStep(0, 0) // 'refresh'
 */
export const nextSessionStep = (expiresAtMs: number, nowMs: number): SessionStep =>
  expiresAtMs - nowMs >= refreshThresholdMs ? 'keep' : 'refresh';

/** When a session began, and when its refresh token was last exchanged, in milliseconds since 1970. */
export interface SessionTimes {
  beganAtMs: number;
  rotatedAtMs: number;
}

/**
 * When a session ends that is not used again.
 *
 * @example unusedEndMs({ beganAtMs: 0, rotatedAtMs: 0 }) // 7_776_000_000, 90 days
 */
export const unusedEndMs = ({ beganAtMs, rotatedAtMs }: SessionTimes): number =>
  Math.min(rotatedAtMs + unusedSessionMs, beganAtMs + longestSessionMs);

/**
 * When an access token ends that is made at `nowMs` (milliseconds since 1970), to the whole second that a token can
 * state.
 *
 * @example accessEndMs({ beganAtMs: 0, rotatedAtMs: 0 }, 1_000) // 86_401_000
 */
export function accessEndMs(times: SessionTimes, nowMs: number): number {
  const endMs = Math.min(nowMs + sessionLengthMs, unusedEndMs(times));
  return Math.floor(endMs / 1000) * 1000;
}
