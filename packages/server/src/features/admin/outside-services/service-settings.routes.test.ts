import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { signInRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in';
import { mailRoutes } from '@saltbush/contract/admin/mail';
import {
  serviceSettingsRoutes,
  type ServiceChange,
  type SettableService,
} from '@saltbush/contract/admin/service-settings';
import { userAdminRoutes } from '@saltbush/contract/admin/user-admin';
import type { Config } from '../../../config';
import { folderImageStore } from '../../../outside/image-store';
import { backUp } from '../../../platform/backup/backup';
import { restore } from '../../../platform/backup/restore';
import { makeLog } from '../../../platform/logging/log';
import { serviceSettings } from '../../../schema/account/service-settings';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { createTestDatabase } from '../../../testing/test-database';
import {
  createTestUsers,
  visitorOf,
  withToken,
  type Person,
  type Visitor,
} from '../../../testing/test-users';

const { list, save, remove, check } = serviceSettingsRoutes;
const password = 'plum-pudding-password';
const mail = {
  service: 'mail',
  host: 'mail.example.com',
  port: 587,
  isTls: false,
  user: 'saltbush',
  fromAddress: 'kitchen@example.com',
} as const;

const lines: string[] = [];
const log = makeLog('trace', { write: (line) => void lines.push(line) });
const testApp = await openTestApp({ logLevel: 'trace' }, undefined, { log });
afterAll(() => testApp.close());
const { alex, priya, visitor } = await createTestUsers(testApp.app);

/** A second server process on the same database, with settings of its own. */
const openBeside = (settings: Partial<Config>) =>
  openTestApp(settings, undefined, {
    database: { ...testApp.database, close: async () => undefined },
  });

async function stateOf(service: SettableService, person: Visitor = alex) {
  const { body } = await person.ask(list);
  return body.services.find((one) => one.service === service);
}

const saveMail = (change: Partial<Extract<ServiceChange, { service: 'mail' }>> = {}) =>
  alex.ask(save, { body: { ...mail, ...change } });
const removeMail = () => alex.ask(remove, { params: { service: 'mail' } });

test('settings of outside services are closed to everyone but admins', async () => {
  const params = { service: 'mail' } as const;
  const body = { ...mail, secret: password };
  for (const person of [priya, visitor]) {
    const refusals = [
      await person.ask(list),
      await person.ask(save, { body }),
      await person.ask(remove, { params }),
      await person.ask(check, { params }),
    ];
    const code = person === visitor ? 'NOT_SIGNED_IN' : 'FORBIDDEN';
    expect(refusals.map(({ error }) => error.code)).toEqual([code, code, code, code]);
  }
  expect(await testApp.database.db.$count(serviceSettings)).toBe(0);
});

test('an admin sees that nothing is set up, and by which variables it could be', async () => {
  const { body } = await alex.ask(list);
  const nothing = { source: 'none', hasSecret: false, isSecretUnreadable: false };
  expect(body.services).toEqual([
    { service: 'mail', ...nothing, variables: expect.arrayContaining(['SMTP_URL', 'MAIL_FROM']) },
    {
      service: 'sign-in-provider',
      ...nothing,
      variables: expect.arrayContaining(['OIDC_ISSUER', 'OIDC_CLIENT_ID']),
    },
    {
      service: 'photo-reading',
      ...nothing,
      variables: expect.arrayContaining(['SALTBUSH_VISION_URL']),
    },
    {
      service: 'image-generation',
      ...nothing,
      variables: expect.arrayContaining(['SALTBUSH_IMAGES_URL']),
    },
  ]);
  const tried = await alex.ask(check, { params: { service: 'photo-reading' } });
  expect([tried.status, tried.error.code]).toEqual([409, 'NOT_POSSIBLE']);
});

describe('a stored secret', () => {
  test('a password is in no answer, not in the table as it is, and not in the log', async () => {
    const saved = await saveMail({ secret: password });
    expect(saved.status).toBe(200);
    expect(await stateOf('mail')).toMatchObject({
      source: 'screen',
      settings: mail,
      hasSecret: true,
      isSecretUnreadable: false,
    });
    const settings = await testApp.deps.services.find('mail');
    expect(settings?.smtpUrl).toBe(`smtp://saltbush:${password}@mail.example.com:587`);

    const { rows } = await testApp.database.pool.query('select * from service_settings');
    const answers = [saved.body, (await alex.ask(list)).body, rows, lines];
    expect(JSON.stringify(answers)).not.toContain(password);
    expect(rows).toHaveLength(1);
    expect(Buffer.from(rows[0].sealed_secret, 'base64url').includes(password)).toBe(false);
  });

  test('a password stays where none is sent, for the same server only', async () => {
    await saveMail({ secret: password });
    expect((await saveMail({ fromAddress: 'cook@example.com' })).status).toBe(200);
    expect(await testApp.deps.services.find('mail')).toEqual({
      smtpUrl: `smtp://saltbush:${password}@mail.example.com:587`,
      from: 'Saltbush <cook@example.com>',
    });
    for (const elsewhere of [{ host: 'elsewhere.example.com' }, { port: 25 }]) {
      const { status, error } = await saveMail(elsewhere);
      expect([status, error.code]).toEqual([400, 'VALIDATION_FAILED']);
      expect(error.details).toEqual([{ field: 'secret', message: expect.stringMatching(/again/) }]);
    }
    expect(await stateOf('mail')).toMatchObject({ settings: { host: 'mail.example.com' } });
  });

  test('a blank password is none, and without a user none is kept', async () => {
    await saveMail({ secret: password });
    await saveMail({ secret: '' });
    expect(await stateOf('mail')).toMatchObject({ hasSecret: false });
    await saveMail({ user: '', secret: password });
    const state = await stateOf('mail');
    expect(state).toMatchObject({ hasSecret: false });
    expect(state?.settings).not.toHaveProperty('user');
    expect(await testApp.deps.services.find('mail')).toMatchObject({
      smtpUrl: 'smtp://mail.example.com:587',
    });
  });

  test('a password of one service does not open for another', async () => {
    await saveMail({ secret: password });
    await testApp.database.pool.query(
      `insert into service_settings (service, settings, sealed_secret, updated_at)
       select 'photo-reading',
         '{"service": "photo-reading", "url": "https://else.example.com", "model": "m"}',
         sealed_secret, updated_at from service_settings where service = 'mail'`,
    );
    expect(await stateOf('photo-reading')).toMatchObject({ isSecretUnreadable: true });
    expect(await testApp.deps.services.find('photo-reading')).toBeUndefined();
    await alex.ask(remove, { params: { service: 'photo-reading' } });
  });
});

test('services of which another version stored something else count as not set up', async () => {
  await testApp.database.db.insert(serviceSettings).values({
    service: 'image-generation',
    settings: { service: 'image-generation', url: 'brush', model: '' },
    updatedAt: new Date(),
  });
  expect(await stateOf('image-generation')).toMatchObject({ source: 'none' });
  expect((await alex.ask(remove, { params: { service: 'image-generation' } })).status).toBe(204);
});

test('removing a service takes it away at once, and twice does no harm', async () => {
  await saveMail({ secret: password });
  expect((await visitor.ask(signInRoutes.options)).body.isMailSetUp).toBe(true);
  expect((await removeMail()).status).toBe(204);
  expect((await removeMail()).status).toBe(204);
  expect(await stateOf('mail')).toMatchObject({ source: 'none', hasSecret: false });
  expect((await visitor.ask(signInRoutes.options)).body.isMailSetUp).toBe(false);
  expect((await alex.ask(mailRoutes.listOutbox, {})).body.isMailSetUp).toBe(false);
});

test('the audit trail says who set up and who removed a service', async () => {
  await saveMail({ secret: password });
  await removeMail();
  const { body } = await alex.ask(userAdminRoutes.listActions, {});
  expect(body.actions.slice(0, 2)).toMatchObject([
    { admin: 'Alex', kind: 'removed-service', subject: 'Email' },
    { admin: 'Alex', kind: 'set-up-service', subject: 'Email' },
  ]);
});

test.each([
  ['a host with a path', { ...mail, host: 'mail.example.com/x' }, 'host'],
  ['a host with a password', { ...mail, host: 'me:pw@mail.example.com' }, 'host'],
  ['no port', { ...mail, port: 0 }, 'port'],
  ['no address to send from', { ...mail, fromAddress: 'kitchen' }, 'fromAddress'],
  ['another protocol', { service: 'photo-reading', url: 'file:///etc', model: 'm' }, 'url'],
  [
    'a key in the address',
    { service: 'photo-reading', url: 'https://a.b/v1?k=1', model: 'm' },
    'url',
  ],
  [
    'a password in the address',
    { service: 'photo-reading', url: 'https://k:p@a.b', model: 'm' },
    'url',
  ],
  ['no model', { service: 'image-generation', url: 'https://a.b/v1', model: ' ' }, 'model'],
] as const)('settings with %s are refused, and nothing is stored', async (_case, body, field) => {
  const { status, error } = await alex.ask(save, { body });
  expect([status, error.code]).toEqual([400, 'VALIDATION_FAILED']);
  expect(error.details).toContainEqual({ field, message: expect.any(String) });
  expect(await testApp.database.db.$count(serviceSettings)).toBe(0);
});

test('a model at home may be set up: admins name addresses of their own network', async () => {
  const url = 'http://192.168.1.20:11434/v1';
  const { status } = await alex.ask(save, {
    body: { service: 'photo-reading', url, model: 'eyes' },
  });
  expect(status).toBe(200);
  await alex.ask(remove, { params: { service: 'photo-reading' } });
});

test('the environment wins over what an admin has stored, and the screen can’t change it', async () => {
  await saveMail({ secret: password });
  const smtpUrl = 'smtp://env:secret-of-env@env.example.com:25';
  const beside = await openBeside({ smtpUrl, mailFrom: 'env@example.com' });
  const admin = await signInAs(beside, alex);
  expect(await beside.deps.services.find('mail')).toEqual({ smtpUrl, from: 'env@example.com' });
  expect(await stateOf('mail', admin)).toMatchObject({
    source: 'environment',
    variables: ['SMTP_URL', 'MAIL_FROM'],
  });
  const { status, error } = await admin.ask(save, { body: { ...mail, secret: 'other' } });
  expect([status, error.code]).toEqual([409, 'NOT_POSSIBLE']);
  expect(error.details).toBe('SMTP_URL is set on the server. Change it there.');
  expect(JSON.stringify((await admin.ask(list)).body)).not.toMatch(/secret-of-env|env\.example/);
  await beside.close();
  await removeMail();
});

describe('a restored backup', () => {
  test('services of a backup are set up as before where the key is the same', async () => {
    await saveMail({ secret: password });
    const restored = await openRestored({});
    expect(await restored.deps.services.find('mail')).toMatchObject({
      smtpUrl: `smtp://saltbush:${password}@mail.example.com:587`,
    });
    await restored.close();
    await removeMail();
  });

  test('a secret of a backup that another key has encrypted turns its service off until it is entered again', async () => {
    await saveMail({ secret: password });
    const restored = await openRestored({ sessionSecret: 'another secret of 32 characters!' });
    await removeMail();
    const admin = await signInAs(restored, alex);
    const isMailSetUp = async () => (await admin.ask(signInRoutes.options)).body.isMailSetUp;
    expect(await stateOf('mail', admin)).toMatchObject({
      source: 'screen',
      settings: mail,
      hasSecret: true,
      isSecretUnreadable: true,
    });
    expect(await isMailSetUp()).toBe(false);
    const unchanged = await admin.ask(save, { body: mail });
    expect(unchanged.error.details).toEqual([{ field: 'secret', message: expect.any(String) }]);
    await admin.ask(save, { body: { ...mail, secret: 'entered again' } });
    expect(await stateOf('mail', admin)).toMatchObject({ isSecretUnreadable: false });
    expect(await isMailSetUp()).toBe(true);
    await restored.close();
  });

  /** Another machine, with what this one has saved to a backup. */
  async function openRestored(settings: Partial<Config>): Promise<TestApp> {
    const folder = await mkdtemp(join(tmpdir(), 'saltbush-services-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const file = join(folder, 'kitchen.saltbush');
    const images = folderImageStore(join(folder, 'images'));
    await backUp({ database: testApp.database, images, file, log });
    const database = await createTestDatabase('empty');
    await restore({ database, images, file });
    return openTestApp({ logLevel: 'silent', ...settings }, undefined, { database });
  }
});

async function signInAs({ app }: TestApp, { email, password: own }: Person): Promise<Visitor> {
  const credentials = { email, password: own };
  const { body } = await visitorOf(app).ask(accountsRoutes.login, { body: credentials });
  return withToken(app, body.token);
}
