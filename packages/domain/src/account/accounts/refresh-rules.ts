/**
 * What a refresh does (decision 0093). It comes with an access token, which may be over, and mostly with the refresh
 * token of the same session.
 *
 * - The session's refresh token is exchanged for its successor (RFC 9700, 4.14.2).
 * - The one before gets the same successor again for a minute, for two tabs that ask at once; and until somebody has
 *   used what the exchange gave, for an answer that was lost on the way.
 * - Any older use of a token that was exchanged ends the session: two people have it.
 * - Without a refresh token an access token that is not over is extended, as the specification has it, unless it is
 *   older than the last exchange: a stolen one is extended until its owner opens the app, and no longer.
 */
export type PresentedToken = 'none' | 'current' | 'previous' | 'older';

export type RefreshStep = 'rotate' | 'repeat' | 'extend' | 'refuse' | 'end-session';

export const rotationGraceMs = 60_000;

export interface Refresh {
  presented: PresentedToken;
  /** Whether the access token is over. */
  isOver: boolean;
  /** When the access token was made, in whole seconds, as milliseconds since 1970. */
  issuedAtMs: number;
  rotatedAtMs: number;
  /** Whether somebody has used what the last exchange gave. */
  isConfirmed: boolean;
  nowMs: number;
}

/**
 * @example
 * refreshStep({ presented: 'previous', isConfirmed: true, rotatedAtMs: 0, nowMs: 60_001, isOver: true, issuedAtMs: 0 })
 * // 'end-session'
 */
export function refreshStep(refresh: Refresh): RefreshStep {
  const { presented, isConfirmed, rotatedAtMs, nowMs } = refresh;
  const isJustRotated = nowMs - rotatedAtMs <= rotationGraceMs;
  if (presented === 'current') return 'rotate';
  if (presented === 'older') return 'end-session';
  if (presented === 'previous') return isJustRotated || !isConfirmed ? 'repeat' : 'end-session';
  return !refresh.isOver && isSinceRotation(refresh) ? 'extend' : 'refuse';
}

/** Whether an access token was made by the last exchange or later: its time is in whole seconds. */
export const isSinceRotation = ({
  issuedAtMs,
  rotatedAtMs,
}: Pick<Refresh, 'issuedAtMs' | 'rotatedAtMs'>): boolean =>
  issuedAtMs >= Math.floor(rotatedAtMs / 1000) * 1000;
