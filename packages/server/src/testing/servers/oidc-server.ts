/** A real provider of OpenID Connect on a local port, whose people sign in by name without a page in between. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

type Claims = Record<string, unknown>;

export interface OidcServer {
  issuer: string;
  /** Claims by the name of the account. */
  people: Record<string, Claims>;
  /** Goes to the address as a browser of this person would. @returns where the provider sends them back to */
  visit(url: string, person: string): Promise<URL>;
  /** The person that a browser is taken for that comes by itself. */
  setVisitor(person: string): void;
  /** Changes what the token endpoint answers. */
  tamperBy(change: ((answer: string) => string) | undefined): void;
  /** Answers 503 instead. */
  setDown(isDown: boolean): void;
  close(): void;
}

/** @param home the address of the app that it knows as its client */
export async function openOidcServer(home = 'https://saltbush.test'): Promise<OidcServer> {
  let isDown = false;
  let tamper: ((answer: string) => string) | undefined;
  let visitor = '';
  const people: OidcServer['people'] = {};
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'saltbush',
        client_secret: 'a secret of the client',
        redirect_uris: [`${home}/sign-in/callback`],
        post_logout_redirect_uris: [`${home}/login`],
      },
    ],
    cookies: { keys: ['a key of the cookies'] },
    claims: {
      openid: ['sub', 'groups', 'amr'],
      email: ['email', 'email_verified'],
      profile: ['name'],
    },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: () => '/interaction' },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId, ...people[accountId] }),
    }),
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isDown) return void response.writeHead(503).end();
    if (request.url?.startsWith('/interaction')) return interact(request, response);
    if (tamper && request.url?.startsWith('/token')) changeAnswer(response, tamper);
    await provider.callback()(request, response);
  }

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { params } = await provider.interactionDetails(request, response);
    const clientId = params['client_id'] as string;
    const person = people[visitor];
    if (!person) {
      const refusal = { error: 'access_denied' };
      return provider.interactionFinished(request, response, refusal);
    }
    const grant = new provider.Grant({ accountId: visitor, clientId });
    grant.addOIDCScope(params['scope'] as string);
    const consent = { grantId: await grant.save() };
    const login = { accountId: visitor };
    await provider.interactionFinished(request, response, { login, consent });
  }

  return {
    issuer,
    people,
    visit: async (url, person) => {
      visitor = person;
      const cookies = new Map<string, string>();
      let at = new URL(url);
      while (at.origin === issuer) at = await followOnce(at, cookies);
      return at;
    },
    setVisitor: (person) => {
      visitor = person;
    },
    tamperBy: (change) => {
      tamper = change;
    },
    setDown: (down) => {
      isDown = down;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function followOnce(at: URL, cookies: Map<string, string>): Promise<URL> {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
  for (const line of response.headers.getSetCookie()) {
    const [name = '', value = ''] = line.split(';')[0]!.split(/=(.*)/s);
    cookies.set(name, value);
  }
  const next = response.headers.get('location');
  if (next === null) throw new Error(`${at.pathname}: ${response.status} ${await response.text()}`);
  return new URL(next, at);
}

/** Of the same length: its header has been written. */
function changeAnswer(response: ServerResponse, change: (answer: string) => string): void {
  const end = response.end.bind(response);
  response.end = ((body: unknown, ...rest: never[]) =>
    end(
      typeof body === 'string' || Buffer.isBuffer(body) ? change(String(body)) : body,
      ...rest,
    )) as never;
}
