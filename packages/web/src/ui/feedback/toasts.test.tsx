import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ThemeProvider } from '../theme/theme-provider';
import { showToast, type Toast } from './toast';
import { Toasts } from './toasts';

const toast: Toast = { kind: 'success', title: 'Saved', message: 'All of it' };

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isShown = () => screen.queryByText('Saved') !== null;

describe('a toast', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(
      <ThemeProvider>
        <Toasts />
      </ThemeProvider>,
    );
  });

  test('a toast is read out and passes after five seconds', async () => {
    act(() => void showToast(toast));
    const region = screen.getByRole('region', { name: 'Messages' });
    expect(region.getAttribute('aria-live')).toBe('polite');
    expect(region.textContent).toContain('SavedAll of it');
    await pass(4_999);
    expect(isShown()).toBe(true);
    await pass(1);
    expect(isShown()).toBe(false);
  });

  test('a toast with an action passes after ten seconds', async () => {
    act(() => void showToast({ ...toast, action: { label: 'Undo', onClick: () => {} } }));
    await pass(9_999);
    expect(isShown()).toBe(true);
    await pass(1);
    expect(isShown()).toBe(false);
  });

  test('a toast may be shorter than usual', async () => {
    act(() => void showToast({ ...toast, durationMs: 2_000 }));
    await pass(2_000);
    expect(isShown()).toBe(false);
  });

  test('a toast stays under the pointer and while focus is inside', async () => {
    act(() => void showToast(toast));
    fireEvent.mouseEnter(screen.getByText('Saved').closest('[data-kind]')!);
    await pass(10_000);
    expect(isShown()).toBe(true);
    fireEvent.mouseLeave(screen.getByText('Saved').closest('[data-kind]')!);
    act(() => screen.getByRole('button', { name: 'Close message' }).focus());
    await pass(10_000);
    expect(isShown()).toBe(true);
    act(() => screen.getByRole('button', { name: 'Close message' }).blur());
    await pass(5_000);
    expect(isShown()).toBe(false);
  });

  test('a toast stays under the pointer once', async () => {
    act(() => void showToast(toast));
    const card = screen.getByText('Saved').closest('[data-kind]')!;
    fireEvent.mouseEnter(card);
    await pass(10_000);
    fireEvent.mouseLeave(card);
    await pass(4_000);
    fireEvent.mouseEnter(card);
    await pass(1_000);
    expect(isShown()).toBe(false);
  });

  test('a toast closes on its button', async () => {
    act(() => void showToast(toast));
    fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
    expect(isShown()).toBe(false);
  });

  test('a toast closed by the keyboard gives the focus back to where it came from', async () => {
    render(<button type="button">Before</button>);
    act(() => void showToast(toast));
    await vi.dynamicImportSettled();
    const close = screen.getByRole('button', { name: 'Close message' });
    act(() => screen.getByRole('button', { name: 'Before' }).focus());
    act(() => close.focus());
    fireEvent.click(close, { detail: 0 });
    await pass(50);
    expect(document.activeElement?.textContent).toBe('Before');
  });

  test('a toast does what its action says, once', () => {
    const undo = vi.fn();
    act(() => void showToast({ ...toast, action: { label: 'Undo', onClick: undo } }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(isShown()).toBe(false);
  });

  test('a toast replaces the one before', () => {
    act(() => {
      showToast(toast);
      showToast({ ...toast, message: 'Some of it' });
    });
    expect(screen.getAllByText('Saved')).toHaveLength(1);
    expect(screen.getByText('Some of it')).toBeDefined();
  });

  test('a toast that is to stay for long comes back after a shorter one', async () => {
    act(() => {
      showToast({ kind: 'info', title: 'A new version is ready', durationMs: 30_000 });
      showToast(toast);
    });
    expect(screen.queryByText('A new version is ready')).toBeNull();
    await pass(5_000);
    expect(isShown()).toBe(false);
    expect(screen.getByText('A new version is ready')).toBeDefined();
  });

  test('a toast that can hardly have been read comes back, and one that was read does not', async () => {
    act(() => void showToast(toast));
    act(() => void showToast({ kind: 'info', title: 'Now shared with The Kims' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
    expect(isShown()).toBe(true);
    await pass(2_000);
    act(() => void showToast({ kind: 'info', title: 'Now shared with The Kims' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
    expect(isShown()).toBe(false);
  });

  test.each([
    ['an error', { kind: 'error', title: 'Not saved' }],
    [
      'something to undo',
      { kind: 'success', title: 'Not here', action: { label: 'Undo', onClick: () => {} } },
    ],
  ] as const)('%s comes back after another toast', async (_what, first) => {
    act(() => void showToast(first));
    await pass(3_000);
    act(() => void showToast(toast));
    expect(screen.queryByText(first.title)).toBeNull();
    await pass(5_000);
    expect(screen.getByText(first.title)).toBeDefined();
  });

  test('a toast with the same words as one that waits replaces it', async () => {
    const lasting: Toast = { kind: 'info', title: 'A new version is ready', durationMs: 30_000 };
    act(() => {
      showToast(lasting);
      showToast(lasting);
    });
    fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
    expect(screen.queryByText('A new version is ready')).toBeNull();
  });
});
