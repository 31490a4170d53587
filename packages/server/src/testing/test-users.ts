/**
 * The users of the tests. Alex is the admin (the first account); Priya owns things,
 * Tom may read them, Nobody has an account and access to nothing. A visitor has no account.
 */
import type { FastifyInstance } from 'fastify';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import type { User } from '@saltbush/contract/account/session';
import type { Route } from '@saltbush/contract/route';
import { ask, askWith, type Answer, type Input } from './call-route';

export interface Visitor {
  ask<R extends Route>(route: R, ...input: Input<R>): Promise<Answer<R>>;
}

export interface Person extends Visitor {
  user: User;
  token: string;
  email: string;
  password: string;
}

export interface TestUsers {
  alex: Person;
  priya: Person;
  tom: Person;
  nobody: Person;
  visitor: Visitor;
}

export async function createTestUsers(app: FastifyInstance): Promise<TestUsers> {
  return {
    alex: await registerUser(app, 'Alex'),
    priya: await registerUser(app, 'Priya'),
    tom: await registerUser(app, 'Tom'),
    nobody: await registerUser(app, 'Nobody'),
    visitor: visitorOf(app),
  };
}

/** Registers someone: "Priya" as priya@example.com. */
export async function registerUser(
  app: FastifyInstance,
  username: string,
  { timeZone }: { timeZone?: string } = {},
): Promise<Person> {
  const email = `${username.toLowerCase().replaceAll(' ', '.')}@example.com`;
  const password = `${username} likes plum jam`;
  const { register } = accountsRoutes;
  const { status, body, error } = await visitorOf(app).ask(register, {
    body: { username, email, password, timeZone },
  });
  if (status !== 200) throw new Error(`${username} could not join: ${JSON.stringify(error)}`);
  const { user, token } = body;
  return { ...withToken(app, token), user, token, email, password };
}

export const visitorOf = (app: FastifyInstance): Visitor => withToken(app, undefined);

/** A client with this token. */
export const withToken = (app: FastifyInstance, token: string | undefined): Visitor => ({
  ask: (route, ...input) => ask(app, token, route, ...input),
});

/** The same person in an app that speaks a language: "de". */
export const inLanguage = (app: FastifyInstance, person: Person, language: string): Person => ({
  ...person,
  ask: (route, ...input) =>
    askWith(
      app,
      { authorization: `Bearer ${person.token}`, 'accept-language': language },
      route,
      ...input,
    ),
});
