import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { profileRoutes } from '@saltbush/contract/account/profile';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { openTestApp } from '../../../testing/test-app';
import { registerUser, visitorOf } from '../../../testing/test-users';
import { users } from '../../../schema/accounts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
const visitor = visitorOf(testApp.app);

const register = (username: string, email: string) =>
  visitor.ask(accountsRoutes.register, { body: { username, email, password: 'likes plum jam' } });

const admin = await registerUser(testApp.app, 'Admin');

test.each([
  ['аdmin', 'VALIDATION_FAILED'],
  ['ᴀdmin', 'USERNAME_TAKEN'],
  ['ADMIN', 'USERNAME_TAKEN'],
  ['Ad\u200bmin\u202e', 'USERNAME_TAKEN'],
])('the name %j is refused beside Admin', async (username, code) => {
  expect((await register(username, 'impostor@example.com')).error.code).toBe(code);
});

test('a name in letters of another script is taken when it looks like somebody else', async () => {
  await registerUser(testApp.app, 'Cop');
  expect((await register('сор', 'cyrillic@example.com')).error.code).toBe('USERNAME_TAKEN');
  const other = await registerUser(testApp.app, 'Someone');
  const renamed = await other.ask(profileRoutes.updateProfile, { body: { username: 'сор' } });
  expect(renamed.error.code).toBe('USERNAME_TAKEN');
});

test('a person whose name looked like another before keeps it, and may change its capitals', async () => {
  const person = await registerUser(testApp.app, 'Older');
  const { db } = testApp.database;
  await db
    .update(users)
    .set({ username: 'сосо', displayUsername: 'сосо', usernameSkeleton: null })
    .where(eq(users.id, person.user._id));
  await registerUser(testApp.app, 'Coco');
  const body = { displayUsername: 'Сосо' };
  const { status, body: changed } = await person.ask(profileRoutes.updateProfile, { body });
  expect([status, changed?.displayUsername]).toEqual([200, 'Сосо']);
});

test.each(['Иван', 'José', '李雷', 'עברית', "O'Brien", 'Ngāio'])(
  'a person named %s registers under this name',
  async (username) => {
    const { body } = await register(
      username,
      `${Buffer.from(username).toString('hex')}@example.com`,
    );
    expect(body.user.displayUsername ?? body.user.username).toBe(username);
  },
);

test('the name of a community has nothing invisible in it, and no word of two alphabets', async () => {
  const create = (name: string) => admin.ask(householdsRoutes.create, { body: { name } });
  expect((await create('\u202egnp.exe \n🏡')).body.name).toBe('gnp.exe 🏡');
  expect((await create('Pаypal')).error.code).toBe('VALIDATION_FAILED');
  expect((await create('\u200b\u3164')).error.code).toBe('VALIDATION_FAILED');
});
