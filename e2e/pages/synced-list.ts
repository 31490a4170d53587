/** The shopping list as what is synchronised: items typed in, what waits, what the server has. */
import { randomUUID } from 'node:crypto';
import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { openPage, phone } from '../setup/browser';
import { call } from '../setup/call';
import type { Network } from '../setup/network';
import { registerByCall, signInByCall, type Person } from '../setup/people';

const field = (page: Page): Locator => page.getByRole('combobox', { name: 'Add an item' });

export async function addItem(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** What adds items is there: it is loaded right after the list. */
export const untilChangeable = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    ['action-code-', 'unticks-'].every((script) =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes(script)),
    ),
  );

export const item = (page: Page, text: string): Locator =>
  page.getByRole('checkbox', { name: new RegExp(`^${text}\\b`, 'i') });

/** Stored on the device, and not sent. */
export const untilWaiting = (page: Page, count: number): Promise<void> =>
  page.getByText(`${changes(count)} saved on this device;`).waitFor();

const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

export interface Shopper {
  person: Person;
  session: Record<string, string>;
  token: string;
}

/** A new person. */
export async function newShopper(name: string): Promise<Shopper> {
  const person = await registerByCall(name);
  const session = await signInByCall(person);
  return { person, session, token: session['saltbush.token'] };
}

/** Their list on a phone, in a browser of its own on this network. */
export async function openListOf(
  shopper: Shopper,
  { url }: Network,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const localStorage = Object.entries(shopper.session).map(([name, value]) => ({ name, value }));
  const page = await openPage({
    ...phone,
    baseURL: url,
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
    ...options,
  });
  await page.goto('/shopping-list');
  return page;
}

/** Signs in, in each page that this browser opens. */
export async function signIn(context: BrowserContext, { session }: Shopper): Promise<void> {
  await context.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, session);
}

/** What the server has of someone's own list. */
export interface OnServer {
  /** In alphabetical order. */
  items: string[];
  ticked: string[];
  /** One more with each row that was changed. */
  version: number;
}

export async function onServer({ token }: Shopper): Promise<OnServer> {
  const { rows, version } = await exchange(token, []);
  const items = rows.filter(({ kind, isDeleted }) => kind === 'items' && !isDeleted);
  const texts = items.map(({ fields }) => fields.text).toSorted();
  const ticked = items.filter(({ fields }) => fields.tickedOn).map(({ fields }) => fields.text);
  return { items: texts, ticked: ticked.toSorted(), version };
}

/** Ticks or unticks an item on another device, whose clock is right. */
export async function setTickedElsewhere(
  { token }: Shopper,
  text: string,
  isTicked: boolean,
): Promise<void> {
  const { rows, version } = await exchange(token, []);
  const { id } = rows.find(({ fields }) => fields.text === text)!;
  const at = Date.now();
  const today = new Date(at).toISOString().slice(0, 10);
  const args = { week: '2031-01-06', items: [id], ...(isTicked && { on: today }) };
  const name = isTicked ? 'tick' : 'untick';
  await exchange(token, [{ id: randomUUID(), seq: 1, name, args, at, offset: 0, seen: version }]);
}

const exchange = (token: string, operations: object[]): Promise<ListOnWire> =>
  call(
    '/sync',
    { device: randomUUID(), schema: 1, epoch: null, since: 0, basis: null, operations },
    { token },
  );

interface ListOnWire {
  version: number;
  rows: {
    id: string;
    kind: string;
    isDeleted: boolean;
    fields: { text: string; tickedOn?: string };
  }[];
}
