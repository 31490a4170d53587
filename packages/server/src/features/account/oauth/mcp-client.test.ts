/** The client of the Model Context Protocol's own library connects itself: from the address of the instance to tokens. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auth } from '@modelcontextprotocol/client';
import { listItemsRoutes } from '@saltbush/contract/plan/list-items';
import { allowOn, openOAuthClient } from '../../../testing/assistants/oauth-client';
import { freePort } from '../../../testing/servers/free-port';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, withToken, type Person } from '../../../testing/test-users';

const port = await freePort();
const publicUrl = `http://127.0.0.1:${port}`;
const serverUrl = `${publicUrl}/api/mcp`;
let testApp: TestApp;
let priya: Person;
beforeAll(async () => {
  testApp = await openTestApp({ publicUrl });
  await testApp.app.listen({ port, host: '127.0.0.1' });
  priya = await registerUser(testApp.app, 'Priya');
});
afterAll(() => testApp.close());

const callList = async (token: string) =>
  (await withToken(testApp.app, token).ask(listItemsRoutes.list, {})).status;

it('the client finds the server, registers, exchanges its code, and refreshes its tokens', async () => {
  const { provider, stored } = openOAuthClient();
  expect(await auth(provider, { serverUrl })).toBe('REDIRECT');
  expect(stored.page!.origin + stored.page!.pathname).toBe(`${publicUrl}/connect`);
  expect(stored.page!.searchParams.get('resource')).toBe(serverUrl);
  const answer = await allowOn(stored.page!, priya, ['list']);
  expect(answer.get('state')).toBe('plum jam');

  const authorizationCode = answer.get('code')!;
  const iss = answer.get('iss')!;
  expect(await auth(provider, { serverUrl, authorizationCode, iss })).toBe('AUTHORIZED');
  const first = stored.tokens!;
  expect(await callList(first.access_token)).toBe(200);

  expect(await auth(provider, { serverUrl })).toBe('AUTHORIZED');
  expect(stored.tokens!.refresh_token).not.toBe(first.refresh_token);
  expect(await callList(stored.tokens!.access_token)).toBe(200);
  expect(await callList(first.access_token)).toBe(401);
});

it('the client refuses an answer whose issuer is another', async () => {
  const { provider, stored } = openOAuthClient();
  await auth(provider, { serverUrl });
  const answer = await allowOn(stored.page!, priya, ['list']);
  const authorizationCode = answer.get('code')!;
  const iss = 'https://evil.example';
  await expect(auth(provider, { serverUrl, authorizationCode, iss })).rejects.toThrow(/issuer/i);
});
