import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { Agent, fetch, type RequestInit } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { createTestUsers } from '../../testing/test-users';
import { closeApp } from './close-app';

/** Calls come from so many browsers, each with one call after the other. */
const browsers = 12;

async function listen() {
  const testApp = await openTestApp();
  const accepted = new Set<string>();
  testApp.app.addHook('onRequest', async ({ headers }) => {
    const id = headers['x-test-call'];
    if (id !== undefined) accepted.add(String(id));
  });
  const people = await createTestUsers(testApp.app);
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = testApp.app.server.address() as AddressInfo;
  const agent = new Agent();
  onTestFinished(() => agent.destroy());
  const ask = (path: string, init: RequestInit & { id?: string } = {}) =>
    fetch(`http://127.0.0.1:${port}/api${path}`, {
      ...init,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${people.priya.token}`,
        ...(init.id !== undefined && { 'x-test-call': init.id }),
      },
      dispatcher: agent,
    });
  return { testApp, accepted, ask };
}

/** Writes recipes until the server is gone. @returns the calls that were answered well */
async function writeUntilGone(ask: Awaited<ReturnType<typeof listen>>['ask']) {
  const answered = new Set<string>();
  const statuses = new Set<number>();
  const write = async () => {
    for (;;) {
      const id = randomUUID();
      const body = JSON.stringify({ title: 'Soup', serves: 4 });
      const answer = await ask('/recipes', { method: 'POST', body, id }).catch(() => undefined);
      if (answer === undefined) return;
      await answer.json();
      statuses.add(answer.status);
      answered.add(id);
    }
  };
  const done = Promise.all(Array.from({ length: browsers }, write));
  return { answered, statuses, done };
}

const stop = ({ app, deps }: TestApp, announcedMs: number) =>
  closeApp(app, deps.readiness, { announcedMs, callsMs: 60_000 });

test.each([
  ['at once', 0],
  ['after it was announced', 300],
])('every call that a stopping server accepted is answered, when it closes %s', async (_, ms) => {
  const { testApp, accepted, ask } = await listen();
  const { answered, statuses, done } = await writeUntilGone(ask);
  await expect.poll(() => answered.size, { timeout: 20_000 }).toBeGreaterThan(20);
  await stop(testApp, ms);
  await done;
  expect([...accepted].filter((id) => !answered.has(id))).toEqual([]);
  expect([...statuses]).toEqual([200]);
  await testApp.close();
});

test('a server that announces its end is alive but not ready, and each answer closes its connection', async () => {
  const { testApp, ask } = await listen();
  const ready = await ask('/health/ready');
  expect([ready.status, ready.headers.get('connection')]).toEqual([200, 'keep-alive']);
  testApp.deps.readiness.announceStop();
  const [later, live, ping] = await Promise.all(
    ['/health/ready', '/health/live', '/test'].map((path) => ask(path)),
  );
  expect([later!.status, live!.status, ping!.status]).toEqual([503, 200, 200]);
  expect(await later!.json()).toMatchObject({ code: 'STARTING_OR_STOPPING' });
  expect(ping!.headers.get('connection')).toBe('close');
  await testApp.close();
});

test('a call that takes too long does not keep a server from stopping', async () => {
  const testApp = await openTestApp();
  const begun = new Promise<void>((begin) => {
    testApp.app.get('/endless', async () => {
      begin();
      await new Promise(() => {});
    });
  });
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = testApp.app.server.address() as AddressInfo;
  const asked = fetch(`http://127.0.0.1:${port}/endless`).then(
    () => 'answered',
    () => 'closed',
  );
  await begun;
  await closeApp(testApp.app, testApp.deps.readiness, { announcedMs: 0, callsMs: 50 });
  expect(await asked).toBe('closed');
  await testApp.close();
});
