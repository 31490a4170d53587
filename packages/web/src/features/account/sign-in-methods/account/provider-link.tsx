/** Whether the provider of this instance signs the person in, and ending that. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge, Button, Group, Text } from '@mantine/core';
import { signInMethodsRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in-methods';
import { call } from '../../../../api/call';
import { useConfirm } from '../../../../ui/dialog/use-confirm';
import { showToast } from '../../../../ui/feedback/toast';
import { useConfirmed } from '../confirm';
import { useRefreshMethods } from './use-sign-in-methods';

export interface ProviderLinkProps {
  name: string;
  isLinked: boolean;
  hasPassword: boolean;
}

export function ProviderLink({ name, isLinked, hasPassword }: ProviderLinkProps) {
  const { unlink, dialogs } = useUnlink(name, hasPassword);
  return (
    <>
      {isLinked ? (
        <Group justify="space-between">
          <Badge color="green" variant="light" tt="none">
            <Trans>Linked</Trans>
          </Badge>
          <Button variant="default" onClick={unlink}>
            <Trans>Unlink</Trans>
          </Button>
        </Group>
      ) : (
        <Text>
          <Trans>
            Not linked. Sign out, choose “Continue with {name}” on the login page, and it is linked
            to the account with the same email.
          </Trans>
        </Text>
      )}
      {dialogs}
    </>
  );
}

/** The dialogs outlive the button: they look after the focus when it is gone. */
function useUnlink(name: string, hasPassword: boolean) {
  const { ask, dialog } = useConfirm();
  const { run, dialog: proofDialog } = useConfirmed(hasPassword);
  const refresh = useRefreshMethods();
  const onConfirm = () =>
    run(async (password) => {
      await call(signInMethodsRoutes.unlinkProvider, { body: { password } });
      showToast({ kind: 'success', title: t`${name} no longer signs you in` });
      await refresh();
    });
  const unlink = () =>
    ask({
      title: t`Unlink ${name}?`,
      message: t`You will sign in with your password or a passkey. You can link it again later.`,
      confirmLabel: t`Unlink`,
      isDangerous: true,
      onConfirm,
    });
  const dialogs = (
    <>
      {dialog}
      {proofDialog}
    </>
  );
  return { unlink, dialogs };
}
