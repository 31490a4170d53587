import { describe, expect, it } from 'vitest';
import { hasScope, isReadingScope, offeredScopes, tokenScopes } from './token-scopes';

describe('the scopes of a token', () => {
  it('a scope includes itself, and everything includes all', () => {
    for (const scope of tokenScopes) {
      expect(hasScope([scope], scope)).toBe(true);
      expect(hasScope(['everything'], scope)).toBe(true);
    }
  });

  it.each([
    ['recipes:write', 'recipes:read'],
    ['plan:write', 'plan:read'],
  ] as const)('the scope %s includes %s, and not the other way round', (write, read) => {
    expect(hasScope([write], read)).toBe(true);
    expect(hasScope([read], write)).toBe(false);
  });

  it('a scope gives nothing of another kind', () => {
    expect(hasScope(['recipes:write', 'list'], 'plan:read')).toBe(false);
    expect(hasScope(['plan:write'], 'everything')).toBe(false);
    expect(hasScope([], 'list')).toBe(false);
  });
});

describe('the scopes that a person may let a program have', () => {
  it.each([
    ['recipes:read', ['recipes:read']],
    ['list recipes:write', ['recipes:read', 'recipes:write', 'list']],
    ['everything', [...tokenScopes]],
    ['openid  plan:read offline_access', ['plan:read']],
    ['openid', []],
  ])(
    'a program that asks for “%s” is offered what that includes, and no more',
    (asked, offered) => {
      expect(offeredScopes(asked)).toEqual(offered);
    },
  );

  it.each([undefined, '', ' '])(
    'a program that names no scope (%j) is offered all but everything',
    (asked) => {
      expect(offeredScopes(asked)).toEqual(tokenScopes.filter((scope) => scope !== 'everything'));
    },
  );

  it('a scope that reads only includes none that changes anything', () => {
    const reading = tokenScopes.filter(isReadingScope);
    expect(reading).toEqual(['recipes:read', 'plan:read']);
    expect(offeredScopes(reading.join(' '))).toEqual(reading);
  });
});
