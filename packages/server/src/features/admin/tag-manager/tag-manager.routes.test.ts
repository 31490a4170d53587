import { expect, test } from 'vitest';
import { tagManagerRoutes } from '@saltbush/contract/admin/tag-manager';
import { openTestApp } from '../../../testing/test-app';
import { visitorOf } from '../../../testing/test-users';

const tagManager = {
  scriptUrl: 'https://tags.test/gtag/js?id=G-1',
  origins: ['https://*.collect.test'],
};

/** The answer, and the policy of a page and of one with a secret address. */
async function open(settings: Parameters<typeof openTestApp>[0]) {
  const { app, close } = await openTestApp(settings);
  const { body } = await visitorOf(app).ask(tagManagerRoutes.get);
  const policyOf = async (url: string) =>
    String((await app.inject({ url })).headers['content-security-policy']);
  const policies = [await policyOf('/browse'), await policyOf('/vote/secret')];
  await close();
  return { body, policies };
}

test('an instance has no tag manager unless it is set, and no page may load one', async () => {
  const { body, policies } = await open({});
  expect(body).toEqual({});
  expect(policies.join('')).not.toContain('tags.test');
  expect(policies[0]).toContain("script-src 'self';");
});

test('pages may load the script of a tag manager that is set, unless their address is a secret', async () => {
  const { body, policies } = await open({ tagManager });
  expect(body).toEqual({ scriptUrl: tagManager.scriptUrl });
  const [page, secretPage] = policies;
  expect(page).toContain("script-src 'self' https://tags.test;");
  expect(page).toContain("connect-src 'self' https://tags.test https://*.collect.test;");
  expect(page).toContain("img-src 'self' data: blob: https://tags.test https://*.collect.test;");
  expect(secretPage).toBe((await open({})).policies[1]);
});
