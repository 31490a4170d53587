import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { instanceSettingsRoutes } from '@saltbush/contract/account/instance-settings';
import { users } from '../../../schema/accounts';
import { createTestRecipe, listForAll } from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, type Person } from '../../../testing/test-users';
import { serveCookPages } from './cook-pages';

const built = '<head><title>Saltbush</title></head><body></body>';

let testApp: TestApp;
let admin: Person;
let site: FastifyInstance;
beforeAll(async () => {
  testApp = await openTestApp();
  admin = await registerUser(testApp.app, 'Ana');
  await testApp.database.db.update(users).set({ displayUsername: 'Ana <b>' });
  site = fastify();
  serveCookPages(site, testApp.deps, () => built);
});
afterAll(async () => {
  await site.close();
  await testApp.close();
});

const open = async (id: string) => (await site.inject({ url: `/cooks/${id}` })).body;

test('the page of a cook says in its head whose recipes it has, and one without a page says nothing', async () => {
  const id = admin.user._id;
  expect(await open(id)).toBe(built);
  expect(await open('nobody')).toBe(built);
  await listForAll(testApp.database.db, await createTestRecipe(admin, { title: 'Damper' }));
  const page = await open(id);
  expect(page).toContain('<title>Recipes by Ana &lt;b&gt; | Saltbush</title>');
  expect(page).toContain('content="1 recipe that Ana &lt;b&gt; shares with everyone."');
  expect(page).toContain(`<link rel="canonical" href="https://saltbush.test/cooks/${id}" />`);
  expect(page).not.toContain(admin.email);

  await admin.ask(instanceSettingsRoutes.update, { body: { visitorsMayBrowse: false } });
  expect(await open(id)).toBe(built);
});
