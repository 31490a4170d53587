import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { FromClipboard } from './clipboard';

const readText = vi.fn<() => Promise<string>>();
const onText = vi.fn<(text: string) => void>();
const onProblem = vi.fn<(message: string) => void>();

/** @param state of the permission to read the clipboard */
function open(state: string, clipboard: object | null = { readText }) {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(
    (clipboard ?? undefined) as unknown as Clipboard,
  );
  const query = () => Promise.resolve({ state } as PermissionStatus);
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query } });
  render(
    <ThemeProvider>
      <FromClipboard onText={onText} onProblem={onProblem} />
    </ThemeProvider>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'permissions');
  Reflect.deleteProperty(navigator, 'clipboard');
});

/** Happens on each device before anything is offered. */
const untilAsked = () => vi.waitFor(() => Promise.resolve());

describe('the clipboard', () => {
  beforeEach(() => {
    const nothing = { configurable: true, get: () => undefined };
    Object.defineProperty(navigator, 'clipboard', nothing);
  });

  test('the clipboard is read by a press and not before', async () => {
    readText.mockResolvedValue('https://bush.example/damper');
    open('prompt');
    await untilAsked();
    expect(readText).not.toHaveBeenCalled();
    press('Paste from clipboard');
    await vi.waitFor(() => expect(onText).toHaveBeenCalledWith('https://bush.example/damper'));
  });

  test('a link in a clipboard that this site may read is offered', async () => {
    readText.mockResolvedValue('Look: https://www.bush.example/damper');
    open('granted');
    await screen.findByRole('button', { name: 'Use the copied link to bush.example' });
    expect(onText).not.toHaveBeenCalled();
    press('Use the copied link to bush.example');
    expect(onText).toHaveBeenCalledWith('https://www.bush.example/damper');
  });

  test('a text without a link in a clipboard that this site may read is not offered', async () => {
    readText.mockResolvedValue('my secret');
    open('granted');
    await vi.waitFor(() => expect(readText).toHaveBeenCalledOnce());
    await untilAsked();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(onText).not.toHaveBeenCalled();
  });

  test.each([
    ['refuses to be read', () => Promise.reject(new Error('denied')), /did not let us read it/],
    ['is empty', () => Promise.resolve(''), /no text in the clipboard/],
  ])('a clipboard that %s leads to a sentence', async (_how, read, sentence) => {
    readText.mockImplementation(read);
    open('denied');
    press('Paste from clipboard');
    await vi.waitFor(() => expect(onProblem).toHaveBeenCalledWith(expect.stringMatching(sentence)));
  });

  test.each([
    ['without a clipboard', null],
    ['whose clipboard is only written', { writeText: readText }],
  ])('a browser %s has no button for it', async (_what, clipboard) => {
    open('granted', clipboard);
    await untilAsked();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
