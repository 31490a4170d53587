import { afterAll, describe, expect, it } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { mailRoutes } from '@saltbush/contract/admin/mail';
import { registerUser, visitorOf, withToken } from '../../../testing/test-users';
import { openTestApp } from '../../../testing/test-app';
import { createAdmin } from './create-admin';

const { me, login } = accountsRoutes;
const testApp = await openTestApp({ requiresVerifiedEmail: true });
afterAll(() => testApp.close());
const { app, database, deps } = testApp;
const { passwords } = deps;
const password = 'kettle on the stove';

describe('making an admin', () => {
  it('a created admin has an account that may sign in at once', async () => {
    const outcome = await createAdmin({
      database,
      passwords,
      email: 'Boss@Example.com',
      username: 'The Boss',
      password,
    });
    expect(outcome).toBe('created');
    const { body } = await visitorOf(app).ask(login, {
      body: { email: 'boss@example.com', password },
    });
    expect(body.user).toMatchObject({
      displayUsername: 'The Boss',
      isAdmin: true,
      isVerified: true,
    });
    expect((await withToken(app, body.token).ask(mailRoutes.listOutbox, {})).status).toBe(200);
  });

  it('a person who is promoted to admin keeps their password and sessions', async () => {
    const person = await registerUser(app, 'Person');
    expect(person.user.isAdmin).toBe(false);
    expect(await createAdmin({ database, passwords, email: person.email })).toBe('promoted');
    expect((await person.ask(me)).body).toMatchObject({ isAdmin: true, isVerified: true });
    expect((await person.ask(mailRoutes.listOutbox, {})).status).toBe(200);
  });

  it('a password given with the promotion replaces the old one and ends its sessions', async () => {
    const person = await registerUser(app, 'Lost');
    const { email } = person;
    expect(await createAdmin({ database, passwords, email, password })).toBe('promoted');
    expect((await person.ask(me)).error.code).toBe('SESSION_EXPIRED');
    expect((await visitorOf(app).ask(login, { body: { email, password } })).status).toBe(200);
  });

  it.each([
    ['no address', { email: 'boss', username: 'New', password }, 'email'],
    ['no name', { email: 'new@example.com', password }, 'username'],
    ['no password', { email: 'new@example.com', username: 'New' }, 'password'],
    [
      'a short password',
      { email: 'new@example.com', username: 'New', password: '12345' },
      'password',
    ],
    [
      'a guessable one',
      { email: 'new@example.com', username: 'New', password: 'admin123' },
      'password',
    ],
  ])('an admin is not created with %s', async (_case, given, field) => {
    await expect(createAdmin({ database, passwords, ...given })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [expect.objectContaining({ field })],
    });
  });

  it('an admin is not created under a name that is taken', async () => {
    await registerUser(app, 'Taken');
    await expect(
      createAdmin({ database, passwords, email: 'new@example.com', username: 'taken', password }),
    ).rejects.toMatchObject({ code: 'USERNAME_TAKEN' });
  });
});
