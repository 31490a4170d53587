/** Changing the password of the person signed in. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { minPasswordLength } from '@saltbush/domain/account/accounts/password-rules';
import { call } from '../../../../../api/call';
import { PasswordField } from '../../../../../ui/fields/password-field';
import { showToast } from '../../../../../ui/feedback/toast';
import { useFields } from '../../../../../ui/fields/use-fields';
import { useSubmit } from '../../../../../ui/fields/use-submit';
import { fieldMessages } from '../../field-messages';
import { sessionsKey } from './use-devices';

const empty = { currentPassword: '', newPassword: '' };

export function PasswordForm({ email }: { email: string }) {
  const { fields, isBusy, handleSubmit } = usePasswordChange();
  return (
    <form onSubmit={handleSubmit} noValidate>
      {/* Tells a password manager whose password changes. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Stack gap="md">
        <PasswordField
          label={t`Current password`}
          showLabel={t`Show current password`}
          autoComplete="current-password"
          required
          {...fields.bind('currentPassword')}
        />
        <PasswordField
          label={t`New password`}
          showLabel={t`Show new password`}
          description={t`Password must be at least ${minPasswordLength} characters long`}
          autoComplete="new-password"
          required
          {...fields.bind('newPassword')}
        />
        <Group>
          <Button type="submit" loading={isBusy}>
            <Trans>Change password</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function usePasswordChange() {
  const fields = useFields(empty);
  const queryClient = useQueryClient();

  const change = async () => {
    await call(accountsRoutes.changePassword, { body: fields.values });
    fields.setValue('currentPassword', '');
    fields.setValue('newPassword', '');
    const message = t`Your other devices have to sign in again.`;
    showToast({ kind: 'success', title: t`Password changed`, message });
    await queryClient.invalidateQueries({ queryKey: sessionsKey });
  };

  const submit = useSubmit(change, (error) =>
    fields.setMessages(fieldMessages(error, 'currentPassword')),
  );
  return { fields, ...submit };
}
