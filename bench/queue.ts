/**
 * How late kitchen timers are pushed while one person's push addresses never answer: 20 devices of 50 timers each, all
 * due at once, and timers of ten others at another host, due one to ten seconds later. Nobody's may be 2 s late.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { runSaltbush } from '../e2e/setup/run-saltbush';
import {
  openPushServiceServer,
  openTestBrowser,
  type PushServiceServer,
} from '../packages/server/src/testing/servers/push-service-server';
import { cookPassword, registerCook } from './cook';
import { printTable, round, spreadOf } from './measure';

const devices = 20;
const timersOfDevice = 50;
const others = 10;
const maxLateMs = 2_000;

export async function benchQueue(): Promise<void> {
  const [dead, live] = [await openPushServiceServer(), await openPushServiceServer()];
  dead.answerBy(() => undefined);
  const saltbush = await runSaltbush({
    RATE_LIMITS: 'off',
    SALTBUSH_ALLOW_PRIVATE_IMPORT_HOSTS: `${dead.host},${live.host}`,
  });
  try {
    const late = await measureLateness(saltbush.url, dead, live);
    printTable('Timers of others beside 1,000 of a host that never answers, ms late', [
      { ...spreadOf('timers', late), 'most allowed': maxLateMs },
    ]);
    console.log(`Sends to the silent host: ${dead.received.length}\n`);
    if (late.length < others || Math.max(...late) > maxLateMs) process.exitCode = 1;
  } finally {
    await saltbush.stop();
    dead.close();
    live.close();
  }
}

async function measureLateness(
  url: string,
  dead: PushServiceServer,
  live: PushServiceServer,
): Promise<number[]> {
  const tokens = await signInOften(url, 'slow');
  const cooks = await Promise.all(
    Array.from({ length: others }, (_, n) => registerCook(url, `cook-${n}`)),
  );
  for (const token of tokens) await addDevice(url, token, dead);
  for (const { session } of cooks) await addDevice(url, session.token, live);
  const dueAt = Date.now() + 15_000;
  for (const token of tokens)
    await Promise.all(Array.from({ length: timersOfDevice }, () => setTimer(url, token, dueAt)));
  const late: number[] = [];
  for (const [n, { session }] of cooks.entries()) {
    const ownDueAt = dueAt + (n + 1) * 1_000;
    await setTimer(url, session.token, ownDueAt);
    await waitForNotice(live, ownDueAt, late);
  }
  return late;
}

async function waitForNotice(
  live: PushServiceServer,
  dueAt: number,
  late: number[],
): Promise<void> {
  const arrived = live.nextNotice().then(() => late.push(round(Date.now() - dueAt)));
  await Promise.race([arrived, sleep(dueAt - Date.now() + 60_000, undefined, { ref: false })]);
}

/** One person, signed in on each device. */
async function signInOften(url: string, name: string): Promise<string[]> {
  await registerCook(url, name);
  const body = { email: `${name}@example.org`, password: cookPassword };
  const tokens: string[] = [];
  for (let n = 0; n < devices; n += 1) {
    const answer = await send(url, { method: 'POST', path: '/auth/login', body });
    tokens.push(((await answer.json()) as { token: string }).token);
  }
  return tokens;
}

async function addDevice(url: string, token: string, server: PushServiceServer): Promise<void> {
  const { subscription: body } = openTestBrowser(`${server.origin}/${randomUUID()}`);
  await send(url, { method: 'PUT', path: '/notifications/subscription', token, body });
}

async function setTimer(url: string, token: string, dueAt: number): Promise<void> {
  const body = { name: 'Simmer', endsAt: new Date(dueAt).toISOString() };
  await send(url, { method: 'PUT', path: `/notifications/timers/${randomUUID()}`, token, body });
}

async function send(
  url: string,
  { method, path, token, body }: { method: string; path: string; token?: string; body: object },
): Promise<Response> {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}
