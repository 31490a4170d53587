import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  nextSessionStep,
  refreshThresholdMs,
  sessionCheckMs,
  sessionLengthMs,
} from './session-renewal';

const now = Date.UTC(2026, 10, 21, 7);

describe('session clock', () => {
  it.each([
    ['a new token', sessionLengthMs, 'keep'],
    ['exactly an hour left', refreshThresholdMs, 'keep'],
    ['less than an hour left', refreshThresholdMs - 1, 'refresh'],
    ['a millisecond left', 1, 'refresh'],
    ['just ended', 0, 'sign-out'],
    ['long ended', -sessionLengthMs, 'sign-out'],
    ['no end at all', Number.NaN, 'sign-out'],
  ])('%s', (_case, remainingMs, step) => {
    expect(nextSessionStep(now + remainingMs, now)).toBe(step);
  });

  it('never lets a token run out between two checks of an open app', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: sessionLengthMs - 1 }), (firstCheckMs) => {
        const expiresAt = sessionLengthMs;
        let checkAt = firstCheckMs;
        while (nextSessionStep(expiresAt, checkAt) === 'keep') checkAt += sessionCheckMs;
        expect(nextSessionStep(expiresAt, checkAt)).toBe('refresh');
      }),
    );
  });
});
