/**
 * The requests of a to-do list and a calendar in `integrations/home-assistant/requests.json`, each sent to a fresh instance
 * for a person and for a household, and what is answered. The Python client of the integration makes the same requests, where
 * there is a Python to run it.
 */
import { execFile, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiTokensRoutes } from '@saltbush/contract/account/api-tokens';
import type { TokenScope } from '@saltbush/domain/account/accounts/token-scopes';
import type { MealTime } from '@saltbush/domain/plan/rows/eater-rows';
import { repositoryFolder } from '../../platform/package-root';
import { foundHousehold } from '../../testing/households';
import { openDevice } from '../../testing/sync-device';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { registerUser, type Person } from '../../testing/test-users';

interface Row {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  query?: Record<string, string>;
  body?: object;
  /** What the client of the integration calls for it. */
  client?: object;
  status: number;
  /** At least this, or with `isExact` this alone. */
  answer?: object;
  isExact?: boolean;
  /** Names for parts of the answer. */
  remember?: Record<string, string>;
  /** What somebody says before. */
  mealTimes?: MealTime[];
}

type Known = Record<string, string>;

type Request = Pick<Row, 'method' | 'path' | 'body'> & { query: Known };

const folder = join(repositoryFolder, 'integrations/home-assistant');
const { requests: rows } = JSON.parse(await readFile(join(folder, 'requests.json'), 'utf8')) as {
  requests: Row[];
};

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => testApp.close());

/** Someone in the week of the table, with a household if it is about one. */
async function moveIn(name: string, whose: string) {
  testApp.setTime(new Date('2026-11-25T02:00:00Z'));
  const person = await registerUser(testApp.app, `${name} of ${whose}`);
  const householdId = whose === 'a household' ? await foundHousehold(person, name) : undefined;
  return { person, householdId };
}

const needed: TokenScope[] = ['list', 'plan:write'];

async function makeToken(person: Person, scopes: TokenScope[]): Promise<string> {
  const body = { name: scopes.join(' '), scopes };
  return (await person.ask(apiTokensRoutes.create, { body })).body.token;
}

/** As it is sent for a household, if there is one. */
function requestOf(row: Row, known: Known, householdId: string | undefined): Request {
  const { method, path, query = {}, body } = filled(row, known);
  const ofHousehold: Known = householdId === undefined ? {} : { householdId };
  return body
    ? { method, path, query, body: { ...body, ...ofHousehold } }
    : { method, path, query: { ...query, ...ofHousehold } };
}

const filled = <Value>(value: Value, known: Known): Value =>
  JSON.parse(
    JSON.stringify(value).replace(/\{(\w+)\}/g, (whole, name: string) => known[name] ?? whole),
  ) as Value;

async function send(token: string, { path: url, body, ...request }: Request) {
  const answer = await testApp.app.inject({
    ...request,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { payload: body }),
  });
  const { statusCode: status } = answer;
  return { status, answer: status === 204 ? undefined : answer.json<object>() };
}

const partOf = (answer: unknown, path: string): string =>
  path.split('.').reduce((part, step) => (part as Record<string, unknown>)[step], answer) as string;

describe.each(['a person', 'a household'])('the table of requests of %s', (whose) => {
  test(`each request of the table is answered as it says for ${whose}`, async () => {
    const { person, householdId } = await moveIn('Priya', whose);
    const token = await makeToken(person, needed);
    const known: Known = {};
    for (const row of rows) {
      if (row.mealTimes) {
        const device = openDevice(person, householdId === undefined ? {} : { householdId });
        const change = { mealTimes: row.mealTimes };
        await device.sync([device.make('setEaterSettings', { change })]);
      }
      const { status, answer } = await send(token, requestOf(row, known, householdId));
      expect(status, `${row.name}: ${JSON.stringify(answer)}`).toBe(row.status);
      for (const [name, path] of Object.entries(row.remember ?? {})) {
        known[name] = partOf(answer, path);
      }
      const expected = row.answer && filled(row.answer, known);
      if (row.isExact) expect(answer, row.name).toEqual(expected);
      else if (expected) expect(answer, row.name).toMatchObject(expected);
    }
  });

  test(`nobody makes a request of the table for ${whose} without the scope, or from outside`, async () => {
    const { householdId } = await moveIn('Tom', whose);
    const { person } = await moveIn('Nobody', whose);
    const wrong = await makeToken(person, ['recipes:read']);
    const right = await makeToken(person, needed);
    for (const row of rows) {
      const known = { milk: 'milk', eggs: 'egg', bananas: 'banana', dinner: 'dinner' };
      const request = requestOf(row, known, householdId);
      const refused = await send(wrong, request);
      expect([refused.status, JSON.stringify(refused.answer)], row.name).toEqual([
        403,
        expect.stringContaining('needs a token with the scope') as string,
      ]);
      const { status } = householdId === undefined ? refused : await send(right, request);
      expect(status, row.name).toBe(403);
    }
  });
});

const hasPython =
  spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 11))']).status === 0;

describe.skipIf(!hasPython)('the client of the Home Assistant integration', () => {
  test.each(['a person', 'a household'])(
    'the client makes the requests of the table for %s',
    async (whose) => {
      const { person, householdId } = await moveIn('Sam', whose);
      const { port } = testApp.app.server.address() as AddressInfo;
      const { stdout } = await promisify(execFile)('python3', [
        join(folder, 'testing/run_requests.py'),
        `http://127.0.0.1:${port}/`,
        await makeToken(person, needed),
        ...(householdId === undefined ? [] : [householdId]),
      ]);
      const { known, requests } = JSON.parse(stdout) as { known: Known; requests: object[] };
      const expected = rows
        .filter(({ client }) => client)
        .map((row) => ({
          name: row.name,
          status: row.status,
          ...requestOf(row, known, householdId),
        }));
      expect(requests).toEqual(expected);
    },
  );
});
