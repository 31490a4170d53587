/** Sets a new password with the token of a reset link (Spec 5 and 8, Password reset). */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { AppError } from '@saltbush/contract/errors';
import { minPasswordLength } from '@saltbush/domain/account/accounts/password-rules';
import { call } from '../../../../api/call';
import { wordsOf } from '../../../../api/read-error';
import { paths } from '../../../../paths';
import { PasswordField } from '../../../../ui/fields/password-field';
import { showToast } from '../../../../ui/feedback/toast';
import { useFields } from '../../../../ui/fields/use-fields';
import { useSubmit } from '../../../../ui/fields/use-submit';
import { showRemoved } from '../show-removed';
import classes from '../forms.module.css';

export interface NewPasswordFormProps {
  token: string;
  /** The server refused the link itself. */
  onInvalidLink: () => void;
}

export function NewPasswordForm(props: NewPasswordFormProps) {
  const { fields, isBusy, handleSubmit } = useNewPassword(props);
  return (
    <form className={classes.form} method="post" onSubmit={handleSubmit} noValidate>
      <Stack gap="md">
        <PasswordField
          label={t`New password`}
          description={t`Password must be at least ${minPasswordLength} characters long`}
          showLabel={t`Show new password`}
          autoComplete="new-password"
          required
          {...fields.bind('newPassword')}
        />
        <PasswordField
          label={t`Confirm new password`}
          showLabel={t`Show confirmation`}
          autoComplete="new-password"
          required
          {...fields.bind('confirmation')}
        />
        <Button type="submit" loading={isBusy} fullWidth>
          <Trans>Reset password</Trans>
        </Button>
      </Stack>
    </form>
  );
}

function useNewPassword({ token, onInvalidLink }: NewPasswordFormProps) {
  const navigate = useNavigate();
  const fields = useFields({ newPassword: '', confirmation: '' });
  const { newPassword, confirmation } = fields.values;

  const reset = async () => {
    if (newPassword !== confirmation) {
      const message = t`Please make sure your passwords match`;
      const about = ['newPassword', 'confirmation'];
      showToast({ kind: 'error', title: t`Passwords do not match`, message, about });
      fields.setMessages([{ field: 'confirmation', message }]);
      return;
    }
    const body = { token, newPassword };
    const answer = await call(accountsRoutes.resetPassword, { body });
    const message = t`You can sign in with your new password now.`;
    showToast({ kind: 'success', title: t`Password reset successful`, message });
    showRemoved(answer);
    await navigate({ to: paths.login });
  };

  const submit = useSubmit(reset, (error) => {
    const details = wordsOf(error) ?? t`Please try again later`;
    if (typeof details !== 'string') return fields.setMessages(details);
    showToast({ kind: 'error', title: t`Password reset failed`, message: details });
    if (error instanceof AppError && error.code === 'INVALID_RESET_TOKEN') onInvalidLink();
  });
  return { fields, ...submit };
}
