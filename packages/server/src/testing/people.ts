/**
 * The cast of the tests. Alex runs the house (the first account, so the admin); Priya owns things,
 * Tom is let in on them, Nobody has an account and no ties to anyone. A visitor has no account.
 */
import type { FastifyInstance } from 'fastify';
import { accountsRoutes, type User } from '@saltbush/contract/accounts';
import type { Route } from '@saltbush/contract/route';
import { ask, type Answer, type Input } from './ask';

export interface Visitor {
  ask<R extends Route>(route: R, ...input: Input<R>): Promise<Answer<R>>;
}

export interface Person extends Visitor {
  user: User;
  token: string;
  email: string;
  password: string;
}

export interface Cast {
  alex: Person;
  priya: Person;
  tom: Person;
  nobody: Person;
  visitor: Visitor;
}

export async function gatherCast(app: FastifyInstance): Promise<Cast> {
  return {
    alex: await join(app, 'Alex'),
    priya: await join(app, 'Priya'),
    tom: await join(app, 'Tom'),
    nobody: await join(app, 'Nobody'),
    visitor: visitorOf(app),
  };
}

/** Registers someone: "Priya" as priya@example.com. */
export async function join(app: FastifyInstance, username: string): Promise<Person> {
  const email = `${username.toLowerCase().replaceAll(' ', '.')}@example.com`;
  const password = `${username} likes plum jam`;
  const { register } = accountsRoutes;
  const { status, body, error } = await visitorOf(app).ask(register, {
    body: { username, email, password },
  });
  if (status !== 200) throw new Error(`${username} could not join: ${JSON.stringify(error)}`);
  const { user, token } = body;
  return { ...withToken(app, token), user, token, email, password };
}

export const visitorOf = (app: FastifyInstance): Visitor => withToken(app, undefined);

/** Whoever holds this token. */
export const withToken = (app: FastifyInstance, token: string | undefined): Visitor => ({
  ask: (route, ...input) => ask(app, token, route, ...input),
});
