/** Where verified addresses are demanded, the session of someone unverified verifies the address and nothing else. */
import { afterAll, describe, expect, it } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { allRoutes } from '@saltbush/contract/all-routes';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import type { Route } from '@saltbush/contract/route';
import { syncStreamPath } from '@saltbush/contract/plan/sync';
import { openMailbox } from '../../testing/fake-mailbox';
import { openTestApp } from '../../testing/test-app';
import { registerUser, withToken } from '../../testing/test-users';

const testApp = await openTestApp({ requiresVerifiedEmail: true });
afterAll(() => testApp.close());
const { app } = testApp;
const newcomer = await registerUser(app, 'Newcomer');

const routes: [string, Route][] = Object.values(allRoutes).flatMap((feature) =>
  Object.values(feature as Record<string, Route>).map((route): [string, Route] => [
    `${route.method} ${route.path}`,
    route,
  ]),
);
const ofPeople = routes.filter(([, { access }]) => access !== 'anyone');
const admitting = routes
  .filter(([, { admitsUnverified }]) => admitsUnverified)
  .map(([name]) => name);

const codeOf = async (method: Route['method'], path: string) => {
  const url = `/api${path.replace(/\{\w+\}/g, '0190a000-0000-7000-8000-000000000001')}`;
  const headers = { authorization: `Bearer ${newcomer.token}` };
  const answer = await app.inject({
    method,
    url,
    headers,
    ...(method !== 'GET' && { payload: {} }),
  });
  return answer.json<{ code?: string }>().code;
};

describe('someone signed in whose address is not verified', () => {
  it('an unverified person is admitted by the calls that verify the address and by those that sign out', () => {
    expect(admitting.sort()).toEqual([
      'GET /auth/me',
      'GET /auth/verify-email/{verificationToken}',
      'POST /auth/logout',
      'POST /auth/provider/sign-out',
      'POST /auth/resend-verification',
    ]);
  });

  const refusing = ofPeople.filter(([name]) => !admitting.includes(name));
  it.each(refusing)(
    'an unverified person is refused by %s',
    async (_name, { method, path, upload, uploads, body }) => {
      const code = await codeOf(method, path);
      // What a call reads before it asks who calls is refused in its own words.
      const isReadFirst = Boolean(upload ?? uploads ?? body);
      expect(isReadFirst && code === 'VALIDATION_FAILED' ? 'EMAIL_NOT_VERIFIED' : code).toBe(
        'EMAIL_NOT_VERIFIED',
      );
    },
  );

  it('an unverified person hears nothing on the event stream, and makes no recipe', async () => {
    expect(await codeOf('GET', syncStreamPath)).toBe('EMAIL_NOT_VERIFIED');
    const made = await newcomer.ask(recipesRoutes.create, { body: { title: 'Soup' } });
    expect([made.status, made.error.code]).toEqual([403, 'EMAIL_NOT_VERIFIED']);
  });

  it('an unverified person does everything once the link was opened, and stays signed in there', async () => {
    const person = await registerUser(app, 'Ann');
    const { ask } = withToken(app, person.token);
    expect((await ask(accountsRoutes.me)).body.isVerified).toBe(false);
    expect((await ask(recipeListsRoutes.listMyRecipes, {})).status).toBe(403);
    const [mail] = await openMailbox(testApp.database, person.email);
    const params = { verificationToken: mail!.token };
    expect((await ask(accountsRoutes.verifyEmail, { params })).status).toBe(200);
    expect((await ask(recipeListsRoutes.listMyRecipes, {})).status).toBe(200);
    expect((await ask(accountsRoutes.refresh)).status).toBe(200);
  });
});
