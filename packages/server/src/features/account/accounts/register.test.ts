import { afterAll, describe, expect, it } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { noPassword } from '../../../platform/passwords';
import { openMailbox } from '../../../testing/fake-mailbox';
import { createTestUsers, registerUser, visitorOf, withToken } from '../../../testing/test-users';
import { openTestApp } from '../../../testing/test-app';
import { users } from '../../../schema/accounts';

const { register, me } = accountsRoutes;
const testApp = await openTestApp();
afterAll(() => testApp.close());
const { alex, priya, visitor } = await createTestUsers(testApp.app);

describe('registering', () => {
  it('a registration answers with a person and a token that works at once', async () => {
    const { status, body } = await visitor.ask(register, {
      body: {
        username: '  Meera   Iyer ',
        email: ' Meera@Example.com',
        password: 'seven mangoes',
        invitationToken: 'kept for later',
      },
    });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      username: 'meera iyer',
      displayUsername: 'Meera Iyer',
      email: 'meera@example.com',
      isVerified: false,
      isAdmin: false,
      hasCompletedOnboarding: false,
      isNewCommunityMember: false,
      defaultHousehold: null,
      defaultMeasures: 'written',
      favouriteRecipes: [],
    });
    expect(body.acceptedInvitation).toBeUndefined();
    const { body: asked } = await withToken(testApp.app, body.token).ask(me);
    expect(asked).toEqual(body.user);
  });

  it('a registration sends a link to confirm the address', async () => {
    const [mail, ...others] = await openMailbox(testApp.database, priya.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Confirm your email for Saltbush');
    expect(mail?.text).toContain('Hello Priya,');
    expect(mail?.text).toMatch(/^https:\/\/saltbush\.test\/verify-email\?token=[\w-]{43}$/m);
  });

  it('a registration stores neither password nor link secret in the open', async () => {
    const { rows } = await testApp.database.pool.query<{ row: string }>(
      `select to_json(u)::text || coalesce(to_json(t)::text, '') || to_json(s)::text as row
       from users u join account_tokens t on t.user_id = u.id join sessions s on s.user_id = u.id
       where u.email = $1`,
      [priya.email],
    );
    const [mail] = await openMailbox(testApp.database, priya.email);
    expect(rows[0]?.row).toContain('$argon2id$v=19$');
    expect(rows[0]?.row).not.toContain(priya.password);
    expect(rows[0]?.row).not.toContain(mail!.token);
    expect(rows[0]?.row).not.toContain(secretIn(priya.token));
  });

  it.each([
    ['nothing', {}, { username: /name/, email: /email/, password: /password/ }],
    ['a blank name', { username: ' \t' }, { username: /name/ }],
    ['an invisible name', { username: '\u200b\u200b' }, { username: /name/ }],
    ['a name too long', { username: 'x'.repeat(51) }, { username: /at most 50/ }],
    ['no address', { email: 'priya at example' }, { email: /like name@example/ }],
    ['an address too long', { email: `${'a'.repeat(250)}@example.com` }, { email: /254/ }],
    ['a short password', { password: '12345' }, { password: /at least 6 characters/ }],
    ['a password too long', { password: 'plum'.repeat(51) }, { password: /at most 200/ }],
    ['a well-known password', { password: 'Password1' }, { password: /easy to guess/ }],
    ['the name as password', { password: 'ravi kumar' }, { password: /easy to guess/ }],
  ])('a registration with %s is refused, field by field', async (_case, change, messages) => {
    const whole = { username: 'Ravi Kumar', email: 'ravi@example.com', password: 'seven mangoes' };
    const body = Object.keys(change).length === 0 ? {} : { ...whole, ...change };
    const { status, error } = await visitor.ask(register, { body: body as typeof whole });
    expect(status).toBe(400);
    expect(error).toMatchObject({ error: 'Validation failed', code: 'VALIDATION_FAILED' });
    const details = error.details as { field: string; message: string }[];
    expect(details.map(({ field }) => field).sort()).toEqual(Object.keys(messages).sort());
    for (const [field, pattern] of Object.entries(messages)) {
      expect(details.find((detail) => detail.field === field)?.message).toMatch(pattern);
    }
  });

  it.each([
    ['an address that is known', 'Someone', 'PRIYA@example.com', 'Email already registered'],
    ['a name that is taken', 'PRI\u200bYA', 'other@example.com', 'Username taken'],
    ['both: the address first', 'priya', 'priya@example.com', 'Email already registered'],
  ])('a registration with %s is refused as taken', async (_case, username, email, title) => {
    const { status, error } = await visitor.ask(register, {
      body: { username, email, password: 'seven mangoes' },
    });
    expect(status).toBe(409);
    expect(error.error).toBe(title);
  });

  it('one of several who register the same address at the same moment gets it', async () => {
    const answers = await Promise.all(
      ['Ann', 'Anne', 'Anna', 'Annie'].map((username) =>
        visitor.ask(register, {
          body: { username, email: 'ann@example.com', password: 'seven mangoes' },
        }),
      ),
    );
    const codes = answers.map(({ status, error }) => (status === 200 ? 'in' : error.code));
    expect(codes.sort()).toEqual(['EMAIL_TAKEN', 'EMAIL_TAKEN', 'EMAIL_TAKEN', 'in']);
  });

  it('a registration that asks for a number in the name gets one when somebody has the name', async () => {
    const names = [];
    for (const [index, username] of ['Sam', 'Sam', 'SAM', 'Sam 2', 'Иван', 'Иван'].entries()) {
      const email = `sam${index}@example.com`;
      const body = { username, email, password: 'seven mangoes', addsNumber: true };
      names.push((await visitor.ask(register, { body })).body.user.displayUsername);
    }
    expect(names).toEqual(['Sam', 'Sam 2', 'SAM 3', 'Sam 2 2', 'Иван', 'Иван 2']);
  });

  it('a registration that asks for a number still says when the address has an account', async () => {
    const body = { username: 'Kim', email: 'kim@example.com', password: 'seven mangoes' };
    await visitor.ask(register, { body });
    const again = await visitor.ask(register, { body: { ...body, addsNumber: true } });
    expect(again.error.code).toBe('EMAIL_TAKEN');
  });

  it('one of several who register the same name at the same moment gets it', async () => {
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((letter) =>
        visitor.ask(register, {
          body: { username: 'Lou', email: `${letter}@example.com`, password: 'seven mangoes' },
        }),
      ),
    );
    const codes = answers.map(({ status, error }) => (status === 200 ? 'in' : error.code));
    expect(codes.sort()).toEqual(['USERNAME_TAKEN', 'USERNAME_TAKEN', 'in']);
  });
});

describe('the first account', () => {
  it('the first account becomes the admin, and the next ones do not', () => {
    expect(alex.user.isAdmin).toBe(true);
    expect(priya.user.isAdmin).toBe(false);
  });

  it('the first account is one only, however many register at the same moment', async () => {
    const empty = await openTestApp();
    const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
    const people = await Promise.all(names.map((name) => registerUser(empty.app, name)));
    expect(people.filter(({ user }) => user.isAdmin)).toHaveLength(1);
    await empty.close();
  });

  it('the first account may come after an account that nobody signs in to', async () => {
    const empty = await openTestApp();
    const names = { username: 'saltbush', displayUsername: 'Saltbush', email: 'house@example.com' };
    const id = '0190a000-0000-7000-8000-000000000001';
    await empty.database.db.insert(users).values({ id, ...names, passwordHash: noPassword });
    const first = await registerUser(empty.app, 'First');
    expect(first.user.isAdmin).toBe(true);
    const { error } = await visitorOf(empty.app).ask(accountsRoutes.login, {
      body: { email: names.email, password: noPassword },
    });
    expect(error.code).toBe('INVALID_CREDENTIALS');
    await empty.close();
  });
});

/** The secret inside a session token. */
function secretIn(token: string): string {
  const payload = Buffer.from(token.split('.')[1]!, 'base64url').toString();
  return (JSON.parse(payload) as { secret: string }).secret;
}
