import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { createTestUsers, visitorOf, type TestUsers } from '../../../../testing/test-users';
import { openTestApp, type TestApp } from '../../../../testing/test-app';

let saltbush: TestApp;
let people: TestUsers;
beforeAll(async () => {
  saltbush = await openTestApp({ hasRateLimits: true });
  people = await createTestUsers(saltbush.app);
});
afterAll(() => saltbush.close());

let address = 0;
/** Each login comes from an address of its own, whose limit it does not meet. */
async function logIn(body: { email: string; password: string; deviceToken?: string | undefined }) {
  address += 1;
  const response = await saltbush.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: `10.3.${address}.1`,
    payload: body,
  });
  const { deviceToken } = response.json<{ deviceToken?: string }>();
  return { status: response.statusCode, deviceToken };
}

async function lockOut(email: string, deviceToken?: string) {
  for (let i = 0; i < 20; i += 1) await logIn({ email, password: 'guess', deviceToken });
  expect((await logIn({ email, password: 'guess', deviceToken })).status).toBe(429);
}

it('guesses from elsewhere do not lock out a device that signed in before', async () => {
  const { email, password } = people.priya;
  const { deviceToken } = await logIn({ email, password });
  await lockOut(email);
  expect((await logIn({ email, password })).status).toBe(429);
  const again = await logIn({ email, password, deviceToken });
  expect(again).toEqual({ status: 200, deviceToken });
});

it('a device that registered is known', async () => {
  const email = 'new@example.com';
  const password = 'nine lemons in a row';
  const { register } = accountsRoutes;
  const body = { username: 'New', email, password };
  const { deviceToken } = (await visitorOf(saltbush.app).ask(register, { body })).body;
  await lockOut(email);
  expect((await logIn({ email, password, deviceToken })).status).toBe(200);
});

it('a known device has no more tries than any other', async () => {
  const { email, password } = people.tom;
  const { deviceToken } = await logIn({ email, password });
  await lockOut(email, deviceToken);
  expect((await logIn({ email, password, deviceToken })).status).toBe(429);
  expect((await logIn({ email, password })).status).toBe(200);
});

it("another account's token, a forged one and a damaged one make no known device", async () => {
  const { email, password } = people.alex;
  const own = (await logIn({ email, password })).deviceToken!;
  const { deviceToken: others } = await logIn(people.nobody);
  const forged = `${own.split('.')[0]}.${'A'.repeat(43)}`;
  await lockOut(email);
  for (const deviceToken of [others, forged, own.slice(1), `${own}.x`, '', '.']) {
    expect((await logIn({ email, password, deviceToken })).status).toBe(429);
  }
  expect((await logIn({ email, password, deviceToken: own })).status).toBe(200);
});
