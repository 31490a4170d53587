/** The shopping list on the screen. */
import { deepEqual } from 'node:assert/strict';
import type { TestBrowser } from '../browsers/browser';
import { Screen } from '../screen';
import type { Scene } from './check';

async function signIn(screen: Screen, { shopper }: Scene): Promise<void> {
  await screen.goto('/login');
  // The welcome tour would come up over the list.
  await screen.untilTrue(`(localStorage.hasSeenTour = 'true') === 'true'`);
  await screen.type('textbox', /^Email/, shopper.person.email);
  await screen.type('textbox', /^Password/, shopper.person.password);
  await screen.click('button', /^Sign In$/);
  await screen.untilTrue(`!location.pathname.startsWith('/login')`);
}

/** Signs in by the form, and opens the list. */
export async function openSignedIn(browser: TestBrowser, scene: Scene): Promise<Screen> {
  const screen = new Screen(browser.firstTab, scene.network.url);
  await signIn(screen, scene);
  await openList(screen);
  return screen;
}

export async function openList(screen: Screen): Promise<void> {
  await screen.goto('/shopping-list');
  await untilSynced(screen);
}

/** The files of the app are stored, so that it opens without a network. */
export const untilWorkerRuns = (screen: Screen): Promise<void> =>
  screen.untilTrue(`navigator.serviceWorker.controller?.state === 'activated'`);

export const addItem = (screen: Screen, text: string): Promise<void> =>
  screen.type('combobox', /^Add an item/, `${text}\n`);

export const untilItem = (screen: Screen, text: string): Promise<void> =>
  screen.waitFor('checkbox', new RegExp(`^${text}\\b`, 'i'));

/** Stored on the device, and not sent. */
export const untilWaiting = (screen: Screen, count: number): Promise<void> =>
  screen.untilText(
    new RegExp(`${count === 1 ? '1 change' : `${count} changes`} saved on this device;`),
  );

/** The server has every change. */
export const untilSynced = (screen: Screen): Promise<void> => screen.waitFor('button', /^Synced$/);

/** Each change arrived, and once: the version counts the rows that were changed. */
export async function expectOnServer({ shopper }: Scene, items: readonly string[]): Promise<void> {
  const expected = { items: items.toSorted(), version: items.length };
  deepEqual(await shopper.readList(), expected, 'What the server has is not what was typed');
}
