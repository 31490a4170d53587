/** What a calendar app sends, as a person with a token for it. */
import type { FastifyInstance, InjectOptions } from 'fastify';
import { apiTokensRoutes } from '@saltbush/contract/account/api-tokens';
import type { TokenScope } from '@saltbush/domain/account/accounts/token-scopes';
import type { Person } from '../test-users';

export interface CaldavApp {
  /** An API token. */
  token: string;
  /** The home of the person's calendars. */
  home: string;
  send(method: string, url: string, sent?: Sent): Promise<CaldavResponse>;
}

interface Sent {
  body?: string;
  headers?: Record<string, string>;
}

interface CaldavResponse {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

export async function openCaldavApp(
  app: FastifyInstance,
  person: Person,
  scopes: TokenScope[] = ['list', 'plan:read'],
  householdId?: string,
): Promise<CaldavApp> {
  const { body } = await person.ask(apiTokensRoutes.create, {
    body: { name: 'Calendar', scopes, householdId },
  });
  const { token } = body;
  const send = sender(app, { authorization: basic(person.email, token) });
  return { token, home: `/caldav/calendars/${person.user._id}/`, send };
}

/** @param always headers of each call */
export const sender =
  (app: FastifyInstance, always: Record<string, string>): CaldavApp['send'] =>
  async (method, url, { body, headers = {} } = {}) => {
    const options = { method, url, headers: { ...always, ...headers }, payload: body };
    // Fastify's tests know the common methods alone by their types.
    const answer = await app.inject(options as InjectOptions);
    return { status: answer.statusCode, headers: answer.headers, body: answer.body };
  };

export const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** @param lines of the to-do */
export const toDoText = (...lines: string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test//EN',
    'BEGIN:VTODO',
    ...lines,
    'END:VTODO',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
