/** A program connects itself to somebody's account, works, and is removed (OAuth 2.1, decision 0125). */
import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, inject, it, onTestFinished } from 'vitest';
import { signIn } from './pages/accounts';
import { openPage, phone, shareBrowser } from './setup/browser';
import { expectGoodInEachLook } from './setup/inspect';
import { registerByCall } from './setup/people';

shareBrowser();

interface Metadata {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  registration_endpoint: string;
}

interface Tokens {
  access_token: string;
  refresh_token: string;
}

it('a program connects itself, reads the list, and is out once it is removed', async () => {
  const saltbush = inject('saltbushUrl');
  const cook = await registerByCall('Connector');
  const metadata = await readJson<Metadata>(`${saltbush}/.well-known/oauth-authorization-server`);
  const program = await openProgram();
  const clientId = await program.register(metadata);

  // The address is that of the page, also after signing in on the way.
  const page = await openPage(phone);
  await page.goto(program.pageAt(metadata, clientId));
  await page.waitForURL('**/login?*');
  await signIn(page, cook);
  await page.getByRole('heading', { name: 'Connect “Kitchen helper”?' }).waitFor();
  await page.getByText('It runs on this device').waitFor();
  await expectGoodInEachLook(page, 'connecting a program');
  await page.getByRole('checkbox', { name: 'Use the shopping list' }).check();
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await page.getByText('You can close this window').waitFor();

  const answer = program.answers.at(-1)!;
  expect(answer.get('state')).toBe('plum jam');
  expect(answer.get('iss')).toBe(metadata.issuer);
  const tokens = await program.exchange(metadata, clientId, answer.get('code')!);
  expect(await statusOfList(saltbush, tokens)).toBe(200);

  await page.goto('/account/programs');
  await page.getByText('On a device of yours. Last used').waitFor();
  await expectGoodInEachLook(page, 'connected programs');
  await page.getByRole('button', { name: 'Remove Kitchen helper' }).click();
  await page.getByRole('button', { name: 'Remove program' }).click();
  await page.getByText('Program removed').waitFor();
  expect(await statusOfList(saltbush, tokens)).toBe(401);
});

it('a program that is not allowed hears so, and one with a foreign address hears nothing', async () => {
  const saltbush = inject('saltbushUrl');
  const cook = await registerByCall('Refuser');
  const metadata = await readJson<Metadata>(`${saltbush}/.well-known/oauth-authorization-server`);
  const program = await openProgram();
  const clientId = await program.register(metadata);

  const page = await openPage(phone);
  await page.goto('/login');
  await signIn(page, cook);
  await page.waitForURL('**/menu-maker*');
  await page.goto(program.pageAt(metadata, clientId));
  await page.getByRole('link', { name: 'Don’t allow' }).click();
  await page.getByText('You can close this window').waitFor();
  expect(program.answers.at(-1)!.get('error')).toBe('access_denied');

  await page.goto(program.pageAt(metadata, clientId, { redirect_uri: 'https://evil.example/' }));
  await page.getByText('Nothing was connected').waitFor();
  expect(await linksOn(page)).not.toContain('evil.example');
  await page.goto(program.pageAt(metadata, clientId, { code_challenge_method: 'plain' }));
  await page.getByRole('heading', { name: '“Kitchen helper” can’t be connected' }).waitFor();
  await expectGoodInEachLook(page, 'a program that cannot be connected');
  expect(program.answers).toHaveLength(1);
});

/** A program that listens on this machine for the answer, as RFC 8252 has it. */
async function openProgram() {
  const answers: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
    // Browsers ask for an icon too.
    if (pathname === '/signed-in') answers.push(searchParams);
    response.setHeader('content-type', 'text/html').end('<p>You can close this window.</p>');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const redirectUri = `http://127.0.0.1:${port}/signed-in`;
  const verifier = randomBytes(32).toString('base64url');

  return {
    answers,
    register: async ({ registration_endpoint: address }: Metadata) => {
      // At another port than it gets: it does not know it before.
      const redirectUris = ['http://127.0.0.1/signed-in'];
      const body = { client_name: 'Kitchen helper', redirect_uris: redirectUris };
      const headers = { 'content-type': 'application/json' };
      const asked = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await readJson<{ client_id: string }>(address, asked)).client_id;
    },
    pageAt: (
      { authorization_endpoint: address }: Metadata,
      clientId: string,
      more: Record<string, string> = {},
    ) =>
      `${address}?${new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        state: 'plum jam',
        scope: 'recipes:read plan:read list',
        ...more,
      }).toString()}`,
    exchange: async ({ token_endpoint: address }: Metadata, clientId: string, code: string) =>
      readJson<Tokens>(address, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          client_id: clientId,
          code,
          code_verifier: verifier,
          redirect_uri: redirectUri,
        }),
      }),
  };
}

async function readJson<Answer>(address: string, asked: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(address, asked);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

async function statusOfList(saltbush: string, { access_token: token }: Tokens): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${saltbush}/api/list-items`, { headers })).status;
}

const linksOn = (page: Page): Promise<string> =>
  page
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')).join(' '));
