/** An assistant that nobody gave a token: it finds out how, asks its person, and goes on when its token ends. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  Client,
  StreamableHTTPClientTransport,
  UnauthorizedError,
  type OAuthClientProvider,
} from '@modelcontextprotocol/client';
import { oauthRoutes } from '@saltbush/contract/account/oauth';
import { syncRoutes } from '@saltbush/contract/plan/sync';
import { allowOn, openOAuthClient } from '../testing/assistants/oauth-client';
import { freePort } from '../testing/servers/free-port';
import { openTestApp, type TestApp } from '../testing/test-app';
import { registerUser, type Person } from '../testing/test-users';

const port = await freePort();
const publicUrl = `http://127.0.0.1:${port}`;
const address = new URL(`${publicUrl}/api/mcp`);
let testApp: TestApp;
let priya: Person;
beforeAll(async () => {
  testApp = await openTestApp({ publicUrl });
  await testApp.app.listen({ port, host: '127.0.0.1' });
  priya = await registerUser(testApp.app, 'Priya');
});
afterAll(() => testApp.close());

const connect = async (authProvider: OAuthClientProvider) => {
  const client = new Client({ name: 'Kitchen helper', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(address, { authProvider }));
  return client;
};

it('an assistant without a token asks its person, renews what it gets, and is out when they remove it', async () => {
  const { provider, stored } = openOAuthClient();
  const transport = new StreamableHTTPClientTransport(address, { authProvider: provider });
  const first = new Client({ name: 'Kitchen helper', version: '1' });
  await expect(first.connect(transport)).rejects.toBeInstanceOf(UnauthorizedError);
  const answer = await allowOn(stored.page!, priya, ['list']);
  await transport.finishAuth(answer);

  const client = await connect(provider);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'read_list',
    'add_to_list',
    'take_off_list',
    'tick_line',
  ]);
  await client.callTool({ name: 'add_to_list', arguments: { items: ['milk'] } });
  const { changes } = (await priya.ask(syncRoutes.history, {})).body;
  expect(changes).toMatchObject([{ name: 'addItems', program: 'Kitchen helper' }]);

  const before = stored.tokens!.access_token;
  testApp.advance(2 * 60 * 60_000);
  const read = await client.callTool({ name: 'read_list', arguments: {} });
  expect(read.isError).not.toBe(true);
  expect(stored.tokens!.access_token).not.toBe(before);

  const { connections } = (await priya.ask(oauthRoutes.listConnections)).body;
  await priya.ask(oauthRoutes.removeConnection, { params: { id: connections[0]!._id } });
  await expect(client.callTool({ name: 'read_list', arguments: {} })).rejects.toThrow();
});
