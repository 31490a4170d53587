import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../testing/render';
import { fakeWorker } from '../../../../testing/fake-worker';
import { OfflineHelp } from './offline-help';

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

const onThisDevice = (text: RegExp) => screen.findByText(text);

it('the account page says that the app opens without a network once it is stored, and not before', async () => {
  vi.stubGlobal('isSecureContext', true);
  const worker = fakeWorker({ 'is-stored': false, 'store-app': true });
  const { person } = await renderPage(OfflineHelp);
  await onThisDevice(/isn’t on this device yet/);
  await person.click(screen.getByRole('button', { name: 'Store it now' }));
  await onThisDevice(/opens without a network on this device/);
  expect(worker.asked.map(({ type }) => type)).toEqual(['is-stored', 'store-app']);
});

it('the account page says when the app could not be stored, and offers to try again', async () => {
  vi.stubGlobal('isSecureContext', true);
  fakeWorker({ 'is-stored': false, 'store-app': false });
  const { person } = await renderPage(OfflineHelp);
  await person.click(await screen.findByRole('button', { name: 'Store it now' }));
  await onThisDevice(/check that you are online/);
  screen.getByRole('button', { name: 'Store it now' });
});

it('the account page says why an http:// address cannot be opened without a network', async () => {
  vi.stubGlobal('isSecureContext', false);
  await renderPage(OfflineHelp);
  await onThisDevice(/starts with http:\/\//);
});
