/** What a new token is for, and what it may do. */
import { plural, t } from '@lingui/core/macro';
import { NativeSelect } from '@mantine/core';
import { tokenLifetimes } from '@saltbush/contract/account/api-tokens';
import {
  communityScopes,
  tokenScopes,
  type TokenScope,
} from '@saltbush/domain/account/accounts/token-scopes';
import { ChoiceBoxes } from '../../../ui/fields/choice-boxes';
import { scopeWords } from './token-words';

/** Whether a token may have the scope. */
export const isOffered = (scope: TokenScope, isForCommunity: boolean): boolean =>
  !isForCommunity || communityScopes.includes(scope);

export interface ScopeFieldProps {
  scopes: TokenScope[];
  isForCommunity: boolean;
  onChange: (scopes: TokenScope[]) => void;
}

export function ScopeField({ scopes, isForCommunity, onChange }: ScopeFieldProps) {
  const offered = tokenScopes.filter((scope) => isOffered(scope, isForCommunity));
  return (
    <ChoiceBoxes
      label={t`It may`}
      choices={offered}
      words={scopeWords}
      chosen={scopes}
      onChange={onChange}
      noneMessage={t`Please choose what it may do`}
    />
  );
}

export interface LifetimeFieldProps {
  /** Days; blank for a token without an end. */
  value: string;
  onChange: (days: string) => void;
}

export function LifetimeField({ value, onChange }: LifetimeFieldProps) {
  return (
    <NativeSelect
      label={t`It holds for`}
      data={lifetimes}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

const lifetimes = [
  ...tokenLifetimes.map((days) => ({
    value: String(days),
    label: plural(days, { one: '# day', other: '# days' }),
  })),
  { value: '', label: t`Until I remove it` },
];
