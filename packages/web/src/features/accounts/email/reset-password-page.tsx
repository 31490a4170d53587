import { Alert, Button, Stack } from '@mantine/core';
import IconLinkOff from '@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { accountsRoutes } from '@saltbush/contract/accounts';
import { AppError, errorKinds } from '@saltbush/contract/errors';
import { minPasswordLength } from '@saltbush/domain/accounts/password-rules';
import { call } from '../../../api/call';
import { paths } from '../../../app/paths';
import { LinkButton, TextLink } from '../../../ui/link-button';
import { PasswordField } from '../../../ui/password-field';
import { showToast } from '../../../ui/toast';
import { useFields } from '../../../ui/use-fields';
import { useSubmit } from '../../../ui/use-submit';
import { AuthFrame } from '../auth-frame';
import classes from '../forms.module.css';

export function ResetPasswordPage() {
  const { token } = useSearch({ from: paths.resetPassword });
  return (
    <AuthFrame title="Choose a new password">
      {token ? <NewPasswordForm token={token} /> : <NoToken />}
      <p className={classes.links}>
        <TextLink to={paths.login}>Back to login</TextLink>
      </p>
    </AuthFrame>
  );
}

function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const fields = useFields({ newPassword: '', confirmation: '' });
  const { newPassword, confirmation } = fields.values;

  const reset = async () => {
    if (newPassword !== confirmation) {
      const message = 'Please make sure your passwords match';
      showToast({ kind: 'error', title: 'Passwords do not match', message });
      fields.setMessages([{ field: 'confirmation', message }]);
      return;
    }
    await call(accountsRoutes.resetPassword, { body: { token, newPassword } });
    const message = 'You can sign in with your new password now.';
    showToast({ kind: 'success', title: 'Password reset successful', message });
    await navigate({ to: paths.login });
  };

  const { isBusy, handleSubmit } = useSubmit(reset, (error) => {
    const details = error instanceof AppError ? error.details : 'Please try again later';
    if (typeof details !== 'string') return fields.setMessages(details);
    showToast({ kind: 'error', title: 'Password reset failed', message: details });
  });

  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      <Stack gap="md">
        <PasswordField
          label="New password"
          description={`Password must be at least ${minPasswordLength} characters long`}
          subject="new password"
          autoComplete="new-password"
          required
          {...fields.bind('newPassword')}
        />
        <PasswordField
          label="Confirm new password"
          subject="confirmation"
          autoComplete="new-password"
          required
          {...fields.bind('confirmation')}
        />
        <Button type="submit" loading={isBusy} fullWidth>
          Reset Password
        </Button>
      </Stack>
    </form>
  );
}

/** Spec 5: a missing token. */
function NoToken() {
  const { error, details } = errorKinds.INVALID_RESET_TOKEN;
  return (
    <Stack className={classes.form} gap="md">
      <Alert color="red" title={error} icon={<IconLinkOff />}>
        {details}
      </Alert>
      <LinkButton to={paths.requestPasswordReset}>Ask for a new link</LinkButton>
    </Stack>
  );
}
