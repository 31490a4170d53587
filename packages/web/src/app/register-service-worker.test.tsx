import { afterEach, expect, test, vi } from 'vitest';
import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render';
import { registerServiceWorker } from './register-service-worker';

afterEach(() => {
  vi.unstubAllEnvs();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('the worker at /sw.js is registered, and a new version is announced and offered', async () => {
  await renderPage(() => <p>My recipes</p>);
  vi.stubEnv('PROD', true);
  vi.stubGlobal('isSecureContext', true);
  const registration = { waiting: { postMessage: () => {} }, addEventListener: () => {} };
  const register = vi.fn(async (_address: string) => registration);
  const serviceWorker = { register, controller: {} };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const announced = vi.fn();
  addEventListener('update-available', announced);
  registerServiceWorker();
  await screen.findByText('Saltbush has been updated');
  expect(register).toHaveBeenCalledWith('/sw.js');
  expect(announced).toHaveBeenCalledOnce();
  removeEventListener('update-available', announced);
});
