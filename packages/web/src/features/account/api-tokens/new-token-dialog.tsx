/** Makes a token, and shows it: it is shown this once. */
import { t } from '@lingui/core/macro';
import { Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { apiTokensRoutes, tokenLifetimes } from '@saltbush/contract/account/api-tokens';
import { hasScope, type TokenScope } from '@saltbush/domain/account/accounts/token-scopes';
import { call } from '../../../api/call';
import { Dialog } from '../../../ui/dialog/dialog';
import { FormButtons } from '../../../ui/fields/form-buttons';
import { ShownOnce } from '../../../ui/fields/shown-once';
import { useFields } from '../../../ui/fields/use-fields';
import { CommunityChoice } from '../community-choice';
import { useConfirmedForm } from '../sign-in-methods/confirm';
import { isOffered, LifetimeField, ScopeField } from './token-fields';
import { UseInShortcut } from './use-in-shortcut';
import { useRefreshApiTokens } from './use-api-tokens';

export interface NewTokenDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function NewTokenDialog({ isOpen, onClose }: NewTokenDialogProps) {
  const [made, setMade] = useState<MadeToken>();
  const close = () => {
    onClose();
    setMade(undefined);
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title={made ? t`Your new token` : t`New token`}>
      {made ? (
        <ShownOnce label={t`Token`} text={howToStore} value={made.token} onDone={close}>
          {hasScope(made.scopes, 'recipes:write') && <UseInShortcut token={made.token} />}
        </ShownOnce>
      ) : (
        <TokenForm onMade={setMade} onCancel={close} />
      )}
    </Dialog>
  );
}

interface MadeToken {
  token: string;
  /** What it may do. */
  scopes: readonly TokenScope[];
}

const howToStore = t`Copy it into your program now. It is not shown again, and whoever has it can do what you have allowed.`;

interface TokenFormProps {
  onMade: (made: MadeToken) => void;
  onCancel: () => void;
}

function TokenForm({ onMade, onCancel }: TokenFormProps) {
  const { fields, scopes, setScopes, isBusy, dialog, handleSubmit } = useTokenForm(onMade);
  return (
    <>
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap="md">
          <TextInput
            label={t`Name`}
            placeholder={t`Kitchen speaker`}
            data-autofocus
            required
            {...fields.bind('name')}
          />
          <CommunityChoice
            label={t`It is for`}
            noneLabel={t`All that I use`}
            value={fields.values.householdId}
            onChange={(id) => fields.setValue('householdId', id)}
          />
          <ScopeField
            scopes={scopes}
            isForCommunity={fields.values.householdId !== ''}
            onChange={setScopes}
          />
          <LifetimeField
            value={fields.values.days}
            onChange={(days) => fields.setValue('days', days)}
          />
          <FormButtons
            label={t`Make token`}
            isBusy={isBusy}
            isDisabled={scopes.length === 0}
            onCancel={onCancel}
          />
        </Stack>
      </form>
      {dialog}
    </>
  );
}

function useTokenForm(onMade: TokenFormProps['onMade']) {
  const fields = useFields({ name: '', days: '90', householdId: '' });
  const [chosen, setScopes] = useState<TokenScope[]>(['list']);
  const scopes = chosen.filter((scope) => isOffered(scope, fields.values.householdId !== ''));
  const refresh = useRefreshApiTokens();
  const make = async (password?: string) => {
    const { name, days, householdId } = fields.values;
    const lifetime = tokenLifetimes.find((known) => String(known) === days);
    const body = { name, scopes, householdId: householdId || undefined, days: lifetime, password };
    const { token } = await call(apiTokensRoutes.create, { body });
    onMade({ token, scopes });
    await refresh();
  };
  return { fields, scopes, setScopes, ...useConfirmedForm(make, fields.setMessages) };
}
