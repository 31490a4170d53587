/** When the whole app is stored on a device: not for those who look in once, and not where data is expensive. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, startSession } from '../api/session';
import { fakeWorker } from '../testing/fake-worker';
import { priya, token } from '../testing/people';
import { storeAppAfterUse } from './store-app-after-use';

const slow = { effectiveType: '3g' };
const saving = { effectiveType: '4g', saveData: true };

beforeEach(() => {
  vi.useFakeTimers();
  startSession(token, priya);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'connection');
});

const withConnection = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

const comingBack = () =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ workerStart: 12 }] as unknown as PerformanceEntryList);

const installed = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('standalone') }));

/** @returns whether it was stored after so many seconds */
async function isStoredAfter(seconds: number): Promise<boolean> {
  const { asked, worker } = fakeWorker({ 'store-app': true });
  void storeAppAfterUse(worker as unknown as ServiceWorker);
  await vi.advanceTimersByTimeAsync(seconds * 1_000);
  return asked.length > 0;
}

test('the app is stored after half a minute of the first visit', async () => {
  expect(await isStoredAfter(29)).toBe(false);
  expect(await isStoredAfter(30)).toBe(true);
});

test('the app is stored after five seconds when someone has come back', async () => {
  comingBack();
  expect(await isStoredAfter(4)).toBe(false);
  expect(await isStoredAfter(5)).toBe(true);
});

test.each([
  ['a slow line', slow, false],
  ['a line on which data is saved', saving, false],
])('the app is not stored on %s', async (_name, connection, isStored) => {
  withConnection(connection);
  expect(await isStoredAfter(60)).toBe(isStored);
});

test.each([
  ['also on a slow line', slow, true],
  ['but not where data is saved', saving, false],
])('the app on the home screen is stored %s', async (_name, connection, isStored) => {
  withConnection(connection);
  installed();
  expect(await isStoredAfter(60)).toBe(isStored);
});

test('the app is not stored for a visitor, nor in a page that nobody sees', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(await isStoredAfter(60)).toBe(false);
  vi.restoreAllMocks();
  endSession();
  expect(await isStoredAfter(60)).toBe(false);
});
