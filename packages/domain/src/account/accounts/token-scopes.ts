/** What a program may do with an API token of a person (decision 0124). */
export const tokenScopes = [
  'recipes:read',
  'recipes:write',
  'plan:read',
  'plan:write',
  'list',
  'everything',
] as const;

export type TokenScope = (typeof tokenScopes)[number];

/** Those that a token for one community may have: its recipes are its members' own. */
export const communityScopes: readonly TokenScope[] = ['plan:read', 'plan:write', 'list'];

/** Who may write may read: a program that adds a recipe looks first whether it is there. */
const includes: Partial<Record<TokenScope, readonly TokenScope[]>> = {
  'recipes:write': ['recipes:read'],
  'plan:write': ['plan:read'],
  everything: tokenScopes,
};

/**
 * Whether one of a token's scopes is the needed one, or includes it.
 *
 * @example hasScope(['plan:write'], 'plan:read') // true
 */
export const hasScope = (granted: readonly TokenScope[], needed: TokenScope): boolean =>
  granted.some((scope) => scope === needed || includes[scope]?.includes(needed));

/** Those that read only: a program that asks for them has them ticked ahead. */
export const isReadingScope = (scope: TokenScope): boolean => readingScopes.has(scope);

const readingScopes: ReadonlySet<TokenScope> = new Set(['recipes:read', 'plan:read']);

/**
 * What a person may let a program do that asks for these scopes: each of them, and what each includes, since less than
 * was asked for is theirs to give. A program that names none is offered all but `everything`.
 *
 * @param asked as OAuth has it: names with spaces between; unknown ones are left out
 * @returns in the order of the table; nothing when it asks for unknown ones alone
 * @example offeredScopes('recipes:write openid') // ['recipes:read', 'recipes:write']
 */
export function offeredScopes(asked = ''): TokenScope[] {
  const names = asked.split(' ').filter((name) => name !== '');
  const named = tokenScopes.filter((scope) =>
    names.length === 0 ? scope !== 'everything' : names.includes(scope),
  );
  return tokenScopes.filter((scope) => hasScope(named, scope));
}
