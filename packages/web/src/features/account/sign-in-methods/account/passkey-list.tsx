/** The passkeys of the person: added, renamed and removed. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import {
  signInMethodsRoutes,
  type Passkey,
} from '@saltbush/contract/account/sign-in-methods/sign-in-methods';
import { dateForm } from '@saltbush/domain/account/countries/forms';
import { call } from '../../../../api/call';
import { useConfirm } from '../../../../ui/dialog/use-confirm';
import { showToast } from '../../../../ui/feedback/toast';
import { ItemList, ItemRow, RemoveButton } from '../../../../ui/layout/item-list';
import { addPasskey } from './add-passkey';
import { RenamePasskeyDialog } from './rename-passkey-dialog';
import { useConfirmed } from '../confirm';
import { useRefreshMethods, type SignInMethods } from './use-sign-in-methods';

export interface PasskeyListProps {
  methods: SignInMethods;
  deviceName: string;
}

export function PasskeyList({ methods, deviceName }: PasskeyListProps) {
  const { passkeys, hasPasskeys, hasPassword } = methods;
  const refresh = useRefreshMethods();
  const { run, isBusy, dialog } = useConfirmed(hasPassword);
  const [renamed, setRenamed] = useState<Passkey>();
  const canAdd = hasPasskeys && browserSupportsWebAuthn();
  const handleAdd = () =>
    void run(async (password) => {
      await addPasskey(deviceName, password);
      await refresh();
    });
  return (
    <>
      {passkeys.length > 0 && (
        <ItemList>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey._id}
              passkey={passkey}
              hasPassword={hasPassword}
              onRename={() => setRenamed(passkey)}
            />
          ))}
        </ItemList>
      )}
      {canAdd ? (
        <Group>
          <Button variant="default" loading={isBusy} onClick={handleAdd}>
            <Trans>Add a passkey</Trans>
          </Button>
        </Group>
      ) : (
        <Text>{hasPasskeys ? notInBrowser : notHere}</Text>
      )}
      {dialog}
      <RenamePasskeyDialog passkey={renamed} onClose={() => setRenamed(undefined)} />
    </>
  );
}

const notHere = t`Passkeys need an https:// address with a name, and this Saltbush has none. Whoever runs it can set it up.`;
const notInBrowser = t`This browser makes no passkeys at this address. Open Saltbush at its https:// address, in a current browser.`;

interface PasskeyRowProps {
  passkey: Passkey;
  hasPassword: boolean;
  onRename: () => void;
}

function PasskeyRow({ passkey, hasPassword, onRename }: PasskeyRowProps) {
  const { name } = passkey;
  const { remove, dialog, confirmDialog } = useRemove(passkey, hasPassword);
  return (
    <ItemRow
      icon={IconFingerprint}
      actions={
        <>
          <Button variant="subtle" px="sm" onClick={onRename} aria-label={t`Rename ${name}`}>
            <Trans>Rename</Trans>
          </Button>
          <RemoveButton name={name} onClick={remove} />
          {dialog}
          {confirmDialog}
        </>
      }
    >
      <Text fw={600}>{name}</Text>
      <Text size="sm" c="dimmed">
        {historyOf(passkey)}
      </Text>
    </ItemRow>
  );
}

function useRemove({ _id: id, name }: Passkey, hasPassword: boolean) {
  const { ask, dialog } = useConfirm();
  const { run, dialog: confirmDialog } = useConfirmed(hasPassword);
  const refresh = useRefreshMethods();
  const onConfirm = () =>
    run(async (password) => {
      await call(signInMethodsRoutes.removePasskey, { params: { id }, body: { password } });
      showToast({ kind: 'success', title: t`Passkey removed` });
      await refresh();
    });
  const remove = () =>
    ask({
      title: t`Remove “${name}”?`,
      message: t`It will no longer sign you in. You can also delete it on the device that has it.`,
      confirmLabel: t`Remove passkey`,
      isDangerous: true,
      onConfirm,
    });
  return { remove, dialog, confirmDialog };
}

const dayFormat = dateForm({ dateStyle: 'medium' });

function historyOf({ createdAt, lastUsedAt }: Passkey): string {
  const added = t`Added ${dayFormat(new Date(createdAt))}`;
  return lastUsedAt ? t`${added}, last used ${dayFormat(new Date(lastUsedAt))}` : added;
}
