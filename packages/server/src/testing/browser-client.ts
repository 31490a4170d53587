/** A client that keeps the refresh cookie and the access token of its answers, as a browser does. */
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

export interface BrowserClient {
  /** The last that came; '' for none. */
  refreshToken: string;
  accessToken: string;
  signIn(person: { email: string; password: string }): Promise<void>;
  /** Exchanges what it keeps. */
  refresh(): Promise<LightMyRequestResponse>;
  me(): Promise<LightMyRequestResponse>;
  /** Another tab, or a thief: the same tokens now, and its own from then on. */
  copy(): BrowserClient;
}

export function openBrowserClient(
  app: FastifyInstance,
  given = { refreshToken: '', accessToken: '' },
): BrowserClient {
  const client: BrowserClient = {
    ...given,
    signIn: async ({ email, password }) => {
      const payload = { email, password };
      keep(client, await app.inject({ method: 'POST', url: '/api/auth/login', payload }));
    },
    refresh: async () =>
      keep(
        client,
        await app.inject({ method: 'POST', url: '/api/auth/refresh', headers: headersOf(client) }),
      ),
    me: () => app.inject({ url: '/api/auth/me', headers: headersOf(client) }),
    copy: () => openBrowserClient(app, { ...client }),
  };
  return client;
}

function headersOf({ refreshToken, accessToken }: BrowserClient) {
  return {
    authorization: `Bearer ${accessToken}`,
    ...(refreshToken !== '' && { cookie: `other=1; saltbush-refresh=${refreshToken}` }),
  };
}

function keep(client: BrowserClient, answer: LightMyRequestResponse): LightMyRequestResponse {
  const cookie = answer.cookies.find(({ name }) => name === 'saltbush-refresh');
  if (cookie) client.refreshToken = cookie.value;
  if (answer.statusCode === 200) client.accessToken = answer.json<{ token: string }>().token;
  return answer;
}
