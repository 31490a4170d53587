import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMinute,
  canExtendTimer,
  extendTimer,
  inOrder,
  isDone,
  isExpired,
  isRinging,
  remainingMs,
  pauseTimer,
  resumeTimer,
  startTimer,
} from './timer';

const minute = 60_000;
const simmer = startTimer({ name: 'Simmer', minSeconds: 1_200, maxSeconds: 1_500 }, 'a', 0);

test('the example of a timer in the docstring holds', () => {
  expect(startTimer({ name: 'Rest', minSeconds: 60 }, 'a', 1_000)).toEqual({
    id: 'a',
    name: 'Rest',
    setMs: 60_000,
    state: { kind: 'running', endsAt: 61_000 },
  });
});

describe('pausing', () => {
  test('a paused timer has as much left, however long the pause lasts', () => {
    const paused = pauseTimer(simmer, 5 * minute);
    expect(remainingMs(paused, 500 * minute)).toBe(15 * minute);
    expect(remainingMs(resumeTimer(paused, 500 * minute), 501 * minute)).toBe(14 * minute);
  });

  test('a done timer stays done when it is paused', () => {
    expect(pauseTimer(simmer, 20 * minute)).toBe(simmer);
  });

  test('a timer paused at any moments loses and gains no time', () => {
    const moments = fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 20 });
    fc.assert(
      fc.property(moments, (waits) => {
        let timer = simmer;
        let now = 0;
        let ran = 0;
        for (const [at, wait] of waits.entries()) {
          now += wait;
          if (at % 2 === 0) ran += wait;
          if (ran >= simmer.setMs) return;
          timer = at % 2 === 0 ? pauseTimer(timer, now) : resumeTimer(timer, now);
        }
        expect(remainingMs(timer, now)).toBe(simmer.setMs - ran);
      }),
    );
  });
});

describe('another minute', () => {
  test.each([
    ['while it runs', simmer, 5 * minute, 16 * minute],
    ['while it is paused', pauseTimer(simmer, 5 * minute), 9 * minute, 16 * minute],
    ['when it is done, from now on', simmer, 22 * minute, minute],
  ])('another minute adds to a timer: %s', (_when, timer, now, left) => {
    expect(remainingMs(addMinute(timer, now), now)).toBe(left);
  });
});

describe('on to the longer end', () => {
  test.each([
    ['early', 2 * minute],
    ['when the shorter is done', 21 * minute],
  ])('a timer that goes on to its longer end (%s) has 25 minutes in all', (_when, now) => {
    const carried = extendTimer(simmer, now);
    expect(remainingMs(carried, now)).toBe(25 * minute - now);
    expect(extendTimer(carried, now)).toBe(carried);
  });

  test('a minute that was added counts in the longer end of a timer', () => {
    const carried = extendTimer(addMinute(simmer, 0), 0);
    expect(remainingMs(carried, 0)).toBe(25 * minute);
  });

  test('a timer whose longer end has passed too cannot go on to it', () => {
    expect(canExtendTimer(simmer, 25 * minute - 1)).toBe(true);
    expect(canExtendTimer(simmer, 25 * minute)).toBe(false);
    expect(extendTimer(simmer, 25 * minute)).toBe(simmer);
  });

  test('a timer of a single time has no longer end', () => {
    const rest = startTimer({ name: 'Rest', minSeconds: 60 }, 'b', 0);
    expect(extendTimer(rest, 0)).toBe(rest);
  });
});

describe('the end', () => {
  test.each([
    [20 * minute - 1, false, false],
    [20 * minute, true, true],
    [21 * minute - 1, true, true],
    [21 * minute, true, false],
  ])('a timer at %i ms is done: %s, heard: %s', (now, done, heard) => {
    expect([isDone(simmer, now), isRinging(simmer, now)]).toEqual([done, heard]);
  });

  test('a paused timer is never done', () => {
    expect(isDone(pauseTimer(simmer, 0), 900 * minute)).toBe(false);
  });
});

test('timers are in order: done, then by what is left, then paused; the long done are forgotten', () => {
  const rest = startTimer({ name: 'Rest', minSeconds: 60 }, 'rest', 0);
  const bake = startTimer({ name: 'Bake', minSeconds: 3_600 }, 'bake', 0);
  const chill = pauseTimer(startTimer({ name: 'Chill', minSeconds: 30 }, 'chill', 0), 0);
  const names = (now: number) => inOrder([chill, bake, simmer, rest], now).map(({ name }) => name);
  expect(names(2 * minute)).toEqual(['Rest', 'Simmer', 'Bake', 'Chill']);
  expect(isExpired(rest, 721 * minute)).toBe(false);
  expect(names(722 * minute)).toEqual(['Simmer', 'Bake', 'Chill']);
});
