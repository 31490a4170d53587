/** Chooses whose plan or list a page shows, by the menu under its heading. */
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** @param name whose is shown: "My plan", "The Harpers" */
export const findViewMode = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`(^|, ?)${name} ?, ?(.+, ?)?change$`) });

/** @example await chooseViewMode(person, 'My plan', 'The Harpers'); */
export async function chooseViewMode(person: UserEvent, from: string, to: string): Promise<void> {
  await person.click(await findViewMode(from));
  await person.click(await screen.findByRole('menuitem', { name: to }));
}
