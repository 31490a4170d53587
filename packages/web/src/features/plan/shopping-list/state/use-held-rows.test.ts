import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHeldRows } from './use-held-rows';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

it('rows that are ticked stay for three seconds after the last touch, also of something else', () => {
  const { result, rerender } = renderHook(({ ticked }) => useHeldRows(ticked), {
    initialProps: { ticked: new Set<string>() },
  });
  rerender({ ticked: new Set(['milk']) });
  pass(2_900);
  dispatchEvent(new Event('pointerdown'));
  pass(2_900);
  expect([...result.current]).toEqual(['milk']);
  pass(200);
  expect([...result.current]).toEqual([]);
});
