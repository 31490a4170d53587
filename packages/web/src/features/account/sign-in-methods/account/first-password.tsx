/** A password for someone who signs in another way. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { AppError } from '@saltbush/contract/errors';
import { signInMethodsRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in-methods';
import { minPasswordLength } from '@saltbush/domain/account/accounts/password-rules';
import { call } from '../../../../api/call';
import { describeError } from '../../../../api/describe-error';
import { showToast } from '../../../../ui/feedback/toast';
import { PasswordField } from '../../../../ui/fields/password-field';
import { useFields } from '../../../../ui/fields/use-fields';
import { useSubmit } from '../../../../ui/fields/use-submit';
import { useRefreshMethods } from './use-sign-in-methods';

export function FirstPassword({ email }: { email: string }) {
  const { fields, isTooLate, isBusy, handleSubmit } = useFirstPassword();
  if (isTooLate) return <LinkInstead email={email} />;
  return (
    <form onSubmit={handleSubmit} noValidate>
      {/* Tells a password manager whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Stack gap="md">
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
            <Trans>Set password</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function useFirstPassword() {
  const fields = useFields({ newPassword: '' });
  const [isTooLate, setTooLate] = useState(false);
  const refresh = useRefreshMethods();
  const send = async () => {
    await call(signInMethodsRoutes.setPassword, { body: fields.values });
    const message = t`You can sign in with it from now on.`;
    showToast({ kind: 'success', title: t`Password set`, message });
    await refresh();
  };
  const submit = useSubmit(send, (error) => {
    const isAppError = error instanceof AppError;
    if (isAppError && typeof error.details !== 'string') return fields.setMessages(error.details);
    showToast({ kind: 'error', ...describeError(error) });
    setTooLate(isAppError && error.code === 'CONFIRM_PASSWORD');
    // It may have been set all the same, by another tab or a call whose answer was lost.
    void refresh();
  });
  return { fields, isTooLate, ...submit };
}

/** The reset link also sets the first password. */
function LinkInstead({ email }: { email: string }) {
  const [isBusy, setBusy] = useState(false);
  const handleClick = async () => {
    setBusy(true);
    try {
      const { delivery } = await call(accountsRoutes.requestPasswordReset, { body: { email } });
      showToast(delivery === 'mail' ? sent : inOutbox);
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
    }
    setBusy(false);
  };
  return (
    <Group>
      <Button variant="default" loading={isBusy} onClick={() => void handleClick()}>
        <Trans>Send a link to set a password</Trans>
      </Button>
    </Group>
  );
}

const sent = {
  kind: 'success',
  title: t`Link sent`,
  message: t`Please check your inbox.`,
} as const;
const inOutbox = {
  kind: 'info',
  title: t`Email isn’t set up here`,
  message: t`Ask your admin for the link.`,
} as const;
