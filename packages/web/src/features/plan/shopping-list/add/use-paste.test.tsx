/** Pasting before the code that splits texts was fetched. */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../testing/render';
import { addHelp } from './add-help.lazy';
import { usePaste } from './use-paste';

const add = vi.fn();
const onText = vi.fn();

function Field() {
  const handlePaste = usePaste(add, onText);
  return <input aria-label="Item" defaultValue="2 " onPaste={handlePaste} />;
}

async function paste(text: string) {
  const { person } = await renderPage(Field);
  await person.click(screen.getByLabelText('Item'));
  await person.paste(text);
  return person;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

it('a paste into the list adds the items as soon as its help is there', async () => {
  await paste('milk\neggs');
  await waitFor(() => expect(add).toHaveBeenCalledWith(['milk', 'eggs']));
});

it('a paste of one item with a comma goes into the field', async () => {
  vi.spyOn(addHelp, 'loaded').mockReturnValue(undefined);
  await paste('onions, red');
  await waitFor(() => expect(onText).toHaveBeenCalledWith('2 onions, red'));
  expect(add).not.toHaveBeenCalled();
});

it('a paste whose help cannot be fetched says so, and tries again', async () => {
  vi.spyOn(addHelp, 'loaded').mockReturnValue(undefined);
  const load = vi.spyOn(addHelp, 'load').mockRejectedValueOnce(new Error('offline'));
  const person = await paste('milk\neggs');
  await screen.findByText('What you pasted was not added');
  expect(add).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledTimes(1);
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(add).toHaveBeenCalledWith(['milk', 'eggs']));
});
