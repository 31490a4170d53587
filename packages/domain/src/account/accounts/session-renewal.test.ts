import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accessEndMs,
  longestSessionMs,
  nextSessionStep,
  refreshThresholdMs,
  sessionCheckMs,
  sessionLengthMs,
  unusedEndMs,
  unusedSessionMs,
} from './session-renewal';

const now = Date.UTC(2026, 10, 21, 7);

describe('session clock', () => {
  it.each([
    ['a new token', sessionLengthMs, 'keep'],
    ['exactly an hour left', refreshThresholdMs, 'keep'],
    ['less than an hour left', refreshThresholdMs - 1, 'refresh'],
    ['a millisecond left', 1, 'refresh'],
    ['just ended', 0, 'refresh'],
    ['ended three days ago', -3 * sessionLengthMs, 'refresh'],
    ['no end at all', Number.NaN, 'refresh'],
  ])('the session clock refreshes in the last hour: %s', (_case, remainingMs, step) => {
    expect(nextSessionStep(now + remainingMs, now)).toBe(step);
  });

  it('the session clock never lets a token run out between two checks of an open app', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: sessionLengthMs - 1 }), (firstCheckMs) => {
        const expiresAt = sessionLengthMs;
        let checkAt = firstCheckMs;
        while (nextSessionStep(expiresAt, checkAt) === 'keep') checkAt += sessionCheckMs;
        expect(checkAt).toBeLessThan(expiresAt);
      }),
    );
  });
});

describe('the end of a session', () => {
  it('a session ends 90 days after its last use, and a year after it began', () => {
    expect(unusedEndMs({ beganAtMs: now, rotatedAtMs: now })).toBe(now + unusedSessionMs);
    const late = now + longestSessionMs - sessionLengthMs;
    expect(unusedEndMs({ beganAtMs: now, rotatedAtMs: late })).toBe(now + longestSessionMs);
  });

  it('an access token never outlives its session, and has 24 hours at most', () => {
    const ms = fc.integer({ min: 0, max: 2 * longestSessionMs });
    fc.assert(
      fc.property(ms, ms, ms, (beganAtMs, rotatedAtMs, nowMs) => {
        const endMs = accessEndMs({ beganAtMs, rotatedAtMs }, nowMs);
        expect(endMs).toBeLessThanOrEqual(unusedEndMs({ beganAtMs, rotatedAtMs }));
        expect(endMs - nowMs).toBeLessThanOrEqual(sessionLengthMs);
        expect(endMs % 1000).toBe(0);
      }),
    );
  });
});
