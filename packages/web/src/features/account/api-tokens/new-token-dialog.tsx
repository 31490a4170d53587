/** Makes a token, and shows it: it is shown this once. */
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { apiTokensRoutes, tokenLifetimes } from '@saltbush/contract/account/api-tokens';
import { AppError } from '@saltbush/contract/errors';
import { hasScope, type TokenScope } from '@saltbush/domain/account/accounts/token-scopes';
import { call } from '../../../api/call';
import { Dialog } from '../../../ui/dialog/dialog';
import { ShownOnce } from '../../../ui/fields/shown-once';
import { useFields, type FieldMessage } from '../../../ui/fields/use-fields';
import { useConfirmed } from '../sign-in-methods/confirm';
import { CommunityField, isOffered, LifetimeField, ScopeField } from './token-fields';
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
    <Dialog isOpen={isOpen} onClose={close} title={made ? 'Your new token' : 'New token'}>
      {made ? (
        <ShownOnce label="Token" text={howToStore} value={made.token} onDone={close}>
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

const howToStore =
  'Copy it into your program now. It is not shown again, and whoever has it can do what you have allowed.';

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
            label="Name"
            placeholder="Kitchen speaker"
            data-autofocus
            required
            {...fields.bind('name')}
          />
          <CommunityField
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
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
            <Button type="submit" loading={isBusy} disabled={scopes.length === 0}>
              Make token
            </Button>
          </Group>
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
  const { run, isBusy, dialog } = useConfirmed();
  const make = async (password?: string) => {
    const { name, days, householdId } = fields.values;
    const lifetime = tokenLifetimes.find((known) => String(known) === days);
    const body = { name, scopes, householdId: householdId || undefined, days: lifetime, password };
    try {
      const { token } = await call(apiTokensRoutes.create, { body });
      onMade({ token, scopes });
      await refresh();
    } catch (error) {
      const messages = messagesOf(error);
      if (!messages) throw error;
      fields.setMessages(messages);
    }
  };
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void run(make);
  };
  return { fields, scopes, setScopes, isBusy, dialog, handleSubmit };
}

function messagesOf(error: unknown): FieldMessage[] | undefined {
  const isOfFields = error instanceof AppError && error.code === 'VALIDATION_FAILED';
  return isOfFields && typeof error.details !== 'string'
    ? (error.details as FieldMessage[])
    : undefined;
}
