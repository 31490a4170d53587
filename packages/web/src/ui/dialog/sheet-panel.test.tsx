import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MantineProvider } from '@mantine/core';
import { expect, it, vi } from 'vitest';
import { SheetPanel } from './sheet-panel';

/** A window whose width changes, by the condition that the panel asks. */
function stubWidth(): (isWide: boolean) => void {
  let isWide = false;
  const listeners = new Set<(event: { matches: boolean }) => void>();
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const asks = media.includes('48em');
    return {
      get matches() {
        return asks && isWide;
      },
      media,
      addEventListener: (_: string, listener: never) => asks && listeners.add(listener),
      removeEventListener: (_: string, listener: never) => listeners.delete(listener),
    } as unknown as MediaQueryList;
  });
  return (next) => {
    isWide = next;
    listeners.forEach((listener) => listener({ matches: next }));
  };
}

function Chosen() {
  const [text, setText] = useState('');
  return (
    <input aria-label="Choice" value={text} onChange={(event) => setText(event.target.value)} />
  );
}

it('an open sheet keeps what was chosen in it when the window changes its width', async () => {
  const setWide = stubWidth();
  render(
    <MantineProvider env="test">
      <SheetPanel isOpen onClose={() => undefined} title="Rules">
        <Chosen />
      </SheetPanel>
    </MantineProvider>,
  );
  const choice = await screen.findByLabelText<HTMLInputElement>('Choice');
  fireEvent.change(choice, { target: { value: 'fish' } });
  act(() => setWide(true));
  expect(screen.getByLabelText<HTMLInputElement>('Choice').value).toBe('fish');
});
