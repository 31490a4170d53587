import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRecoveryCode, recoveryCodeBytes, writeRecoveryCode } from './recovery-codes';

const randomBytes = fc.uint8Array({ minLength: recoveryCodeBytes, maxLength: recoveryCodeBytes });

test('a written recovery code is read as itself, however it is typed', () => {
  fc.assert(
    fc.property(randomBytes, (bytes) => {
      const code = writeRecoveryCode(bytes);
      expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
      expect(readRecoveryCode(code)).toBe(code);
      expect(readRecoveryCode(` ${code.replaceAll('-', ' ').toUpperCase()}`)).toBe(code);
      expect(readRecoveryCode(code.replaceAll('0', 'O').replaceAll('1', 'l'))).toBe(code);
    }),
  );
});

test('other bytes give another recovery code', () => {
  fc.assert(
    fc.property(randomBytes, randomBytes, (one, other) => {
      const isSame = Buffer.from(one).equals(Buffer.from(other));
      expect(writeRecoveryCode(one) === writeRecoveryCode(other)).toBe(isSame);
    }),
  );
});

test.each(['', '123456', 'abcd-efgh-jkmn-pqr', 'abcd-efgh-jkmn-pqru', 'abcd-efgh-jkmn-pqrs-t'])(
  'the text "%s" is no recovery code',
  (typed) => expect(readRecoveryCode(typed)).toBeUndefined(),
);
