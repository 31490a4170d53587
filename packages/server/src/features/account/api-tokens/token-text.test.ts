import { describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids';
import { openTokenTexts } from './token-text';

const texts = openTokenTexts('the secret of an instance');
const owner = newId();
const token = texts.make(owner);

describe('the text of a token', () => {
  it('the text of a token says whose it is, and is another each time', () => {
    expect(texts.ownerOf(token)).toBe(owner);
    expect(texts.make(owner)).not.toBe(token);
  });

  it.each([
    ['of another instance', openTokenTexts('another secret').make(owner)],
    ['of another person', token.replace(token.slice(9, 31), texts.make(newId()).slice(9, 31))],
    ['with other random bits', token.replace(token.slice(40, 44), 'AAAA')],
    ['with another signature', `${token.slice(0, -4)}AAAA`],
    ['without a signature', token.slice(0, -22)],
    ['that is longer', `${token}A`],
    ['with a letter of two bytes', `${token.slice(0, -1)}é`],
    [
      'that is a refresh token',
      openTokenTexts('the secret of an instance', 'refresh-token').make(owner),
    ],
    ['of a session', 'eyJhbGciOiJIUzI1NiJ9.e30.x'],
    ['that is blank', ''],
  ])('a text %s is no token', (_which, text) => {
    expect(texts.ownerOf(text)).toBeUndefined();
  });
});
