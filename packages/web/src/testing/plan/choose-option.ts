import { within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { screen } from '../render';

/**
 * Opens the options of an entry, and presses the buttons of its sheet one after the other.
 *
 * @example await chooseOption(person, screen.getByRole('button', { name: 'Options for Soup' }), 'Move to…', 'Fri 27 November')
 */
export async function chooseOption(
  person: UserEvent,
  button: HTMLElement,
  ...names: (string | RegExp)[]
): Promise<void> {
  await person.click(button);
  const title = button.getAttribute('aria-label')!.replace('Options for ', '');
  const sheet = within(await screen.findByRole('dialog', { name: title }));
  for (const name of names) await person.click(await sheet.findByRole('button', { name }));
}
