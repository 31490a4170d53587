import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { profileRoutes } from '@saltbush/contract/account/profile';
import {
  imageGenerationLimits,
  imageGenerationRoutes,
} from '@saltbush/contract/recipe/image-generation';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import {
  openServiceServer,
  sendJson,
  serviceFailures,
  type ServiceServer,
} from '../../../testing/servers/service-server';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import {
  createTestUsers,
  registerUser,
  type Person,
  type TestUsers,
} from '../../../testing/test-users';
import { imageGenerations } from '../../../schema/recipe/image-generation';

const { describe: describeGeneration, generateImage } = imageGenerationRoutes;

let service: ServiceServer;
let dataFolder: string;
let testApp: TestApp;
let people: TestUsers;
let png: Buffer;
beforeAll(async () => {
  const grey = { width: 1536, height: 1024, channels: 3 as const, background: '#a37c52' };
  png = await sharp({ create: grey }).png().toBuffer();
  service = await openServiceServer();
  dataFolder = await mkdtemp(join(tmpdir(), 'saltbush-drawn-'));
  const imageGeneration = {
    url: `${service.origin}/v1/`,
    key: 'open-sesame',
    model: 'brush-1',
    timeLimitMs: 5_000,
  };
  testApp = await openTestApp({ dataFolder, logLevel: 'silent', imageGeneration });
  people = await createTestUsers(testApp.app);
});
afterAll(async () => {
  await testApp.close();
  service.close();
  await rm(dataFolder, { recursive: true, force: true });
});
beforeEach(async () => {
  service.calls.length = 0;
  await testApp.database.db.delete(imageGenerations);
});

const image = (bytes: Buffer) => (response: ServerResponse) =>
  sendJson(response, { created: 1, data: [{ b64_json: bytes.toString('base64') }] });
const answer = (by: (response: ServerResponse) => void) =>
  service.answerBy((_call, response) => by(response));
const draw = (person: Pick<Person, 'ask'> = people.priya, body: object = {}) =>
  person.ask(generateImage, { body: { title: 'Plum cake', description: 'whole', ...body } });
const leftFor = async (person: Person) => (await person.ask(describeGeneration)).body.leftToday;
const filesNow = () => readdir(join(dataFolder, 'images')).catch(() => []);

test('a picture is asked for as the protocol says, and becomes one of the person’s', async () => {
  answer(image(png));
  const { status, body } = await draw(people.priya, {
    description: 'on a blue plate',
    ingredients: '500 g plums\n2 eggs',
    instructions: ['Mix.', 'Bake.'],
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ width: 1200, height: 800 });
  const [call] = service.calls;
  expect([call!.method, call!.url.pathname]).toEqual(['POST', '/v1/images/generations']);
  expect(call!.headers.authorization).toBe('Bearer open-sesame');
  expect(JSON.parse(call!.body)).toEqual({
    model: 'brush-1',
    prompt: expect.stringMatching(/photo[^]*Plum cake[^]*on a blue plate[^]*500 g plums[^]*Bake/),
    n: 1,
    size: '1536x1024',
  });
  const file = await testApp.app.inject(body.imageUrl);
  expect(file.headers['content-type']).toBe('image/webp');
  const recipe = { title: 'Plum cake', imageUrl: body.imageUrl };
  expect((await people.priya.ask(recipesRoutes.create, { body: recipe })).status).toBe(200);
  const byTom = await people.tom.ask(recipesRoutes.create, { body: recipe });
  expect(byTom.error.code).toBe('VALIDATION_FAILED');
});

test('a picture may also be given by its address at the service', async () => {
  service.answerBy(({ url }, response) =>
    url.pathname === '/made.png'
      ? response.writeHead(200, { 'content-type': 'image/png' }).end(png)
      : sendJson(response, { data: [{ url: `${service.origin}/made.png` }] }),
  );
  expect((await draw()).status).toBe(200);
  // The key is for the service's calls, not for files.
  expect(service.calls[1]!.headers.authorization).toBeUndefined();
});

describe('no picture', () => {
  const address = (path: string) => (response: ServerResponse) =>
    sendJson(response, { data: [{ url: path }] });
  const cases: [string, (response: ServerResponse) => void, string][] = [
    ...serviceFailures.map(([what, by]): [string, (response: ServerResponse) => void, string] => [
      what,
      by,
      what === 'a refusal' ? 'IMAGE_GENERATION_NOT_AUTHENTICATED' : 'IMAGE_GENERATION_UNAVAILABLE',
    ]),
    [
      'a refused key',
      (response) => sendJson(response, {}, 403),
      'IMAGE_GENERATION_NOT_AUTHENTICATED',
    ],
    ['nothing', (response) => sendJson(response, { data: [] }), 'IMAGE_GENERATION_UNAVAILABLE'],
    ['a text', image(Buffer.from('plum')), 'IMAGE_GENERATION_UNAVAILABLE'],
    ['50 MB', image(Buffer.alloc(50 * 1024 * 1024)), 'IMAGE_GENERATION_UNAVAILABLE'],
    ['an address inside', address('http://127.0.0.1:1/a.png'), 'IMAGE_GENERATION_UNAVAILABLE'],
    ['an address that is none', address('file:///etc/passwd'), 'IMAGE_GENERATION_UNAVAILABLE'],
  ];

  test.each(cases)(
    'the fault "%s" of the image service is said, and costs none of today’s pictures',
    async (_what, by, code) => {
      answer(by);
      const before = await filesNow();
      const { error } = await draw();
      expect(error.code).toBe(code);
      expect(await leftFor(people.priya)).toBe(imageGenerationLimits.perDay);
      expect(await filesNow()).toEqual(before);
    },
  );

  test('a file of 50 MB at the address of a picture is not read', async () => {
    service.answerBy(({ url }, response) =>
      url.pathname === '/made.png'
        ? response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(50 * 2 ** 20))
        : address(`${service.origin}/made.png`)(response),
    );
    expect((await draw()).error.code).toBe('IMAGE_GENERATION_UNAVAILABLE');
  });

  test('an image service that takes too long is given up', async () => {
    const settings = { url: service.origin, key: undefined, model: 'brush-1', timeLimitMs: 50 };
    const hasty = await openTestApp({ dataFolder, logLevel: 'silent', imageGeneration: settings });
    const person = await registerUser(hasty.app, 'Zoe');
    answer(() => undefined);
    const { status, error } = await draw(person);
    expect([status, error.code]).toEqual([504, 'IMAGE_GENERATION_TIMED_OUT']);
    // Also when only the image does not come.
    service.answerBy(({ url }, response) => {
      if (url.pathname !== '/made.png') address(`${service.origin}/made.png`)(response);
    });
    expect((await draw(person)).error.code).toBe('IMAGE_GENERATION_TIMED_OUT');
    await hasty.close();
  });

  test('a visitor who asks for a picture is asked to sign in', async () => {
    answer(image(png));
    const { status, error } = await draw(people.visitor);
    expect([status, error.code]).toEqual([401, 'NOT_SIGNED_IN']);
    expect((await people.visitor.ask(describeGeneration)).error.code).toBe('NOT_SIGNED_IN');
    expect(service.calls).toEqual([]);
  });

  test.each([
    ['a recipe without a title', { title: ' ' }, 'title'],
    ['a blank description', { description: ' \n ' }, 'description'],
    ['no description', { description: undefined }, 'description'],
  ])('a picture is not made for %s', async (_what, body, field) => {
    const { error } = await draw(people.priya, body);
    expect(error.code).toBe('VALIDATION_FAILED');
    expect(error.details).toMatchObject([{ field }]);
  });
});

test('a person who goes away ends the call to the image service', async () => {
  let isClosed = false;
  let isAsked = false;
  answer((response) => {
    isAsked = true;
    response.on('close', () => {
      isClosed = true;
    });
  });
  const { app } = testApp;
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const caller = new AbortController();
  const called = fetch(`http://127.0.0.1:${port}/api/image-generation/generate-image`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${people.tom.token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ title: 'Plum cake', description: 'whole' }),
    signal: caller.signal,
  });
  await vi.waitUntil(() => isAsked);
  expect(await leftFor(people.tom)).toBe(imageGenerationLimits.perDay - 1);
  caller.abort();
  await expect(called).rejects.toThrow();
  await vi.waitUntil(() => isClosed);
  await vi.waitUntil(async () => (await leftFor(people.tom)) === imageGenerationLimits.perDay);
});

describe('the limit of a day', () => {
  const { perDay } = imageGenerationLimits;

  test('the limit of a day counts pictures, also of calls at once, for each person and day', async () => {
    answer(image(png));
    const outcomes = await Promise.all(Array.from({ length: perDay + 3 }, () => draw()));
    const refused = outcomes.filter(({ status }) => status !== 200);
    expect(refused.map(({ error }) => error.code)).toEqual(Array(3).fill('IMAGE_GENERATION_LIMIT'));
    expect(service.calls.length).toBe(perDay);
    expect(await leftFor(people.priya)).toBe(0);
    expect(await leftFor(people.tom)).toBe(perDay);
    await testApp.database.db.update(imageGenerations).set({ day: '2026-01-01' });
    expect(await leftFor(people.priya)).toBe(perDay);
    expect((await draw()).status).toBe(200);
    expect(await leftFor(people.priya)).toBe(perDay - 1);
    // Of earlier days nothing stays.
    expect((await testApp.database.db.select().from(imageGenerations)).length).toBe(1);
  });

  test('the daily limit of pictures does not begin anew for a person who goes back to another time zone', async () => {
    testApp.setTime(new Date('2026-11-22T13:30:00Z')); // Sunday in Perth, Monday in Sydney.
    answer(image(png));
    const cook = await registerUser(testApp.app, 'Traveller', { timeZone: 'Australia/Perth' });
    const moveTo = (timeZone: string) =>
      cook.ask(profileRoutes.updateProfile, { body: { timeZone } });
    expect((await draw(cook)).status).toBe(200);
    expect(await leftFor(cook)).toBe(perDay - 1);
    await moveTo('Australia/Sydney');
    expect(await leftFor(cook)).toBe(perDay);
    expect((await draw(cook)).status).toBe(200);
    await moveTo('Australia/Perth');
    expect(await leftFor(cook)).toBe(perDay - 2);
  });

  test('a picture of a server that was killed counts only as long as a call may take', async () => {
    answer(image(png));
    await draw();
    await testApp.database.db.update(imageGenerations).set({ isDone: false });
    expect(await leftFor(people.priya)).toBe(perDay - 1);
    testApp.setTime(new Date(testApp.deps.clock().getTime() + 6 * 60 * 1000));
    expect(await leftFor(people.priya)).toBe(perDay);
  });
});

test('an image service that is not set up is named in the answer', async () => {
  const none = await openTestApp({ dataFolder });
  const person = await registerUser(none.app, 'Zoe');
  expect((await person.ask(describeGeneration)).body.isSetUp).toBe(false);
  const { status, error } = await draw(person);
  expect([status, error.code]).toEqual([409, 'IMAGE_GENERATION_NOT_SET_UP']);
  await none.close();
  expect((await people.priya.ask(describeGeneration)).body.isSetUp).toBe(true);
});
