import { describe, expect, it } from 'vitest';
import { refreshStep, rotationGraceMs, type Refresh } from './refresh-rules';

const dayMs = 24 * 60 * 60 * 1000;
const rotatedAtMs = 100 * dayMs + 700;

const base: Refresh = {
  presented: 'none',
  isOver: false,
  issuedAtMs: 100 * dayMs,
  rotatedAtMs,
  isConfirmed: true,
  nowMs: rotatedAtMs + dayMs,
};

describe('a refresh', () => {
  it.each<[string, Partial<Refresh>, string]>([
    ['with the current token', { presented: 'current' }, 'rotate'],
    ['with it, and an access token that is over', { presented: 'current', isOver: true }, 'rotate'],
    ['with an older token', { presented: 'older' }, 'end-session'],
    ['with the token before, a day later', { presented: 'previous' }, 'end-session'],
    [
      'with it at the end of the grace',
      { presented: 'previous', nowMs: rotatedAtMs + rotationGraceMs },
      'repeat',
    ],
    [
      'with it just after the grace',
      { presented: 'previous', nowMs: rotatedAtMs + rotationGraceMs + 1 },
      'end-session',
    ],
    [
      'with it, a day after an answer that nobody has used',
      { presented: 'previous', isConfirmed: false },
      'repeat',
    ],
    [
      'with an older token, though nobody has used the answer',
      { presented: 'older', isConfirmed: false },
      'end-session',
    ],
    ['by an access token alone', {}, 'extend'],
    ['by one alone that is over', { isOver: true }, 'refuse'],
    ['by one from before the rotation', { issuedAtMs: rotatedAtMs - 1_000 }, 'refuse'],
    [
      'by one from before the rotation, within the grace',
      { issuedAtMs: rotatedAtMs - dayMs / 2, nowMs: rotatedAtMs + rotationGraceMs },
      'refuse',
    ],
  ])('a refresh is decided by its token and its time: %s', (_case, refresh, step) => {
    expect(refreshStep({ ...base, ...refresh })).toBe(step);
  });
});
