/** Several servers on one database, as they run on several machines: what one has counted, the others know. */
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { expect, onTestFinished, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/test-app';
import { createTestDatabase } from '../../../../testing/test-database';

const { max } = accountsRoutes.login.rateLimit;

/** @param isOutside whether their database is one in DATABASE_URL */
async function openTwo(isOutside: boolean): Promise<[TestApp, TestApp]> {
  const database = await createTestDatabase();
  const settings = { hasRateLimits: true, databaseUrl: isOutside ? database.url : undefined };
  const open = () => openTestApp(settings, undefined, { database });
  const [one, other] = [await open(), await open()];
  onTestFinished(async () => {
    await one.app.close();
    await one.deps.planNotices.close();
    await one.deps.computing.close();
    await other.close();
  });
  return [one, other];
}

/** Of other accounts each time, so that only the address counts. */
async function guess({ app }: TestApp, remoteAddress: string, number: number) {
  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress,
    payload: { email: `person${number}@example.com`, password: 'guess' },
  });
  return { status: statusCode, wait: Number(headers['retry-after']) };
}

test('a guesser from one address has no more tries with two servers on one database than with one', async () => {
  const servers = await openTwo(true);
  const statuses: number[] = [];
  for (let number = 0; number < max; number += 1) {
    statuses.push((await guess(servers[number % 2]!, '203.0.113.9', number)).status);
  }
  expect(statuses).toEqual(Array(max).fill(401));
  for (const server of servers) {
    const { status, wait } = await guess(server, '203.0.113.9', max);
    expect(status).toBe(429);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(accountsRoutes.login.rateLimit.seconds);
    expect((await guess(server, '203.0.113.10', max)).status).toBe(401);
  }
});

test('a server on the built-in database counts sign-ins of an address in its memory alone', async () => {
  const [one, other] = await openTwo(false);
  for (let number = 0; number < max; number += 1) await guess(one, '203.0.113.9', number);
  expect((await guess(one, '203.0.113.9', max)).status).toBe(429);
  expect((await guess(other, '203.0.113.9', max)).status).toBe(401);
});
