import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { screen } from '@testing-library/react';
import { fakeWorker } from '../testing/fake-worker';
import { renderPage } from '../testing/render';
import { registerServiceWorker } from './register-service-worker';

const announced = vi.fn();

beforeEach(() => {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('isSecureContext', true);
  addEventListener('update-available', announced);
});
afterEach(() => {
  vi.unstubAllEnvs();
  announced.mockClear();
  removeEventListener('update-available', announced);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('the worker at /sw.js is registered, and a new version is announced and offered', async () => {
  await renderPage(() => <p>My recipes</p>);
  const { register } = fakeWorker({}, { 'is-build-of': false });
  registerServiceWorker();
  await screen.findByText('Saltbush has been updated');
  expect(register).toHaveBeenCalledWith('/sw.js', { scope: '/' });
  expect(announced).toHaveBeenCalledOnce();
});

test('a page that the server has sent in the new version already is not offered it once more', async () => {
  await renderPage(() => <p>My recipes</p>);
  const { asked } = fakeWorker({}, { 'is-build-of': true });
  registerServiceWorker();
  await vi.waitFor(() => expect(asked.map(({ type }) => type)).toContain('activate'));
  expect(announced).not.toHaveBeenCalled();
  expect(screen.queryByText('Saltbush has been updated')).toBeNull();
});
