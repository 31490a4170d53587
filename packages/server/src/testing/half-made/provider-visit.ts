import type { FastifyInstance } from 'fastify';
import { signInRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in';
import type { OidcServer } from '../servers/oidc-server';
import { visitorOf } from '../test-users';

/** Goes to the provider's page and back, as this person there. @returns the answer of the app */
export async function visitProvider(
  { oidc }: { oidc: OidcServer },
  app: FastifyInstance,
  person: string,
) {
  const visitor = visitorOf(app);
  const { body } = await visitor.ask(signInRoutes.startProvider, { body: {} });
  const back = await oidc.visit(body.url, person);
  const answer = Object.fromEntries(back.searchParams) as { state: string; code: string };
  return visitor.ask(signInRoutes.finishProvider, { body: { ...answer, secret: body.secret } });
}
