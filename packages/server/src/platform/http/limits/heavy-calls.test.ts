import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { heavyCallsAtOnce, route } from '@saltbush/contract/route';
import { addErrorAnswers } from '../errors';
import { addPlugins } from '../plugins';
import { serve } from '../serve';
import { addSessions } from '../session';

const search = route({
  method: 'GET',
  path: '/search',
  summary: 'Searches.',
  access: 'signed-in',
  heavy: 'computing',
  query: z.object({ q: z.optional(z.string()) }),
  isLight: ({ q }) => q === 'light',
});
const light = route({ method: 'GET', path: '/light', summary: 'Reads.', access: 'signed-in' });
const save = route({
  method: 'POST',
  path: '/recipes',
  summary: 'Saves.',
  access: 'signed-in',
  body: z.object({ text: z.string() }),
  maxBodyBytes: 1_000_000,
});

const exchange = route({
  method: 'POST',
  path: '/sync',
  summary: 'Sends much or little.',
  access: 'signed-in',
  heavy: 'computing',
  decidesTurn: true,
  body: z.object({ isLong: z.boolean() }),
});

let app: FastifyInstance;
let running: string[];
let finish: (() => void)[];
let ended: Set<string>;
beforeEach(async () => {
  [running, finish, ended] = [[], [], new Set()];
  app = fastify();
  addErrorAnswers(app);
  await addPlugins(app, { hasRateLimits: false, publicUrl: 'http://localhost' });
  addSessions(app, {
    claim: (token) => ({
      userId: token,
      sessionId: token,
      at: new Date(),
      demandsVerified: false,
      issuedAtMs: 0,
    }),
    confirm: async ({ userId, sessionId }) =>
      ended.has(sessionId) ? undefined : { userId, sessionId, isAdmin: false, mustVerify: false },
  });
  const run = async (userId: string): Promise<undefined> => {
    running.push(userId);
    await new Promise<void>((done) => finish.push(done));
  };
  serve(app, { search, light, save, exchange })({
    search: async ({ user, query: { q } }) => {
      if (q !== 'light') await run(user.userId);
    },
    light: async () => undefined,
    save: ({ user }) => run(user.userId),
    exchange: ({ user, body, inTurn }) =>
      body.isLong ? inTurn(() => run(user.userId)) : run(user.userId),
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await app.close();
});

const ask = async (token: string, url = '/api/search') =>
  (await app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } }))
    .statusCode;

const saveAs = async (token: string, bytes: number) =>
  (
    await app.inject({
      method: 'POST',
      url: '/api/recipes',
      headers: { authorization: `Bearer ${token}` },
      payload: { text: 'x'.repeat(bytes) },
    })
  ).statusCode;

const exchangeAs = async (token: string, isLong: boolean) =>
  (
    await app.inject({
      method: 'POST',
      url: '/api/sync',
      headers: { authorization: `Bearer ${token}` },
      payload: { isLong },
    })
  ).statusCode;

const most = heavyCallsAtOnce.computing;
const runningOf = (name: string) => running.filter((one) => one === name).length;

test('a person has few heavy calls running at once, the others wait, and all are answered', async () => {
  const answers = Array.from({ length: 7 }, () => ask('priya'));
  for (let done = 0; done < 7; done += 1) {
    await vi.waitFor(() => expect(finish.length).toBeGreaterThan(0));
    expect(running.length - done).toBeLessThanOrEqual(most);
    finish.shift()!();
  }
  expect(await Promise.all(answers)).toEqual(Array(7).fill(204));
});

test('heavy calls of one person keep nobody else waiting, nor their own light ones', async () => {
  const answers = Array.from({ length: 20 }, () => ask('priya'));
  await vi.waitFor(() => expect(runningOf('priya')).toBe(most));
  answers.push(ask('tom'));
  await vi.waitFor(() => expect(runningOf('tom')).toBe(1));
  expect(await ask('priya', '/api/light')).toBe(204);
  expect(await ask('priya', '/api/search?q=light')).toBe(204);
  expect(runningOf('priya')).toBe(most);
  const ending = setInterval(() => finish.splice(0).forEach((end) => end()), 1);
  expect(new Set(await Promise.all(answers))).toEqual(new Set([204]));
  clearInterval(ending);
});

test('two heavy calls run at once over all people, and plain ones wait for none of them', async () => {
  const answers = ['priya', 'tom', 'ana', 'li'].map((name) => ask(name));
  await vi.waitFor(() => expect(running).toHaveLength(2));
  expect(await ask('ana', '/api/light')).toBe(204);
  expect(running).toEqual(['priya', 'tom']);
  const ending = setInterval(() => finish.splice(0).forEach((end) => end()), 1);
  expect(await Promise.all(answers)).toEqual(Array(4).fill(204));
  clearInterval(ending);
});

test('a heavy call more than anyone needs is refused with the time after which to come again', async () => {
  const answers = Array.from({ length: most + 200 }, () => ask('priya'));
  await vi.waitFor(() => expect(runningOf('priya')).toBe(most));
  const refused = await app.inject({
    method: 'GET',
    url: '/api/search',
    headers: { authorization: 'Bearer priya' },
  });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const ending = setInterval(() => finish.splice(0).forEach((end) => end()), 1);
  await Promise.all(answers);
  clearInterval(ending);
});

test('a call whose session ended while it waited over a second for its turn is refused', async () => {
  const answers = Array.from({ length: most }, () => ask('priya'));
  await vi.waitFor(() => expect(runningOf('priya')).toBe(most));
  const waiting = ask('priya');
  expect(await ask('priya', '/api/light')).toBe(204);
  ended.add('priya');
  const { now } = performance;
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 1_001);
  finish.splice(0).forEach((end) => end());
  expect(await Promise.all(answers)).toEqual(Array(most).fill(204));
  expect(await waiting).toBe(401);
  expect(runningOf('priya')).toBe(most);
});

test('a person saves one large text at a time, and meanwhile small ones, and searches', async () => {
  const answers = [1, 2, 3].map(() => saveAs('priya', 200_000));
  await vi.waitFor(() => expect(running).toEqual(['priya']));
  answers.push(saveAs('priya', 2_000), ask('priya'), saveAs('tom', 200_000));
  await vi.waitFor(() => expect(running.toSorted()).toEqual(['priya', 'priya', 'priya', 'tom']));
  const ending = setInterval(() => finish.splice(0).forEach((end) => end()), 1);
  expect(await Promise.all(answers)).toEqual(Array(6).fill(204));
  clearInterval(ending);
});

test('two large texts are saved at once over all people', async () => {
  const answers = ['priya', 'tom', 'ana'].map((name) => saveAs(name, 200_000));
  await vi.waitFor(() => expect(running).toHaveLength(2));
  expect(await ask('ana', '/api/light')).toBe(204);
  expect(running).toHaveLength(2);
  const ending = setInterval(() => finish.splice(0).forEach((end) => end()), 1);
  expect(await Promise.all(answers)).toEqual(Array(3).fill(204));
  clearInterval(ending);
});

test('a call that decides itself waits for its turn only when it takes long', async () => {
  const answers = [ask('priya'), exchangeAs('priya', true)];
  await vi.waitFor(() => expect(running).toHaveLength(1));
  answers.push(exchangeAs('priya', false), exchangeAs('priya', false));
  await vi.waitFor(() => expect(running).toHaveLength(3));
  const ending = setInterval(() => finish.splice(0).forEach((end) => end()), 1);
  expect(await Promise.all(answers)).toEqual([204, 204, 204, 204]);
  clearInterval(ending);
  expect(running).toHaveLength(4);
});
