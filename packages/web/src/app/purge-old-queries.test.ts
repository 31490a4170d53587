import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../api/query-client';
import { purgeOldQueries } from './purge-old-queries';

const minuteMs = 60_000;
const gcTime = Infinity;
let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  queryClient.clear();
});
afterEach(() => {
  stop();
  queryClient.clear();
});

/** What is left of an answer of then and one of two minutes later, after so many minutes. */
async function leftAfter(minutes: number, memoryGb: number | undefined) {
  queryClient.setQueryDefaults(['older'], { gcTime });
  queryClient.setQueryDefaults(['newer'], { gcTime });
  stop = purgeOldQueries(memoryGb);
  queryClient.setQueryData(['older'], 1);
  await vi.advanceTimersByTimeAsync(2 * minuteMs);
  queryClient.setQueryData(['newer'], 2);
  await vi.advanceTimersByTimeAsync((minutes - 2) * minuteMs);
  return queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[0]);
}

test.each([
  [5, 1, ['older', 'newer']],
  [6, 1, ['newer']],
  [6, 2, ['newer']],
  [8, 0.5, []],
  [60, 4, ['older', 'newer']],
  [60, undefined, ['older', 'newer']],
])(
  'old queries after %s minutes, with %s GB of memory, leave %j',
  async (minutes, memoryGb, left) => {
    expect(await leftAfter(minutes, memoryGb)).toEqual(left);
  },
);

test('a query that the page shows is not purged', async () => {
  const shown = new QueryObserver(queryClient, { queryKey: ['older'], enabled: false, gcTime });
  const leave = shown.subscribe(() => {});
  expect(await leftAfter(6, 1)).toEqual(['older', 'newer']);
  leave();
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(queryClient.getQueryData(['older'])).toBeUndefined();
});

test('no query is purged once the purge is stopped', async () => {
  purgeOldQueries(1)();
  expect(await leftAfter(60, undefined)).toEqual(['older', 'newer']);
});
