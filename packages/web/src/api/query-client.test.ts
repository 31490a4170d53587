import { expect, test, vi } from 'vitest';
import { queryClient } from './query-client';

test.each([
  ['a desk', false, 120_000],
  ['a phone', true, 60_000],
])('answers stay fresh on %s (Spec 9: cache TTL)', (_where, isPhone, milliseconds) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isPhone } as MediaQueryList);
  const staleTime = queryClient.getDefaultOptions().queries?.staleTime as () => number;
  expect(staleTime()).toBe(milliseconds);
});
