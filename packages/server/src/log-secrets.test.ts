/**
 * Everything that a server logs, at its most talkative, while much goes wrong with what people wrote: none
 * of it may be in there. The planted words stand for passwords, links, mails, recipes and notes.
 */
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { imageGenerationRoutes } from '@saltbush/contract/recipe/image-generation';
import { imagesRoutes } from '@saltbush/contract/recipe/images';
import { recipeImportRoutes } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import { recipesRoutes, type RecipeInput } from '@saltbush/contract/recipe/recipes';
import { shareLinksRoutes } from '@saltbush/contract/recipe/sharing/share-links';
import { stockPhotosRoutes } from '@saltbush/contract/recipe/stock-photos';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OutgoingEmail } from './outside/mail';
import { makeLog } from './platform/logging/log';
import { importFile } from './testing/imports';
import { openMailbox } from './testing/fake-mailbox';
import { openServiceServer, sendJson, type ServiceServer } from './testing/servers/service-server';
import { registerUser, visitorOf, type Person } from './testing/test-users';
import { openTestApp, type TestApp } from './testing/test-app';

const planted = {
  title: 'Plantedtitle',
  note: 'Plantednote',
  step: 'Plantedstep',
  ingredient: 'Plantedfood',
  password: 'Plantedpassword1',
  garbage: 'Plantedgarbage',
  mailText: 'This link is good',
  unsplashKey: 'Plantedunsplashkey',
  imagesKey: 'Plantedimageskey',
  searchText: 'Plantedsearch',
  serviceAnswer: 'Plantedanswer',
};
const recipe: RecipeInput = {
  title: planted.title,
  notes: planted.note,
  instructions: [`Stir the ${planted.step}.`],
  ingredients: [{ name: planted.ingredient, amount: '1', unit: 'cup' }],
};

const lines: string[] = [];
const secrets = new Map(Object.entries<string>(planted));
let dataFolder: string;
let testApp: TestApp;
let priya: Person;
let service: ServiceServer;
const sent: OutgoingEmail[] = [];

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'saltbush-log-'));
  // A mail server that quotes the mail it refuses.
  const send = async (email: OutgoingEmail) => {
    sent.push(email);
    throw new Error(`450 4.2.0 <${email.to}> not now: "${email.text}"`);
  };
  const log = makeLog('trace', { write: (line) => void lines.push(line) });
  const sender = { send, close: () => undefined };
  // Services that quote what they refuse.
  service = await openServiceServer();
  service.answerBy(({ url, headers, body }, response) =>
    sendJson(response, { error: planted.serviceAnswer, url, headers, body }, 401),
  );
  const { origin: url } = service;
  const stockPhotos = {
    unsplash: { url, imagesOrigin: url, key: planted.unsplashKey },
    openverse: { url },
  };
  const imageGeneration = { url, key: planted.imagesKey, model: 'brush-1' };
  const config = { dataFolder, logLevel: 'trace', stockPhotos, imageGeneration };
  testApp = await openTestApp(config, sender, { log });
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  priya = await registerUser(testApp.app, 'Priya');
  secrets.set('session token', priya.token);
  secrets.set('chosen password', priya.password);
});
afterAll(async () => {
  await testApp.close();
  service.close();
  await rm(dataFolder, { recursive: true, force: true });
});

const run = (sql: string) => testApp.database.pool.query(sql);
const logged = (text: string) => lines.filter((line) => line.includes(text)).length;

test('mails that can’t be sent, and links in them, provoke errors with secrets', async () => {
  const visitor = visitorOf(testApp.app);
  const { email } = priya;
  await visitor.ask(accountsRoutes.requestPasswordReset, { body: { email } });
  await vi.waitUntil(() => logged('mail not sent') === 2);
  const [mail] = await openMailbox(testApp.database, email);
  secrets.set('reset token', mail!.token);
  const reset = { token: mail!.token, newPassword: 'short' };
  await visitor.ask(accountsRoutes.resetPassword, { body: reset });
  await visitor.ask(accountsRoutes.login, { body: { email, password: planted.password } });

  // The mail itself can't be written: the query holds its text and the link.
  await run('ALTER TABLE mail_messages ADD CONSTRAINT none CHECK (subject IS NULL) NOT VALID');
  const refused = await visitor.ask(accountsRoutes.requestPasswordReset, { body: { email } });
  expect(refused.status).toBe(500);
  await run('ALTER TABLE mail_messages DROP CONSTRAINT none');
  expect(sent.some(({ text }) => text.includes(mail!.token))).toBe(true);
});

test('recipes that the database refuses, for a reason and without room, provoke errors with secrets', async () => {
  const { body } = await priya.ask(recipesRoutes.create, { body: recipe });
  const link = await priya.ask(shareLinksRoutes.create, { params: { id: body._id } });
  secrets.set('share link', link.body.token);

  await run('CREATE UNIQUE INDEX one_title ON recipes (title)');
  expect((await priya.ask(recipesRoutes.create, { body: recipe })).status).toBe(500);
  await importFile(
    priya,
    JSON.stringify({ '@type': 'Recipe', name: planted.title, recipeIngredient: ['1 planted egg'] }),
  );
  expect(logged('a recipe of a file was not saved')).toBe(1);
  await run('DROP INDEX one_title');

  await run(`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'could not extend file: No space left on device'
    USING ERRCODE = '53100', DETAIL = NEW.title, HINT = NEW.notes; END $$`);
  await run(
    'CREATE TRIGGER full_disk BEFORE INSERT ON recipes FOR EACH ROW EXECUTE FUNCTION full_disk()',
  );
  expect((await priya.ask(recipesRoutes.create, { body: recipe })).status).toBe(507);
  await run('DROP TRIGGER full_disk ON recipes');
});

test('a disk that takes no pictures provokes errors with secrets', async () => {
  await writeFile(join(dataFolder, 'images'), 'no folder');
  const grey = sharp({ create: { width: 20, height: 20, channels: 3, background: '#888' } });
  const file = new Blob([new Uint8Array(await grey.png().toBuffer())]);
  expect((await priya.ask(imagesRoutes.upload, { file })).status).toBe(500);
});

test('photo services and a model that refuse their keys provoke errors with secrets', async () => {
  const { search, choose } = stockPhotosRoutes;
  const failed = [
    await priya.ask(search, { query: { query: planted.searchText } }),
    await priya.ask(choose, { body: { provider: 'unsplash', id: planted.searchText } }),
    await priya.ask(imageGenerationRoutes.generateImage, {
      body: { title: planted.title, description: planted.note, instructions: [planted.step] },
    }),
  ];
  expect(failed.map(({ status }) => status)).toEqual([502, 502, 502]);
  expect(logged('a photo service failed')).toBe(3);
  expect(logged('no picture was drawn')).toBe(1);
  const asked = service.calls.map(({ url, headers, body }) => JSON.stringify([url, headers, body]));
  for (const secret of [planted.unsplashKey, planted.imagesKey, planted.searchText, planted.step]) {
    expect(asked.some((call) => call.includes(secret))).toBe(true);
  }
});

test('a database that goes away in the middle of a call provokes errors with secrets', async () => {
  const calls = Array.from({ length: 20 }, () => priya.ask(recipesRoutes.create, { body: recipe }));
  const cut = run(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  const statuses = (await Promise.all([...calls, cut.then(() => ({ status: 200 }))])).map(
    ({ status }) => status,
  );
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  await run('ALTER TABLE sessions RENAME TO sessions_gone');
  expect((await priya.ask(recipesRoutes.create, { body: recipe })).status).toBe(500);
  await run('ALTER TABLE sessions_gone RENAME TO sessions');
});

test('input that cannot be read provokes errors with secrets', async () => {
  const { garbage } = planted;
  const json = { 'content-type': 'application/json', authorization: `Bearer ${garbage}.a.b` };
  for (const [url, headers, payload] of [
    ['/api/recipes', json, `{"title": ${garbage}`],
    ['/api/recipes', { ...json, authorization: `Bearer ${priya.token}` }, `{"title": "${garbage}`],
    ['/api/recipes', { ...json, 'content-encoding': 'gzip' }, garbage],
    ['/api/images', { 'content-type': 'multipart/form-data' }, garbage],
    [`/api/${garbage}?token=${garbage}`, json, garbage],
    [`/api/recipes/%ZZ?token=${garbage}`, json, garbage],
  ] as const) {
    const answer = await testApp.app.inject({ method: 'POST', url, headers, payload });
    expect(answer.statusCode).toBeLessThan(500);
  }
  const url = `http://127.0.0.1:1/${garbage}?key=${garbage}`;
  await priya.ask(recipeImportRoutes.scrape, { body: { url } });

  const { port } = testApp.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(`${garbage} no HTTP at all\r\n\r\n`);
  await once(socket.resume(), 'close');
});

test('the log has none of the secrets of the provoked errors, and says what went wrong', () => {
  expect(logged('"msg":"unexpected error"')).toBeGreaterThanOrEqual(4);
  expect(logged('"msg":"a call failed by an outage"')).toBeGreaterThanOrEqual(1);
  expect(logged('"constraint":"one_title"')).toBeGreaterThanOrEqual(1);
  expect(logged('"code":"53100"')).toBe(1);
  expect(logged('store-image.ts')).toBeGreaterThanOrEqual(1);
  const all = lines.join('');
  for (const [what, secret] of secrets) {
    const at = all.indexOf(secret);
    expect(at < 0 ? '' : `${what}: ${all.slice(Math.max(0, at - 300), at + 50)}`).toBe('');
  }
  expect(all).not.toContain('priya@example.com');
  expect(all).not.toMatch(/params:|\$1/);
});
