/** What an admin has set up is used by the next call, in every server process, against real servers on this machine. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { isNotNull } from 'drizzle-orm';
import sharp from 'sharp';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { signInRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in';
import {
  serviceSettingsRoutes,
  type ServiceChange,
  type SettableService,
} from '@saltbush/contract/admin/service-settings';
import { imageGenerationRoutes } from '@saltbush/contract/recipe/image-generation';
import { recipePhotoRoutes } from '@saltbush/contract/recipe/recipe-photo';
import { mailMessages } from '../../../schema/account/mail';
import { serviceSettings } from '../../../schema/account/service-settings';
import { freePort } from '../../../testing/servers/free-port';
import { startMailServer } from '../../../testing/servers/mail-server';
import { openOidcServer } from '../../../testing/servers/oidc-server';
import { openServiceServer, sendJson } from '../../../testing/servers/service-server';
import { openTestApp } from '../../../testing/test-app';
import { createTestUsers } from '../../../testing/test-users';

const { save, remove, check } = serviceSettingsRoutes;
const testApp = await openTestApp({ logLevel: 'silent' });
const mailServer = await startMailServer();
const models = await openServiceServer();
await testApp.app.listen({ port: 0, host: '127.0.0.1' });
afterAll(async () => {
  await testApp.close();
  models.close();
  await mailServer.close();
});
const { alex, priya, visitor } = await createTestUsers(testApp.app);
// What was written before any server was set up is in the outbox, and stays there.
const isDue = isNotNull(mailMessages.dueAt);
await vi.waitUntil(async () => (await testApp.database.db.$count(mailMessages, isDue)) === 0, {
  timeout: 20_000,
});
beforeEach(async () => {
  await testApp.database.db.delete(serviceSettings);
});

async function setUp(body: ServiceChange): Promise<void> {
  const { status, error } = await alex.ask(save, { body });
  if (status !== 200) throw new Error(JSON.stringify(error));
}

const tryOut = async (service: SettableService) =>
  (await alex.ask(check, { params: { service } })).body;

const mail = {
  service: 'mail',
  host: '127.0.0.1',
  port: Number(new URL(mailServer.url).port),
  isTls: false,
  user: 'saltbush',
  fromAddress: 'kitchen@saltbush.test',
  secret: 'a secret',
} as const;

describe('mail', () => {
  test('the next mail goes by the server that an admin has just set up, without a restart', async () => {
    await setUp(mail);
    const arrived = mailServer.nextMail();
    const body = { email: priya.email };
    const { body: reset } = await visitor.ask(accountsRoutes.requestPasswordReset, { body });
    expect(reset.delivery).toBe('mail');
    await arrived;
    expect(mailServer.received.at(-1)).toMatchObject({
      from: 'kitchen@saltbush.test',
      to: [priya.email],
    });
  });

  test('another server process sends by what an admin has set up in the first', async () => {
    const database = { ...testApp.database, close: async () => undefined };
    const beside = await openTestApp({ logLevel: 'silent' }, undefined, { database });
    expect(await beside.deps.mail.isSetUp()).toBe(false);
    await setUp(mail);
    expect(await beside.deps.mail.isSetUp()).toBe(true);
    await alex.ask(remove, { params: { service: 'mail' } });
    expect(await beside.deps.mail.isSetUp()).toBe(false);
    await beside.close();
  });

  test('people without a verified address still sign in once an admin has set up mail', async () => {
    await setUp(mail);
    const { email, password } = priya;
    const { status, body } = await visitor.ask(accountsRoutes.login, { body: { email, password } });
    expect([status, body.user.isVerified]).toEqual([200, false]);
  });

  test('a tried mail server sends a mail to the admin who tries it', async () => {
    await setUp(mail);
    const arrived = mailServer.nextMail();
    const outcome = await tryOut('mail');
    expect(outcome).toEqual({ isWorking: true, message: expect.stringContaining(alex.email) });
    await arrived;
    const received = mailServer.received.at(-1)!;
    expect(received.to).toEqual([alex.email]);
    expect(received.raw).toContain('Subject: Saltbush can send email');
  });

  test('a tried mail server that refuses the password says so, without the password', async () => {
    await setUp({ ...mail, secret: 'not-the-secret' });
    const outcome = await tryOut('mail');
    expect(outcome).toEqual({
      isWorking: false,
      message: expect.stringContaining('refuses the user or the password'),
    });
    expect(JSON.stringify(outcome)).not.toContain('not-the-secret');
  });

  test('a tried mail server that takes no mail says what it answered', async () => {
    await setUp(mail);
    mailServer.refuse(550);
    onTestFinished(() => mailServer.refuse(undefined));
    expect(await tryOut('mail')).toEqual({
      isWorking: false,
      message: expect.stringMatching(/does not take.*Not today/),
    });
  });

  test('a tried mail server that nobody runs was not reached', async () => {
    await setUp({ ...mail, port: await freePort() });
    expect(await tryOut('mail')).toEqual({
      isWorking: false,
      message: expect.stringContaining('was not reached'),
    });
  });

  test('a tried mail server with a certificate of its own is not trusted', async () => {
    // It brings one for "localhost" that nobody has signed.
    const server = new SMTPServer({ secure: true });
    server.on('error', () => undefined);
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    onTestFinished(() => new Promise((closed) => server.close(() => closed())));
    const { port } = server.server.address() as AddressInfo;
    await setUp({ ...mail, port, isTls: true });
    expect(await tryOut('mail')).toEqual({
      isWorking: false,
      message: expect.stringContaining('certificate'),
    });
  });

  test('a tried mail server without encryption from the start speaks another', async () => {
    await setUp({ ...mail, isTls: true });
    expect(await tryOut('mail')).toEqual({
      isWorking: false,
      message: expect.stringContaining('another encryption'),
    });
  });
});

describe('the sign-in provider', () => {
  test('people sign in with the provider that an admin has just set up, and no longer when it is removed', async () => {
    const oidc = await openOidcServer();
    onTestFinished(() => oidc.close());
    oidc.people['nell'] = { email: 'nell@example.com', email_verified: true, name: 'Nell' };
    expect((await visitor.ask(signInRoutes.startProvider, { body: {} })).status).toBe(400);
    await setUp({
      service: 'sign-in-provider',
      issuer: oidc.issuer,
      clientId: 'saltbush',
      name: 'Home',
      isAlwaysOpen: false,
      secret: 'a secret of the client',
    });
    const options = await visitor.ask(signInRoutes.options);
    expect(options.body.provider).toEqual({ name: 'Home' });

    const begun = await visitor.ask(signInRoutes.startProvider, { body: {} });
    const back = await oidc.visit(begun.body.url, 'nell');
    const answer = Object.fromEntries(back.searchParams) as { state: string; code: string };
    const ended = await visitor.ask(signInRoutes.finishProvider, {
      body: { ...answer, secret: begun.body.secret },
    });
    expect(ended.body).toMatchObject({ user: { email: 'nell@example.com' }, isNewAccount: true });

    await alex.ask(remove, { params: { service: 'sign-in-provider' } });
    expect((await visitor.ask(signInRoutes.options)).body).not.toHaveProperty('provider');
    expect((await visitor.ask(signInRoutes.startProvider, { body: {} })).status).toBe(400);
  });

  test('a tried provider answers, is away, or is none', async () => {
    const oidc = await openOidcServer();
    onTestFinished(() => oidc.close());
    const provider = {
      service: 'sign-in-provider',
      issuer: oidc.issuer,
      clientId: 'saltbush',
      isAlwaysOpen: false,
    } as const;
    await setUp(provider);
    expect(await tryOut('sign-in-provider')).toEqual({
      isWorking: true,
      message: expect.stringContaining('https://saltbush.test/sign-in/callback'),
    });
    oidc.setDown(true);
    expect(await tryOut('sign-in-provider')).toEqual({
      isWorking: false,
      message: expect.stringContaining('was not reached'),
    });
    await setUp({ ...provider, issuer: models.origin });
    models.answerBy((_call, response) =>
      sendJson(response, { issuer: 'https://else.example.com' }),
    );
    expect(await tryOut('sign-in-provider')).toEqual({
      isWorking: false,
      message: expect.stringContaining('to the letter'),
    });
  });
});

describe('models', () => {
  const reading = {
    service: 'photo-reading',
    url: `${models.origin}/v1`,
    model: 'eyes-1',
    secret: 'sk-eyes',
  } as const;
  const drawing = {
    service: 'image-generation',
    url: `${models.origin}/v1`,
    model: 'brush-1',
  } as const;

  test('a tried model that reads is asked with its key, and is used from then on', async () => {
    expect((await priya.ask(recipePhotoRoutes.describeReader)).body.isVisionSetUp).toBe(false);
    await setUp(reading);
    models.answerBy((_call, response) =>
      sendJson(response, { choices: [{ message: { content: 'NONE' } }] }),
    );
    expect((await tryOut('photo-reading')).isWorking).toBe(true);
    const asked = models.calls.at(-1)!;
    expect(asked.url.pathname).toBe('/v1/chat/completions');
    expect(asked.headers.authorization).toBe('Bearer sk-eyes');
    expect(JSON.parse(asked.body)).toMatchObject({ model: 'eyes-1' });
    expect((await priya.ask(recipePhotoRoutes.describeReader)).body.isVisionSetUp).toBe(true);
  });

  test.each([
    [401, 'refuses the key'],
    [404, 'no such address or model'],
    [429, 'no more calls'],
    [500, 'answered with an error'],
  ])('a tried model that answers %s says what is wrong', async (status, words) => {
    await setUp(reading);
    models.answerBy((_call, response) => sendJson(response, { error: 'sk-eyes' }, status));
    const outcome = await tryOut('photo-reading');
    expect(outcome).toEqual({ isWorking: false, message: expect.stringContaining(words) });
    expect(outcome.message).not.toContain('sk-eyes');
  });

  test('a tried model whose answer is something else says what it has to speak', async () => {
    await setUp(reading);
    models.answerBy((_call, response) => response.end('<h1>Hello</h1>'));
    expect((await tryOut('photo-reading')).message).toContain('chat completions');
  });

  test('a tried model that draws draws a picture, and people may have pictures drawn', async () => {
    const grey = { width: 6, height: 4, channels: 3 as const, background: '#a37c52' };
    const png = await sharp({ create: grey }).png().toBuffer();
    await setUp(drawing);
    models.answerBy((_call, response) =>
      sendJson(response, { data: [{ b64_json: png.toString('base64') }] }),
    );
    expect(await tryOut('image-generation')).toEqual({
      isWorking: true,
      message: 'The model has drawn a picture.',
    });
    expect(models.calls.at(-1)!.headers).not.toHaveProperty('authorization');
    expect((await priya.ask(imageGenerationRoutes.describe)).body.isSetUp).toBe(true);
  });

  test('a tried model whose picture is none says what it has to speak', async () => {
    await setUp(drawing);
    const noImage = Buffer.from('plum jam').toString('base64');
    models.answerBy((_call, response) => sendJson(response, { data: [{ b64_json: noImage }] }));
    const outcome = await tryOut('image-generation');
    expect(outcome).toEqual({
      isWorking: false,
      message: expect.stringContaining('image generation'),
    });
  });
});
