import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { signInRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in';
import { signInMethodsRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in-methods';
import { openMailbox } from '../../../../testing/fake-mailbox';
import { makeSoftPasskey, type SoftPasskey } from '../../../../testing/soft-passkey';
import {
  createTestUsers,
  registerUser,
  withToken,
  type Person,
} from '../../../../testing/test-users';
import { openTestApp } from '../../../../testing/test-app';
import { users } from '../../../../schema/accounts';
import { findRelyingParty } from './relying-party';

const { startPasskey: start, finishPasskey: finish, options } = signInRoutes;
const methods = signInMethodsRoutes;
const testApp = await openTestApp();
const people = await createTestUsers(testApp.app);
afterAll(() => testApp.close());

async function addPasskey(person: Person, passkey: SoftPasskey, name = 'Phone') {
  const begun = await person.ask(methods.startPasskey, { body: {} });
  const credential = passkey.register(begun.body.options);
  return person.ask(methods.addPasskey, { body: { name, credential } });
}

const begin = async () => (await people.visitor.ask(start, { body: {} })).body.options;
const end = (credential: ReturnType<SoftPasskey['signIn']>) =>
  people.visitor.ask(finish, { body: { credential } });

test('a passkey is added, named and listed, signs in without an email, and is removed', async () => {
  const { priya } = people;
  const passkey = makeSoftPasskey();
  const added = await addPasskey(priya, passkey);
  expect(added.body).toMatchObject({ _id: passkey.id, name: 'Phone', isSynced: false });
  const [mail] = await openMailbox(testApp.database, priya.email);
  expect(mail!.text).toContain('A passkey was added');

  const signedIn = await end(passkey.signIn(await begin()));
  expect(signedIn.body.user).toEqual(priya.user);
  expect((await withToken(testApp.app, signedIn.body.token).ask(accountsRoutes.me)).status).toBe(
    200,
  );

  const params = { id: passkey.id };
  await priya.ask(methods.renamePasskey, { params, body: { name: '  Old   phone ' } });
  const { body } = await priya.ask(methods.get);
  expect(body.passkeys).toEqual([expect.objectContaining({ name: 'Old phone' })]);
  expect(body.passkeys[0]!.lastUsedAt).toBeDefined();

  testApp.setTime(new Date(testApp.deps.clock().getTime() + 11 * 60_000));
  const remove = (password?: string) =>
    priya.ask(methods.removePasskey, { params, body: { password } });
  expect((await remove()).error.code).toBe('CONFIRM_PASSWORD');
  expect((await remove('not this one')).error.code).toBe('WRONG_PASSWORD');
  expect((await remove(priya.password)).status).toBe(204);
  const refused = await end(passkey.signIn(await begin()));
  expect([refused.status, refused.error.code]).toEqual([400, 'SIGN_IN_REFUSED']);
});

describe('signing in is refused', () => {
  const passkey = makeSoftPasskey();
  const other = makeSoftPasskey();
  beforeAll(async () => {
    await addPasskey(people.priya, passkey);
    await addPasskey(people.tom, other);
  });
  const refusal = async (credential: ReturnType<SoftPasskey['signIn']>) => {
    const { status, error } = await end(credential);
    return [status, error.code];
  };
  const refused = [400, 'SIGN_IN_REFUSED'];

  it('a passkey sign-in is refused for a challenge that was used, of another, or that has expired', async () => {
    const begun = await begin();
    expect((await end(passkey.signIn(begun))).status).toBe(200);
    expect(await refusal(passkey.signIn(begun))).toEqual(refused);
    expect(await refusal(passkey.signIn({ challenge: 'aW52ZW50ZWQ' }))).toEqual(refused);
    const adding = await people.priya.ask(methods.startPasskey, { body: {} });
    expect(await refusal(passkey.signIn(adding.body.options))).toEqual(refused);
    const late = await begin();
    testApp.setTime(new Date(Date.now() + 31 * 60_000));
    expect(await refusal(passkey.signIn(late))).toEqual(refused);
  });

  it.each([
    ['another site', { origin: 'https://saltbush.test.evil.example' }],
    ['the same site without TLS', { origin: 'http://saltbush.test' }],
    ['a passkey of another site', { rpId: 'evil.example' }],
    ['a device that checked nobody', { isUserVerified: false }],
    ['the name of another account', { userHandle: Buffer.from('tom').toString('base64url') }],
  ])('a passkey sign-in is refused for %s', async (_case, lie) => {
    expect(await refusal(passkey.signIn(await begin(), lie))).toEqual(refused);
  });

  it("a passkey sign-in is refused for another's signature, and for a copy that counts backwards", async () => {
    const begun = await begin();
    const { response } = other.signIn(begun);
    const { id } = passkey;
    const mixed = { id, rawId: id, type: 'public-key' as const, response };
    expect(await refusal(mixed)).toEqual(refused);
    const copied = passkey.signIn(await begin());
    const next = passkey.signIn(await begin());
    expect((await end(next)).status).toBe(200);
    expect(await refusal(copied)).toEqual(refused);
  });

  it('a passkey sign-in is refused for an unverified address where that is demanded', async () => {
    const strict = await openTestApp({ requiresVerifiedEmail: true });
    const cook = await registerUser(strict.app, 'Cook');
    const own = makeSoftPasskey();
    const setVerified = (verifiedAt: Date | null) =>
      strict.database.db.update(users).set({ verifiedAt });
    await setVerified(new Date());
    await addPasskey(cook, own);
    await setVerified(null);
    const visitor = withToken(strict.app, undefined);
    const begun = await visitor.ask(start, { body: {} });
    const credential = own.signIn(begun.body.options);
    expect((await visitor.ask(finish, { body: { credential } })).error.code).toBe(
      'EMAIL_NOT_VERIFIED',
    );
    await strict.close();
  });
});

describe('adding is refused', () => {
  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a passkey of another site', { rpId: 'evil.example' }],
    ['a device that checked nobody', { isUserVerified: false }],
  ])('a new passkey is refused for %s', async (_case, lie) => {
    const begun = await people.nobody.ask(methods.startPasskey, { body: {} });
    const credential = makeSoftPasskey().register(begun.body.options, lie);
    const answer = await people.nobody.ask(methods.addPasskey, { body: { name: 'x', credential } });
    expect([answer.status, answer.error.code]).toEqual([400, 'SIGN_IN_REFUSED']);
  });

  it("a new passkey is refused for someone else's challenge, a used one, and one that is there", async () => {
    const begun = await people.nobody.ask(methods.startPasskey, { body: {} });
    const credential = makeSoftPasskey().register(begun.body.options);
    const body = { name: 'Key', credential };
    expect((await people.tom.ask(methods.addPasskey, { body })).status).toBe(400);
    expect((await people.nobody.ask(methods.addPasskey, { body })).status).toBe(400);
    const passkey = makeSoftPasskey();
    expect((await addPasskey(people.nobody, passkey)).status).toBe(200);
    expect((await addPasskey(people.tom, passkey)).error.code).toBe('NOT_POSSIBLE');
  });

  it('a new passkey is refused a while after the sign-in, without the right password', async () => {
    testApp.setTime(new Date(Date.now() + 11 * 60_000));
    const ask = (password?: string) =>
      people.priya.ask(methods.startPasskey, { body: { password } });
    expect((await ask()).error.code).toBe('CONFIRM_PASSWORD');
    expect((await ask('not this one')).error.code).toBe('WRONG_PASSWORD');
    expect((await ask(people.priya.password)).status).toBe(200);
  });
});

it("nobody changes or removes another person's passkey", async () => {
  const passkey = makeSoftPasskey();
  await addPasskey(people.alex, passkey);
  const params = { id: passkey.id };
  const { tom } = people;
  expect((await tom.ask(methods.renamePasskey, { params, body: { name: 'Mine' } })).status).toBe(
    404,
  );
  expect((await tom.ask(methods.removePasskey, { params, body: {} })).status).toBe(404);
  expect((await end(passkey.signIn(await begin()))).status).toBe(200);
});

test.each([
  ['https://recipes.example', 'recipes.example'],
  ['https://recipes.example:8443', 'recipes.example'],
  ['http://localhost:3000', 'localhost'],
  ['http://recipes.example', undefined],
  ['http://192.168.1.5:3000', undefined],
  ['https://192.168.1.5', undefined],
  ['https://[::1]', undefined],
])('passkeys at %s are made for %s', (publicUrl, id) => {
  expect(findRelyingParty(publicUrl)?.id).toBe(id);
});

test('an address that allows no passkeys says so', async () => {
  const plain = await openTestApp({ publicUrl: 'http://192.168.1.5:3000' });
  const cook = await registerUser(plain.app, 'Cook');
  expect((await cook.ask(options)).body.hasPasskeys).toBe(false);
  expect((await cook.ask(start, { body: {} })).error.code).toBe('NOT_POSSIBLE');
  expect((await cook.ask(methods.startPasskey, { body: {} })).error.code).toBe('NOT_POSSIBLE');
  await plain.close();
});
