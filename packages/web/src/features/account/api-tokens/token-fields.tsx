/** What a new token is for, and what it may do. */
import { Checkbox, NativeSelect, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { tokenLifetimes } from '@saltbush/contract/account/api-tokens';
import {
  communityScopes,
  tokenScopes,
  type TokenScope,
} from '@saltbush/domain/account/accounts/token-scopes';
import { householdsQuery } from '../../device/household-data';
import { scopeWords } from './token-words';

export interface CommunityFieldProps {
  /** The id of a community; blank for all that the person uses. */
  value: string;
  onChange: (id: string) => void;
}

/** Shown to who is in a community. */
export function CommunityField({ value, onChange }: CommunityFieldProps) {
  const { data } = useQuery(householdsQuery);
  const communities = data?.households ?? [];
  if (communities.length === 0) return null;
  const choices = communities.map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <NativeSelect
      label="It is for"
      data={[{ value: '', label: 'All that I use' }, ...choices]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

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
    <Checkbox.Group
      label="It may"
      value={scopes}
      // Each box has a scope.
      onChange={(values) => onChange(values as TokenScope[])}
      error={scopes.length === 0 && 'Please choose what it may do'}
    >
      <Stack gap="xs" mt="xs">
        {offered.map((scope) => (
          <Checkbox key={scope} value={scope} label={scopeWords[scope]} />
        ))}
      </Stack>
    </Checkbox.Group>
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
      label="It holds for"
      data={lifetimes}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

const lifetimes = [
  ...tokenLifetimes.map((days) => ({ value: String(days), label: `${days} days` })),
  { value: '', label: 'Until I remove it' },
];
