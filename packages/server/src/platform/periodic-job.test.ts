import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPeriodicJob } from './periodic-job';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a periodic job runs at the start and after each interval', async () => {
  const { job, rounds } = openTestJob();
  expect(rounds).toHaveLength(0);
  job.start();
  expect(rounds).toHaveLength(1);
  await rounds[0]!.end();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(rounds).toHaveLength(2);
});

it('a periodic job runs once more after a round during which it was woken twice', async () => {
  const { job, rounds } = openTestJob();
  job.start();
  job.wake();
  job.wake();
  expect(rounds).toHaveLength(1);
  await rounds[0]!.end();
  expect(rounds).toHaveLength(2);
  await rounds[1]!.end();
  expect(rounds).toHaveLength(2);
});

it('a periodic job reports an error and runs again', async () => {
  const { job, rounds, errors } = openTestJob();
  job.start();
  await rounds[0]!.end(new Error('database unavailable'));
  expect(errors).toEqual([new Error('database unavailable')]);
  job.wake();
  expect(rounds).toHaveLength(2);
});

it('a periodic job does nothing before the start', () => {
  const { job, rounds } = openTestJob();
  job.wake();
  expect(rounds).toHaveLength(0);
});

it('a periodic job waits for the current round when it stops, and starts no other', async () => {
  const { job, rounds } = openTestJob();
  job.start();
  job.wake();
  let hasStopped = false;
  const stopped = job.stop().then(() => (hasStopped = true));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(rounds[0]!.stopping.aborted).toBe(true);
  expect(hasStopped).toBe(false);
  await rounds[0]!.end();
  await stopped;
  job.wake();
  expect(rounds).toHaveLength(1);
});

it('a periodic job says when it ran, how long, whether it failed, and when it runs next', async () => {
  vi.setSystemTime('2026-11-25T12:00:00Z');
  const { job, rounds } = openTestJob();
  expect(job.state()).toEqual({ everyMs: 1_000, isRunning: false, rounds: 0, failures: 0 });
  job.start();
  const nextAt = new Date('2026-11-25T12:00:01Z');
  expect(job.state()).toMatchObject({ isRunning: true, rounds: 0, nextAt });
  await vi.advanceTimersByTimeAsync(300);
  await rounds[0]!.end(new Error('disk full'));
  const startedAt = new Date('2026-11-25T12:00:00Z');
  const at = new Date('2026-11-25T12:00:00.300Z');
  const lastFailure = { at, error: new Error('disk full') };
  expect(job.state()).toEqual({
    everyMs: 1_000,
    isRunning: false,
    rounds: 1,
    failures: 1,
    nextAt,
    last: { startedAt, ms: 300, hasFailed: true },
    lastFailure,
  });
  job.wake();
  await rounds[1]!.end();
  expect(job.state()).toMatchObject({
    rounds: 2,
    failures: 1,
    last: { hasFailed: false },
    lastFailure,
  });
  await job.stop();
  expect(job.state().nextAt).toBeUndefined();
});

function openTestJob() {
  const rounds: { stopping: AbortSignal; end: (error?: Error) => Promise<unknown> }[] = [];
  const errors: unknown[] = [];
  const run = (stopping: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const end = (error?: Error) => {
        if (error) reject(error);
        else resolve();
        return vi.advanceTimersByTimeAsync(0);
      };
      rounds.push({ stopping, end });
    });
  const job = openPeriodicJob({ everyMs: 1_000, run, onError: (error) => errors.push(error) });
  return { job, rounds, errors };
}
