import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { userAdminRoutes } from '@saltbush/contract/admin/user-admin';
import { createTestRecipe } from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { createTestUsers, type Person, type TestUsers } from '../../../testing/test-users';
import { users } from '../../../schema/accounts';
import { ensureSystemAccount, systemAccountId } from '../../book/sample-recipes';

const { listUsers, changeUser, listActions } = userAdminRoutes;

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
  await ensureSystemAccount(testApp.database.db, new Date());
  await createTestRecipe(people.priya, { title: 'Soup' });
});
beforeEach(async () => {
  const { db } = testApp.database;
  await db.update(users).set({ isAdmin: false, disabledAt: null });
  await db.update(users).set({ isAdmin: true }).where(eq(users.id, people.alex.user._id));
});
afterAll(() => testApp.close());

const change = (who: Person, account: Person, body: object) =>
  who.ask(changeUser, { params: { id: account.user._id }, body });
const logIn = ({ email, password }: Person) =>
  people.visitor.ask(accountsRoutes.login, { body: { email, password } });
const trail = async () =>
  (await people.alex.ask(listActions, {})).body.actions.map(
    ({ admin, kind, subject }) => `${admin} ${kind} ${subject}`,
  );

describe('the list of accounts', () => {
  test('the list of accounts has the newest first, in pages, without the system account', async () => {
    const first = (await people.alex.ask(listUsers, { query: { limit: 3 } })).body;
    expect(first.users.map(({ displayUsername }) => displayUsername)).toEqual([
      'Nobody',
      'Tom',
      'Priya',
    ]);
    expect(first.users[2]).toMatchObject({
      email: 'priya@example.com',
      recipeCount: 1,
      isVerified: false,
      isAdmin: false,
      isDisabled: false,
    });
    expect(first.pagination).toEqual({
      currentPage: 1,
      totalPages: 2,
      totalUsers: 4,
      hasNextPage: true,
      hasPrevPage: false,
      limit: 3,
    });
    const last = (await people.alex.ask(listUsers, { query: { limit: 3, page: 2 } })).body;
    expect(last.users.map(({ displayUsername }) => displayUsername)).toEqual(['Alex']);
    expect(last.pagination).toMatchObject({ hasNextPage: false, hasPrevPage: true });
    expect((await people.alex.ask(listUsers, {})).body.pagination.limit).toBe(50);
  });

  test.each([
    ['ALEX', ['Alex']],
    ['riya@exam', ['Priya']],
    ['%', []],
    ['zzz', []],
  ])('the list of accounts is searched for %s', async (search, names) => {
    const { body } = await people.alex.ask(listUsers, { query: { search } });
    expect(body.users.map(({ displayUsername }) => displayUsername)).toEqual(names);
    expect(body.pagination.totalUsers).toBe(names.length);
  });
});

describe('an admin', () => {
  test('an admin can verify the address of an account', async () => {
    const { body } = await change(people.alex, people.tom, { isVerified: true });
    expect(body).toMatchObject({ _id: people.tom.user._id, isVerified: true });
    expect(await trail()).toContain('Alex verified Tom');
  });

  test('an admin can disable an account: it is signed out and can’t sign in until it is enabled', async () => {
    const before = await logIn(people.tom);
    expect(before.status).toBe(200);
    await change(people.alex, people.tom, { isDisabled: true });
    expect((await people.tom.ask(accountsRoutes.me)).error.code).toBe('SESSION_EXPIRED');
    const refused = await logIn(people.tom);
    expect([refused.status, refused.error.code]).toEqual([403, 'ACCOUNT_DISABLED']);
    const wrong = await people.visitor.ask(accountsRoutes.login, {
      body: { email: people.tom.email, password: 'something else' },
    });
    expect(wrong.error.code).toBe('INVALID_CREDENTIALS');
    await change(people.alex, people.tom, { isDisabled: false });
    expect((await logIn(people.tom)).status).toBe(200);
    expect((await trail()).slice(0, 2)).toEqual(['Alex enabled Tom', 'Alex disabled Tom']);
  });

  test('an admin makes someone an admin, and removes an admin, but not the last one', async () => {
    const last = await change(people.alex, people.alex, { isAdmin: false });
    expect([last.status, last.error.code]).toEqual([409, 'LAST_ADMIN']);
    await change(people.alex, people.priya, { isAdmin: true });
    expect((await people.priya.ask(listUsers, {})).status).toBe(200);
    // Both at once: one of them stays.
    await Promise.all([
      change(people.alex, people.priya, { isAdmin: false }),
      change(people.priya, people.alex, { isAdmin: false }),
    ]);
    expect(await testApp.database.db.$count(users, eq(users.isAdmin, true))).toBe(1);
  });

  test('an admin cannot disable themselves, nor change the system account', async () => {
    await change(people.alex, people.priya, { isAdmin: true });
    expect((await change(people.alex, people.alex, { isDisabled: true })).error.code).toBe(
      'OWN_ACCOUNT',
    );
    const system = { params: { id: systemAccountId }, body: { isAdmin: true } };
    expect((await people.alex.ask(changeUser, system)).error.code).toBe('NOT_FOUND');
  });
});

test('people who are no admin, and visitors, are refused the list of accounts', async () => {
  const params = { id: people.tom.user._id };
  for (const person of [people.priya, people.visitor]) {
    const answers = await Promise.all([
      person.ask(listUsers, {}),
      person.ask(listActions, {}),
      person.ask(changeUser, { params, body: { isAdmin: true } }),
    ]);
    const status = person === people.visitor ? 401 : 403;
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
  }
  const bad = await people.alex.ask(changeUser, { params, body: { isVerified: false as never } });
  expect(bad.error.code).toBe('VALIDATION_FAILED');
});
