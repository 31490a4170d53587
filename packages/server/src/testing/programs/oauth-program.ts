/** A program that connects itself to an account, as far as it goes without a browser. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { oauthRoutes, type Asked } from '@saltbush/contract/account/oauth';
import type { TokenScope } from '@saltbush/domain/account/accounts/token-scopes';
import { newSecret } from '../../platform/secrets';
import type { Person } from '../test-users';

export const redirectUri = 'https://program.example/signed-in';

/** An answer in the form of the protocol. */
export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: Record<string, string> & { expires_in?: number };
}

export interface Tokens {
  access: string;
  refresh: string;
}

export interface Program {
  clientId: string;
  /** What it puts into the address of our page. */
  asked: Asked;
  verifier: string;
  /** @returns the code that a person's browser carries to the program */
  allowedBy(person: Person, scopes?: TokenScope[], more?: Partial<Asked>): Promise<string>;
  /** By the token endpoint. */
  exchange(code: string, more?: Record<string, string>): Promise<Answer>;
  refresh(token: string, more?: Record<string, string>): Promise<Answer>;
  /** All of it. */
  connect(person: Person, scopes?: TokenScope[]): Promise<Tokens>;
}

/** @param path below /api */
export async function sendForm(
  app: FastifyInstance,
  path: string,
  form: Record<string, string> | string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: typeof form === 'string' ? form : new URLSearchParams(form).toString(),
  });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: answer.body === '' ? {} : answer.json<Answer['body']>(),
  };
}

export async function register(app: FastifyInstance, metadata: object): Promise<Answer> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/oauth/register',
    payload: metadata,
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

/** A program that has registered itself. */
export async function openProgram(app: FastifyInstance, name = 'Program'): Promise<Program> {
  const { body } = await register(app, { client_name: name, redirect_uris: [redirectUri] });
  const clientId = body['client_id']!;
  const verifier = newSecret();
  const asked = askedBy(clientId, verifier);
  const program: Program = {
    clientId,
    asked,
    verifier,
    allowedBy: async (person, scopes = ['list'], more = {}) => {
      const sent = { asked: { ...asked, ...more }, scopes };
      const { status, body, error } = await person.ask(oauthRoutes.allow, { body: sent });
      if (status !== 200) throw new Error(JSON.stringify(error));
      return new URL(body.allowedUrl).searchParams.get('code')!;
    },
    exchange: (code, more = {}) =>
      sendForm(app, '/oauth/token', {
        grant_type: 'authorization_code',
        client_id: clientId,
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
        ...more,
      }),
    refresh: (token, more = {}) =>
      sendForm(app, '/oauth/token', {
        grant_type: 'refresh_token',
        client_id: clientId,
        refresh_token: token,
        ...more,
      }),
    connect: async (person, scopes) =>
      tokensOf(await program.exchange(await program.allowedBy(person, scopes))),
  };
  return program;
}

/** What a program puts into the address of our page. */
export const askedBy = (clientId: string, verifier = newSecret()): Asked => ({
  client_id: clientId,
  redirect_uri: redirectUri,
  response_type: 'code',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
  state: 'plum',
  scope: 'list plan:write',
});

/** @returns the ids of a connection of the person, and of a program that is registered and not connected */
export async function connectProgram(
  app: FastifyInstance,
  person: Person,
  name: string,
): Promise<{ connection: string; oauthClient: string }> {
  await (await openProgram(app, name)).connect(person);
  const { body } = await person.ask(oauthRoutes.listConnections);
  const { clientId } = await openProgram(app);
  return { connection: body.connections[0]!._id, oauthClient: clientId };
}

export function tokensOf({ status, body }: Answer): Tokens {
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { access: body['access_token']!, refresh: body['refresh_token']! };
}
