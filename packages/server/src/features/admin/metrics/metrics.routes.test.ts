import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobNames, workerPoolNames } from '@saltbush/contract/admin/instance-health';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { createTestRecipe } from '../../../testing/recipes';
import { createTestUsers, type TestUsers } from '../../../testing/test-users';

const metricsToken = 'a-token-of-the-tests';

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  // Has a job of its own.
  const stripe = { url: 'https://s.test', secretKey: 'sk', webhookSecret: 'wh', priceId: 'p' };
  testApp = await openTestApp({ metricsToken, stripe, hasSampleRecipes: true });
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());

const ask = (authorization?: string, { app }: TestApp = testApp) =>
  app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });

const read = async () => (await ask(`Bearer ${metricsToken}`)).body;

/** The value of a series, by the beginning of its line. */
async function valueOf(series: string): Promise<number> {
  const line = (await read()).split('\n').find((each) => each.startsWith(`${series} `));
  return Number(line?.split(' ').at(-1));
}

test('metrics are read with their token, in the format of Prometheus', async () => {
  const answer = await ask(`Bearer ${metricsToken}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toMatch('text/plain; version=0.0.4');
  expect(answer.body).toContain('# TYPE saltbush_http_requests_total counter');
});

test.each([undefined, 'Bearer', 'Bearer another-token-of-tests', `Basic ${metricsToken}`])(
  'metrics are refused to whoever sends %j',
  async (authorization) => {
    const { statusCode, body } = await ask(authorization);
    expect(statusCode).toBe(401);
    expect(body).not.toContain('saltbush_');
  },
);

test('metrics are refused to an admin without the token', async () => {
  expect((await ask(`Bearer ${people.alex.token}`)).statusCode).toBe(401);
});

test('metrics are not there without the setting', async () => {
  const without = await openTestApp();
  const { statusCode, headers } = await ask(`Bearer ${metricsToken}`, without);
  // The built app, if there is one, answers every address that nothing else has.
  expect(statusCode === 404 || String(headers['content-type']).includes('text/html')).toBe(true);
  await without.close();
});

test('calls are counted and timed by their route, never by an address', async () => {
  const id = await createTestRecipe(people.priya, { title: 'Secret soup' });
  const url = `/api/recipes/${id}`;
  await testApp.app.inject({ url, headers: { authorization: `Bearer ${people.priya.token}` } });
  await testApp.app.inject({ url });
  const labels = 'route="/api/recipes/:id",method="GET"';
  expect(await valueOf(`saltbush_http_requests_total{${labels},status="200"}`)).toBe(1);
  expect(await valueOf(`saltbush_http_request_duration_seconds_count{${labels}}`)).toBe(2);
  const text = await read();
  expect(text).not.toContain(id);
  expect(text).not.toMatch(/soup|priya/i);
});

test('addresses of nothing are one series, however many are asked for', async () => {
  const count = async () => (await read()).match(/^saltbush_http_requests_total/gm)!.length;
  await testApp.app.inject({ url: '/nothing/1.txt' });
  const before = await count();
  for (const name of ['2', '3', '4']) await testApp.app.inject({ url: `/nothing/${name}.txt` });
  expect(await count()).toBe(before);
});

test('metrics have every background job, pool of processes and pool of connections', async () => {
  const text = await read();
  for (const job of jobNames) expect(text).toContain(`saltbush_job_runs_total{job="${job}"}`);
  for (const pool of workerPoolNames) {
    expect(text).toContain(`saltbush_worker_killed_total{pool="${pool}"} 0`);
  }
  for (const pool of ['usual', 'statements', 'heavy-usual', 'heavy-statements']) {
    expect(text).toContain(`saltbush_database_connections{pool="${pool}",state="waiting"} 0`);
  }
});

test('metrics tell mails, live connections, readiness, memory, lag and the version', async () => {
  expect(await valueOf('saltbush_mails{state="failed"}')).toBe(0);
  expect(await valueOf('saltbush_live_connections')).toBe(0);
  expect(await valueOf('saltbush_ready')).toBe(1);
  expect(await valueOf('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  expect(await valueOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  expect(await read()).toMatch(/saltbush_info\{version="\d+\.\d+\.\d+",build="[\w-]+",node="/);
});
