import { describe, expect, it } from 'vitest';
import { commonPasswords } from './common-passwords';
import { isEasilyGuessed } from './password-blocklist';
import { minPasswordLength } from './password-rules';

const priya = { username: 'Priya Sharma', email: 'priya.s@example.com' };

describe('guessable passwords', () => {
  it.each([
    'password',
    'PassWord',
    'letmein',
    'saltbush',
    'Welcome1',
    '111111',
    '121212',
    'abcabcabc',
    '😀😀😀',
    '123456',
    '1234567890',
    '0987654321',
    'qwerty',
    'ytrewq',
    'abcdefgh',
    'priya sharma',
    'PRIYA SHARMA',
    'priya.s@example.com',
    'Priya.S',
  ])('the password %j is easily guessed', (password) => {
    expect(isEasilyGuessed(password, priya)).toBe(true);
  });

  it.each(['plum jam 4 toast', 'qwerty plum', 'priya sharma 9!', 'zqkvbx', 'Passwort auf Reisen'])(
    'the password %j is not easily guessed',
    (password) => {
      expect(isEasilyGuessed(password, priya)).toBe(false);
    },
  );
});

describe('the list of common passwords', () => {
  it('the list of common passwords holds over a thousand, in lower case and long enough to be chosen', () => {
    expect(commonPasswords.size).toBeGreaterThan(1_000);
    for (const password of commonPasswords) {
      expect(password).toBe(password.toLowerCase());
      expect(password.length).toBeGreaterThanOrEqual(minPasswordLength);
    }
  });
});
