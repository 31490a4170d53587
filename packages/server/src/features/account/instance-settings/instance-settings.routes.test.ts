import { afterEach, expect, test } from 'vitest';
import { instanceSettingsRoutes } from '@saltbush/contract/account/instance-settings';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser } from '../../../testing/test-users';

const { get, question, shown, update } = instanceSettingsRoutes;

let testApp: TestApp;
afterEach(() => testApp.close());

const isAsked = async (person: Awaited<ReturnType<typeof registerUser>>) =>
  (await person.ask(question)).body.isAsked;

test('the first admin is asked who may register until they answer, and never again', async () => {
  testApp = await openTestApp();
  const admin = await registerUser(testApp.app, 'First');
  expect(await isAsked(admin)).toBe(true);
  await admin.ask(update, { body: { storageMegabytes: 500 } });
  expect(await isAsked(admin)).toBe(true);
  // Also what counts anyway is an answer.
  await admin.ask(update, { body: { registration: 'open' } });
  expect(await isAsked(admin)).toBe(false);
});

test('the first admin is not asked who may register once others have come', async () => {
  testApp = await openTestApp();
  const admin = await registerUser(testApp.app, 'First');
  const second = await registerUser(testApp.app, 'Second');
  expect(await isAsked(admin)).toBe(false);
  expect((await second.ask(question)).status).toBe(403);
});

test('the first admin is not asked who may register where REGISTRATION says it', async () => {
  testApp = await openTestApp({ isRegistrationSet: true });
  expect(await isAsked(await registerUser(testApp.app, 'First'))).toBe(false);
});

test('an instance is for the public until an admin says otherwise, and everybody who is signed in learns it', async () => {
  testApp = await openTestApp();
  const admin = await registerUser(testApp.app, 'First');
  const second = await registerUser(testApp.app, 'Second');
  expect((await second.ask(shown)).body).toEqual({ isForPublic: true });
  expect((await second.ask(update, { body: { isForPublic: false } })).status).toBe(403);
  await admin.ask(update, { body: { isForPublic: false } });
  expect((await admin.ask(get)).body).toMatchObject({ isForPublic: false, registration: 'open' });
  expect((await second.ask(shown)).body).toEqual({ isForPublic: false });
});
