import { afterAll, expect, it, test } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { profileRoutes } from '@saltbush/contract/account/profile';
import { createTestUsers } from '../../../testing/test-users';
import { openTestApp } from '../../../testing/test-app';

const { me } = accountsRoutes;
const { updateProfile } = profileRoutes;
const testApp = await openTestApp();
afterAll(() => testApp.close());
const { priya, tom, visitor } = await createTestUsers(testApp.app);

let newcomers = 0;
async function registerIn(acceptLanguage: string): Promise<unknown> {
  newcomers += 1;
  const response = await testApp.app.inject({
    method: 'POST',
    url: '/api/auth/register',
    headers: { 'accept-language': acceptLanguage },
    payload: {
      username: `Newcomer ${newcomers}`,
      email: `newcomer${newcomers}@example.com`,
      password: 'plums for everyone',
    },
  });
  return response.json<{ user: { language: unknown } }>().user.language;
}

it.each([
  ['de', 'de'],
  ['de-AT, en;q=0.5', 'de'],
  ['en', 'en'],
  ['fr', null],
  ['*', null],
])('an account made with "Accept-Language: %s" has the language %j', async (header, language) => {
  expect(await registerIn(header)).toBe(language);
});

test('a person changes their language, and nobody else’s', async () => {
  expect(priya.user.language).toBeNull();
  const { body } = await priya.ask(updateProfile, { body: { language: 'de' } });
  expect(body.language).toBe('de');
  expect((await priya.ask(me)).body.language).toBe('de');
  expect((await tom.ask(me)).body.language).toBeNull();
  await priya.ask(updateProfile, { body: { hasCompletedOnboarding: true } });
  expect((await priya.ask(me)).body.language).toBe('de');
});

it.each(['fr', 'de-DE', 'constructor', '', null, 7])(
  'the language %j, which the app does not speak, is refused',
  async (language) => {
    const { status, error } = await tom.ask(updateProfile, { body: { language } as object });
    expect([status, error.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect((await tom.ask(me)).body.language).toBeNull();
  },
);

test('a visitor has no language that could be changed', async () => {
  const { status } = await visitor.ask(updateProfile, { body: { language: 'de' } });
  expect(status).toBe(401);
});
