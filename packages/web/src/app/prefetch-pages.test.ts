import { expect, test, vi } from 'vitest';
import { startSession } from '../api/session';
import { priya, token } from '../testing/people';
import { prefetchPages } from './prefetch-pages';
import type { router } from './router';

function fetchedAfter(ms: number): string[] {
  const fetched: string[] = [];
  const preloadRoute = ({ to }: { to: string }) => Promise.resolve(fetched.push(to));
  vi.useFakeTimers();
  prefetchPages({ preloadRoute } as unknown as typeof router);
  vi.advanceTimersByTime(ms);
  return fetched;
}

test('my recipes and browse are fetched two seconds after the start (Spec 2 and 9)', () => {
  startSession(token, priya);
  expect(fetchedAfter(1_999)).toEqual([]);
  expect(fetchedAfter(2_000)).toEqual(['/my-recipes', '/browse']);
});

test('a visitor, who could not open my recipes and browse, does not fetch them', () => {
  expect(fetchedAfter(5_000)).toEqual([]);
});

test('nothing is fetched ahead where data is saved', () => {
  startSession(token, priya);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(fetchedAfter(5_000)).toEqual([]);
  vi.unstubAllGlobals();
});
