import { expect, it } from 'vitest';
import { argon2Passwords, noPassword, passwordUnset } from './passwords';

const cheap = argon2Passwords({ memoryKiB: 8, passes: 1, lanes: 1 });

it('a password is hashed with argon2id at the recommended cost, with new salt each time', async () => {
  const passwords = argon2Passwords();
  const first = await passwords.hash('plum jam');
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.hash('plum jam')).not.toBe(first);
  expect(await passwords.isRight('plum jam', first)).toBe(true);
  expect(passwords.isDated(first)).toBe(false);
  expect(cheap.isDated(first)).toBe(true);
});

it.each([
  ['the password', 'plum jam', true],
  ['other capitals', 'Plum jam', false],
  ['a space more', 'plum jam ', false],
  ['nothing', '', false],
])('a typed password (%s) is told right from wrong', async (_case, typed, isRight) => {
  expect(await cheap.isRight(typed, await cheap.hash('plum jam'))).toBe(isRight);
});

it('every letter of a long password counts', async () => {
  const long = 'jam '.repeat(50);
  expect(await cheap.isRight(`${long.slice(0, -1)}x`, await cheap.hash(long))).toBe(false);
});

it.each([undefined, noPassword, passwordUnset])(
  'a password is never right for an account stored as %j',
  async (stored) => {
    expect(await cheap.isRight('a password nobody has', stored)).toBe(false);
    expect(await cheap.isRight(noPassword, stored)).toBe(false);
  },
);
