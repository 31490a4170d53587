/** What a token may do and how long it holds, in words. */
import { t } from '@lingui/core/macro';
import type { ApiToken } from '@saltbush/contract/account/api-tokens';
import type { ReturnPlace } from '@saltbush/contract/account/oauth';
import {
  hasScope,
  tokenScopes,
  type TokenScope,
} from '@saltbush/domain/account/accounts/token-scopes';
import { dateForm } from '@saltbush/domain/account/countries/forms';

export const scopeWords: Record<TokenScope, string> = {
  'recipes:read': t`Read recipes`,
  'recipes:write': t`Add and change recipes`,
  'plan:read': t`Read the meal plan`,
  'plan:write': t`Change the meal plan`,
  list: t`Use the shopping list`,
  everything: t`Everything you can do, but not sign-in and admin settings`,
};

/**
 * Without those that another one includes.
 *
 * @example mayWords(['plan:read', 'plan:write', 'list']) // 'Change the meal plan · Use the shopping list'
 */
export function mayWords(scopes: readonly TokenScope[]): string {
  const widest = tokenScopes.filter(
    (scope) =>
      scopes.includes(scope) &&
      !scopes.some((other) => other !== scope && hasScope([other], scope)),
  );
  return widest.map((scope) => scopeWords[scope]).join(' · ');
}

/** @example historyWords(token, now) // 'Last used 3 Nov 2026. Ends 1 Dec 2026.' */
export function historyWords({ lastUsedAt, expiresAt }: ApiToken, now: Date): string {
  const used = usedWords(lastUsedAt);
  if (expiresAt === undefined) return used;
  const day = dayOf(expiresAt);
  const hasEnded = new Date(expiresAt) <= now;
  return `${used} ${hasEnded ? t`Ended ${day}.` : t`Ends ${day}.`}`;
}

/** @example usedWords(undefined) // 'Never used.' */
export const usedWords = (lastUsedAt: string | undefined): string =>
  lastUsedAt === undefined ? t`Never used.` : t`Last used ${dayOf(lastUsedAt)}.`;

/**
 * Where a connected program is, as far as one knows by where it took the person back to.
 *
 * @example placeWords({ kind: 'site', name: 'claude.ai' }) // 'At claude.ai.'
 */
export function placeWords({ kind, name }: ReturnPlace): string {
  if (kind === 'device') return t`On a device of yours.`;
  return kind === 'app' ? t`In the app ${name}.` : t`At ${name}.`;
}

const dayFormat = dateForm({ dateStyle: 'medium' });
const dayOf = (at: string): string => dayFormat(new Date(at));
