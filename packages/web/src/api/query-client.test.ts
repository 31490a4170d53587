import { expect, test, vi } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { call } from './call';
import { queryClient } from './query-client';

test.each([
  ['a desk', false, 120_000],
  ['a phone', true, 60_000],
])(
  'the answers of the server stay fresh on %s (Spec 9: cache TTL)',
  (_where, isPhone, milliseconds) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isPhone } as MediaQueryList);
    const staleTime = queryClient.getDefaultOptions().queries?.staleTime as () => number;
    expect(staleTime()).toBe(milliseconds);
  },
);

/** How often the server is asked by a query, when each question ends with this error. */
async function timesAsked(error: Error): Promise<number> {
  vi.useFakeTimers();
  const fetched = vi.fn<typeof fetch>().mockRejectedValue(error);
  vi.stubGlobal('fetch', fetched);
  const answer = queryClient
    .fetchQuery({ queryKey: [error.name], queryFn: () => call(accountsRoutes.me) })
    .catch(() => undefined);
  await vi.runAllTimersAsync();
  await answer;
  return fetched.mock.calls.length;
}

test('a query whose connection broke asks once more', async () => {
  expect(await timesAsked(new TypeError('Failed to fetch'))).toBe(2);
});

test('a query that waited as long as it may does not wait a second time (Spec 9: API timeout)', async () => {
  expect(await timesAsked(new DOMException('Too slow', 'TimeoutError'))).toBe(1);
});
