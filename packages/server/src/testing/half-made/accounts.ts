/**
 * Accounts that someone made and did not finish, with every way in that its maker can add. Whether the maker owns the
 * address is not known yet.
 */
import { HOTP, Secret } from 'otpauth';
import { accountDeletionRoutes } from '@saltbush/contract/account/account-deletion';
import { userAdminRoutes } from '@saltbush/contract/admin/user-admin';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { signInRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in';
import { signInMethodsRoutes as methods } from '@saltbush/contract/account/sign-in-methods/sign-in-methods';
import { openMailbox } from '../fake-mailbox';
import { makeSoftPasskey, type SoftPasskey } from '../soft-passkey';
import { registerUser, visitorOf, withToken, type Visitor } from '../test-users';
import { addLinks, type Links } from './links';
import { visitProvider } from './provider-visit';
import type { World } from './world';

export interface HalfMade {
  origin: (typeof origins)[number];
  state: 'open' | 'disabled' | 'leaving';
  hasSecondStep: boolean;
}

export const origins = ['password', 'provider', 'provider with email_verified'] as const;

/** All of them: 18. */
export const halfMadeAccounts: readonly HalfMade[] = origins.flatMap((origin) =>
  (['open', 'disabled', 'leaving'] as const).flatMap((state) =>
    [false, true].map((hasSecondStep) => ({ origin, state, hasSecondStep })),
  ),
);

/** What its maker holds. */
export interface Made {
  email: string;
  password: string;
  /** Of the answer that the account was made with. */
  token: string;
  passkey: SoftPasskey;
  /** Their name at the provider, whose identity is linked. */
  atProvider: string;
  links: Links;
  /** Of a link that went to the address. */
  resetToken: string;
  /** With a second step: the key of the app, a recovery code, and a sign-in that waits for its code. */
  secondStep?: { key: string; recoveryCode: string; begun: string };
}

let count = 0;

export async function makeHalf(world: World, kind: HalfMade): Promise<Made> {
  count += 1;
  const { app } = world.lax;
  const atProvider = `maker-${count}`;
  const start = await begin(world, kind, { name: `Maker ${count}`, atProvider });
  const person = withToken(app, start.token);
  const made: Made = {
    ...start,
    atProvider,
    passkey: await addPasskey(person),
    links: await addLinks(person),
    resetToken: await sendResetLink(world, start.email),
    ...(kind.hasSecondStep && { secondStep: await addSecondStep(world, person, start) }),
  };
  await leave(world, kind, made);
  return made;
}

interface Start {
  email: string;
  password: string;
  token: string;
}

async function begin(
  world: World,
  { origin }: HalfMade,
  { name, atProvider }: { name: string; atProvider: string },
): Promise<Start> {
  const { lax, oidc } = world;
  const email = `${atProvider}@example.com`;
  const password = 'three plums fall';
  if (origin !== 'password') {
    oidc.people[atProvider] = { email, name, email_verified: origin !== 'provider' };
    const { body } = await visitProvider(world, lax.app, atProvider);
    if (!('token' in body)) throw new Error(`${name} got no account`);
    const newPassword = { newPassword: password };
    await ok(withToken(lax.app, body.token).ask(methods.setPassword, { body: newPassword }));
    return { email, password, token: body.token };
  }
  const { token, ...person } = await registerUser(lax.app, name);
  oidc.people[atProvider] = { email: person.email, name };
  const { body } = await visitProvider(world, lax.app, atProvider);
  if (!('linkAccount' in body)) throw new Error(`${name} was not asked for the password`);
  const link = { token: body.linkAccount.token, password: person.password };
  await ok(visitorOf(lax.app).ask(signInRoutes.linkProvider, { body: link }));
  return { email: person.email, password: person.password, token };
}

async function addPasskey(person: Visitor): Promise<SoftPasskey> {
  const passkey = makeSoftPasskey();
  const { body } = await person.ask(methods.startPasskey, { body: {} });
  const credential = passkey.register(body.options);
  await ok(person.ask(methods.addPasskey, { body: { name: 'Phone', credential } }));
  return passkey;
}

export async function sendResetLink({ lax }: World, email: string): Promise<string> {
  await visitorOf(lax.app).ask(accountsRoutes.requestPasswordReset, { body: { email } });
  const [mail] = await openMailbox(lax.database, email);
  return mail!.token;
}

async function addSecondStep(world: World, person: Visitor, { email, password }: Start) {
  const { key } = (await ok(person.ask(methods.startAuthenticator, { body: {} }))).body;
  const code = nextCode(world, key);
  const confirmed = await ok(person.ask(methods.confirmAuthenticator, { body: { code } }));
  const login = { body: { email, password } };
  const { error } = await visitorOf(world.lax.app).ask(accountsRoutes.login, login);
  return { key, recoveryCode: confirmed.body.recoveryCodes[0]!, begun: error.text! };
}

/** A code that was not used before: a step later. */
export function nextCode(world: World, key: string): string {
  world.advance(30_000);
  const counter = Math.floor(world.lax.deps.clock().getTime() / 30_000);
  return HOTP.generate({ secret: Secret.fromBase32(key), counter });
}

async function leave(world: World, { state }: HalfMade, { email, token, password }: Made) {
  const person = withToken(world.lax.app, token);
  if (state === 'leaving') {
    await ok(person.ask(accountDeletionRoutes.request, { body: { password } }));
  }
  if (state !== 'disabled') return;
  const { _id: id } = (await person.ask(accountsRoutes.me)).body;
  const change = { params: { id }, body: { isDisabled: true } };
  const { status } = await world.admin.ask(userAdminRoutes.changeUser, change);
  if (status >= 300) throw new Error(`${email} was not disabled`);
}

async function ok<Answer extends { status: number; error: unknown }>(
  asked: Promise<Answer>,
): Promise<Answer> {
  const answer = await asked;
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.error));
  return answer;
}
