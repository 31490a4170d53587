import { expect, test } from 'vitest';
import { makeSeal } from './sealed-text';

const seal = makeSeal('a secret of the instance', 'authenticator');
const sealed = seal.close('JBSWY3DPEHPK3PXP', 'priya');

test('a sealed text is opened with the same secret, purpose and owner only', () => {
  expect(sealed).not.toContain('JBSWY');
  expect(seal.open(sealed, 'priya')).toBe('JBSWY3DPEHPK3PXP');
  expect(seal.close('JBSWY3DPEHPK3PXP', 'priya')).not.toBe(sealed);
  expect(seal.open(sealed, 'tom')).toBeUndefined();
  expect(makeSeal('another', 'authenticator').open(sealed, 'priya')).toBeUndefined();
  expect(makeSeal('a secret of the instance', 'else').open(sealed, 'priya')).toBeUndefined();
});

test('a damaged text is not opened', () => {
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[bytes.length - 1]! ^= 1;
  for (const damaged of [bytes.toString('base64url'), sealed.slice(0, 20), '', '!']) {
    expect(seal.open(damaged, 'priya')).toBeUndefined();
  }
});
