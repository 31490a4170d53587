/** Every way in that the maker of an account holds, and whether it lets somebody in now. */
import type { FastifyInstance } from 'fastify';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { signInRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in';
import { visitorOf, withToken } from '../test-users';
import { nextCode, type Made } from './accounts';
import { openCalendar, openExport, openShare, openVote } from './links';
import { visitProvider } from './provider-visit';
import { newPassword } from './proofs';
import type { World } from './world';

export const ways = [
  'the session it was made with',
  'refreshing that session',
  'the calendar address',
  'the export ticket',
  'the voting link',
  'the link that shares a recipe',
  'a reset link sent before',
  'the second step begun before',
  'the first password',
  'the new password',
  'the first password and a code',
  'the first password and a recovery code',
  'the new password and a code',
  'the passkey',
  'the identity at the provider',
] as const;

export type Way = (typeof ways)[number];

type Try = (world: World, app: FastifyInstance, made: Made) => Promise<{ status: number }>;

const tries: Record<Way, Try> = {
  'the session it was made with': (_world, app, { token }) =>
    withToken(app, token).ask(recipeListsRoutes.listMyRecipes, {}),
  'refreshing that session': (_world, app, { token }) =>
    withToken(app, token).ask(accountsRoutes.refresh),
  'the calendar address': (_world, app, { links }) => openCalendar(app, links),
  'the export ticket': (_world, app, { links }) => openExport(app, links),
  'the voting link': (_world, app, { links }) => openVote(app, links),
  'the link that shares a recipe': (_world, app, { links }) => openShare(app, links),
  'a reset link sent before': (_world, app, { resetToken: token }) =>
    visitorOf(app).ask(accountsRoutes.checkResetToken, { body: { token } }),
  'the second step begun before': async (world, app, { secondStep }) => {
    if (!secondStep) return { status: 400 };
    const { begun: token, key } = secondStep;
    const body = { token, code: nextCode(world, key) };
    return visitorOf(app).ask(signInRoutes.secondStep, { body });
  },
  'the first password': (_world, app, { email, password }) => logIn(app, email, password),
  'the new password': (_world, app, { email }) => logIn(app, email, newPassword),
  'the first password and a code': async (world, app, made) =>
    withCode(app, made, made.password, made.secondStep && nextCode(world, made.secondStep.key)),
  'the first password and a recovery code': async (_world, app, made) =>
    withCode(app, made, made.password, made.secondStep?.recoveryCode),
  'the new password and a code': async (world, app, made) =>
    withCode(app, made, newPassword, made.secondStep && nextCode(world, made.secondStep.key)),
  'the passkey': async (_world, app, { passkey }) => {
    const visitor = visitorOf(app);
    const { body } = await visitor.ask(signInRoutes.startPasskey, { body: {} });
    const credential = passkey.signIn(body.options);
    return visitor.ask(signInRoutes.finishPasskey, { body: { credential } });
  },
  'the identity at the provider': async (world, app, { atProvider }) => {
    const { status, body } = await visitProvider(world, app, atProvider);
    return { status: status === 200 && !('token' in body) ? 403 : status };
  },
};

/** @returns the ways that let somebody in; throws when one answers with an error of the server */
export async function openWays(world: World, app: FastifyInstance, made: Made): Promise<Way[]> {
  const open: Way[] = [];
  for (const way of ways) {
    const { status } = await tries[way](world, app, made);
    if (status >= 500) throw new Error(`${way}: ${status}`);
    if (status < 300) open.push(way);
  }
  return open;
}

const logIn = (app: FastifyInstance, email: string, password: string) =>
  visitorOf(app).ask(accountsRoutes.login, { body: { email, password } });

/** Refused as well when the password alone is enough: then nobody asks for the code. */
async function withCode(
  app: FastifyInstance,
  { email }: Made,
  password: string,
  code: string | undefined,
) {
  const { status, error } = await logIn(app, email, password);
  if (status === 200 || error.code !== 'SECOND_STEP_NEEDED') return { status: 403 };
  const body = { token: error.text!, code: code ?? '' };
  return visitorOf(app).ask(signInRoutes.secondStep, { body });
}
