import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPeriodicJob } from './periodic-job';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('runs at the start and after each interval', async () => {
  const { job, rounds } = openTestJob();
  expect(rounds).toHaveLength(0);
  job.start();
  expect(rounds).toHaveLength(1);
  await rounds[0]!.end();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(rounds).toHaveLength(2);
});

it('runs once more after a round during which it was woken twice', async () => {
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

it('reports an error and runs again', async () => {
  const { job, rounds, errors } = openTestJob();
  job.start();
  await rounds[0]!.end(new Error('database unavailable'));
  expect(errors).toEqual([new Error('database unavailable')]);
  job.wake();
  expect(rounds).toHaveLength(2);
});

it('does nothing before the start', () => {
  const { job, rounds } = openTestJob();
  job.wake();
  expect(rounds).toHaveLength(0);
});

it('waits for the current round when it stops, and starts no other', async () => {
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
