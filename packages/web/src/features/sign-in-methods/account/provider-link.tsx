/** Whether the provider of this instance signs the person in, and ending that. */
import { Badge, Button, Group, Text } from '@mantine/core';
import { signInMethodsRoutes } from '@saltbush/contract/sign-in-methods/sign-in-methods';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { useConfirm } from '../../../ui/dialog/use-confirm';
import { showToast } from '../../../ui/feedback/toast';
import { useRefreshMethods } from './use-sign-in-methods';

export function ProviderLink({ name, isLinked }: { name: string; isLinked: boolean }) {
  const { ask, dialog } = useConfirm();
  const refresh = useRefreshMethods();
  if (!isLinked) {
    return (
      <Text>
        Not linked. Sign out, choose “Continue with {name}” on the login page, and it is linked to
        the account with the same email.
      </Text>
    );
  }
  const unlink = async () => {
    try {
      await call(signInMethodsRoutes.unlinkProvider);
      showToast({ kind: 'success', title: `${name} no longer signs you in` });
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
    }
    await refresh();
  };
  const handleUnlink = () =>
    ask({
      title: `Unlink ${name}?`,
      message: 'You will sign in with your password or a passkey. You can link it again later.',
      confirmLabel: 'Unlink',
      isDangerous: true,
      onConfirm: unlink,
    });
  return (
    <Group justify="space-between">
      <Badge color="green" variant="light" tt="none">
        Linked
      </Badge>
      <Button variant="default" onClick={handleUnlink}>
        Unlink
      </Button>
      {dialog}
    </Group>
  );
}
