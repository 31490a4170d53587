/** The client of the Model Context Protocol's own library connects itself: from the address of the instance to tokens. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auth, type OAuthClientProvider } from '@modelcontextprotocol/client';
import { oauthRoutes, type Asked } from '@saltbush/contract/account/oauth';
import { listItemsRoutes } from '@saltbush/contract/plan/list-items';
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

/** What a program stores, and where it sends a browser. */
function openClient() {
  const stored: {
    client?: Awaited<ReturnType<OAuthClientProvider['clientInformation']>>;
    tokens?: Awaited<ReturnType<OAuthClientProvider['tokens']>>;
    discovery?: Awaited<ReturnType<NonNullable<OAuthClientProvider['discoveryState']>>>;
    verifier?: string;
    page?: URL;
  } = {};
  const provider: OAuthClientProvider = {
    redirectUrl: 'http://127.0.0.1:4711/callback',
    clientMetadata: {
      client_name: 'Kitchen helper',
      redirect_uris: ['http://127.0.0.1:4711/callback'],
    },
    state: () => 'plum jam',
    clientInformation: () => stored.client,
    saveClientInformation: (client) => void (stored.client = client),
    tokens: () => stored.tokens,
    saveTokens: (tokens) => void (stored.tokens = tokens),
    discoveryState: () => stored.discovery,
    saveDiscoveryState: (state) => void (stored.discovery = state),
    redirectToAuthorization: (url) => void (stored.page = url),
    saveCodeVerifier: (verifier) => void (stored.verifier = verifier),
    codeVerifier: () => stored.verifier!,
  };
  return { provider, stored };
}

/** As the page does it. @returns what the browser brings to the program */
async function allow(page: URL): Promise<URLSearchParams> {
  expect(page.origin + page.pathname).toBe(`${publicUrl}/connect`);
  const asked = Object.fromEntries(page.searchParams) as unknown as Asked;
  const { body: seen } = await priya.ask(oauthRoutes.ask, { query: asked });
  expect(seen.problem).toBeUndefined();
  const { body } = await priya.ask(oauthRoutes.allow, { body: { asked, scopes: ['list'] } });
  return new URL(body.allowedUrl).searchParams;
}

const callList = async (token: string) =>
  (await withToken(testApp.app, token).ask(listItemsRoutes.list, {})).status;

it('the client finds the server, registers, exchanges its code, and refreshes its tokens', async () => {
  const { provider, stored } = openClient();
  expect(await auth(provider, { serverUrl })).toBe('REDIRECT');
  expect(stored.page!.searchParams.get('resource')).toBe(serverUrl);
  const answer = await allow(stored.page!);
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
  const { provider, stored } = openClient();
  await auth(provider, { serverUrl });
  const answer = await allow(stored.page!);
  const authorizationCode = answer.get('code')!;
  const iss = 'https://evil.example';
  await expect(auth(provider, { serverUrl, authorizationCode, iss })).rejects.toThrow(/issuer/i);
});
