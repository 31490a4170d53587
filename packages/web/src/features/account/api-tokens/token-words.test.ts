import { describe, expect, it } from 'vitest';
import type { ApiToken } from '@saltbush/contract/account/api-tokens';
import { historyWords, mayWords, placeWords } from './token-words';

describe('what a token may do, in words', () => {
  it('a scope that another one includes is not named', () => {
    expect(mayWords(['plan:read', 'plan:write', 'list'])).toBe(
      'Change the meal plan · Use the shopping list',
    );
    expect(mayWords(['list', 'everything'])).toMatch(/^Everything/);
  });
});

describe('the history of a token, in words', () => {
  const token: ApiToken = {
    _id: '01960000-0000-7000-8000-000000000001',
    name: 'Kitchen speaker',
    scopes: ['list'],
    createdAt: '2026-11-01T00:00:00.000Z',
  };
  const now = new Date('2026-11-28T00:00:00.000Z');

  it('a token that was never used says so', () => {
    expect(historyWords(token, now)).toBe('Never used.');
  });

  it.each([
    ['2026-12-10T00:00:00.000Z', 'Ends'],
    ['2026-11-10T00:00:00.000Z', 'Ended'],
  ])('a token with an end at %s says that it %s', (expiresAt, word) => {
    expect(historyWords({ ...token, expiresAt }, now)).toContain(` ${word} 10 `);
  });
});

describe('where a connected program is, in words', () => {
  it.each([
    ['site', 'claude.ai', 'At claude.ai.'],
    ['device', 'localhost', 'On a device of yours.'],
    ['app', 'com.example.app', 'In the app com.example.app.'],
  ] as const)('a program of a %s named %s is said to be “%s”', (kind, name, words) => {
    expect(placeWords({ kind, name })).toBe(words);
  });
});
