import { describe, expect, it } from 'vitest';
import { hasScope, tokenScopes } from './token-scopes';

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
