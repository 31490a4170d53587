import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { createTestUsers, visitorOf, type TestUsers } from '../../../../testing/test-users';
import { openTestApp, type TestApp } from '../../../../testing/test-app';
import { networkOf } from '../../../../platform/http/network';

describe('networkOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('the address %s lies in the network %s', (address, network) =>
    expect(networkOf(address)).toBe(network),
  );

  it('two addresses of one home share a network, whatever they end with', () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        const network = networkOf(address);
        expect(networkOf(network + '::1')).toBe(network);
      }),
    );
  });
});

describe('a lock-out', () => {
  let saltbush: TestApp;
  let people: TestUsers;
  beforeAll(async () => {
    saltbush = await openTestApp({ hasRateLimits: true });
    people = await createTestUsers(saltbush.app);
  });
  afterAll(() => saltbush.close());

  let block = 0;
  beforeEach(() => {
    block += 1;
  });
  /** Addresses in their own block, so that no test meets another's limit for one address. */
  const home = () => `10.${block}.0.1`;
  const elsewhere = (number: number) => `10.${block}.1.${number}`;

  async function logIn(remoteAddress: string, payload: { email: string; password: string }) {
    const call = { method: 'POST', url: '/api/auth/login', remoteAddress, payload } as const;
    return (await saltbush.app.inject(call)).statusCode;
  }

  async function lockOut(email: string) {
    for (let i = 1; i <= 20; i += 1) await logIn(elsewhere(i), { email, password: 'guess' });
    expect(await logIn(elsewhere(21), { email, password: 'guess' })).toBe(429);
  }

  it('a lock-out leaves out a network that signed in before, though the device is new', async () => {
    const { email, password } = people.priya;
    expect(await logIn(home(), { email, password })).toBe(200);
    await lockOut(email);
    expect(await logIn(elsewhere(22), { email, password })).toBe(429);
    expect(await logIn(home(), { email, password })).toBe(200);
  });

  it('a lock-out leaves out the network that registered', async () => {
    const body = { username: 'Netta', email: 'netta@example.com', password: 'nine limes in a row' };
    const { register } = accountsRoutes;
    const asked = { method: register.method, url: `/api${register.path}`, payload: body };
    await saltbush.app.inject({ ...asked, remoteAddress: home() });
    await lockOut(body.email);
    expect(await logIn(home(), body)).toBe(200);
  });

  it('a lock-out holds for a known network that guesses by itself, and for no other', async () => {
    const { email, password } = people.tom;
    await logIn(home(), { email, password });
    for (let i = 0; i < 20; i += 1) await logIn(home(), { email, password: 'guess' });
    expect(await logIn(home(), { email, password })).toBe(429);
    expect(await logIn(elsewhere(1), { email, password })).toBe(200);
  });

  it("a lock-out is not evaded from another account's network, nor from a wrong password's", async () => {
    const { email, password } = people.alex;
    await logIn(home(), people.nobody);
    await logIn(home(), { email, password: 'guess' });
    await lockOut(email);
    expect(await logIn(home(), { email, password })).toBe(429);
  });

  it('a lock-out knows the newest 20 networks of 90 days', async () => {
    const { email, password } = await visitorWith(`many${block}`);
    for (let i = 1; i <= 21; i += 1) await logIn(elsewhere(i), { email, password });
    for (let i = 101; i <= 121; i += 1) await logIn(elsewhere(i), { email, password: 'guess' });
    expect(await logIn(elsewhere(1), { email, password })).toBe(429);
    expect(await logIn(elsewhere(21), { email, password })).toBe(200);
  });

  async function visitorWith(name: string) {
    const account = { email: `${name}@example.com`, password: 'nine plums in a row' };
    await visitorOf(saltbush.app).ask(accountsRoutes.register, {
      body: { username: name, ...account },
    });
    return account;
  }
});
