import { HOTP, Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { addressOf, newKey, stepOf } from './totp';

/** RFC 6238, appendix B: the key is ASCII "12345678901234567890". The last six of its eight digits. */
const key = Secret.fromLatin1('12345678901234567890').base32;

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code of RFC 6238 at %i s is %s', (seconds, code) => {
  expect(stepOf(key, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
});

test('a time-based code holds one step before and after its own, and no longer', () => {
  const secret = Secret.fromBase32(key);
  const codeOf = (counter: number) => HOTP.generate({ secret, counter });
  const now = new Date(1_700_000_010_000);
  const step = Math.floor(1_700_000_010 / 30);
  const steps = [-2, -1, 0, 1, 2].map((skew) => stepOf(key, codeOf(step + skew), now));
  expect(steps).toEqual([undefined, step - 1, step, step + 1, undefined]);
});

test('every authenticator key is new, and its address names the app and the person', () => {
  const own = newKey();
  expect(own).toMatch(/^[A-Z2-7]{32}$/);
  expect(newKey()).not.toBe(own);
  const address = new URL(addressOf(own, 'priya@example.com'));
  expect(address.protocol).toBe('otpauth:');
  expect(address.searchParams.get('secret')).toBe(own);
  expect(address.searchParams.get('issuer')).toBe('Saltbush');
  expect(decodeURIComponent(address.pathname)).toContain('priya@example.com');
});
