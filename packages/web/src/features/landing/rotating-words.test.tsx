import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RotatingWords } from './rotating-words';

test('the words turn once, after five seconds', async () => {
  vi.useFakeTimers();
  render(<RotatingWords first="took 10 minutes?" then="always cost less?" />);
  const shown = () =>
    [screen.getByText('took 10 minutes?'), screen.getByText('always cost less?')].map(
      (words) => words.getAttribute('aria-hidden') === 'false',
    );
  expect(shown()).toEqual([true, false]);
  await act(() => vi.advanceTimersByTimeAsync(4_999));
  expect(shown()).toEqual([true, false]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(shown()).toEqual([false, true]);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(shown()).toEqual([false, true]);
});
