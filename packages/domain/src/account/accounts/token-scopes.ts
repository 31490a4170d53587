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
