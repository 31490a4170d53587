/** The password of an account that is there, so that the provider is linked to it and to nobody else's. */
import { t } from '@lingui/core/macro';
import { Button, Stack, Text } from '@mantine/core';
import type { SignedInAnswer } from '@saltbush/contract/account/accounts';
import { AppError } from '@saltbush/contract/errors';
import { signInRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in';
import { call } from '../../../../api/call';
import { findDeviceToken } from '../../../../api/sign-in/known-device';
import { paths } from '../../../../paths';
import { TextLink } from '../../../../ui/link-button';
import { PasswordField } from '../../../../ui/fields/password-field';
import { useFields } from '../../../../ui/fields/use-fields';
import { useSubmit } from '../../../../ui/fields/use-submit';
import classes from '../forms.module.css';

export interface LinkAccountFormProps {
  token: string;
  email: string;
  onSignedIn: (answer: SignedInAnswer) => Promise<void>;
  /** Anything but a wrong password. */
  onFailure: (error: unknown) => void;
}

export function LinkAccountForm({ token, email, onSignedIn, onFailure }: LinkAccountFormProps) {
  const fields = useFields({ password: '' });
  const send = async () => {
    const { password } = fields.values;
    const body = { token, password, deviceToken: findDeviceToken(email) };
    await onSignedIn(await call(signInRoutes.linkProvider, { body }));
  };
  const { isBusy, handleSubmit } = useSubmit(send, (error) => {
    const isAppError = error instanceof AppError;
    if (isAppError && typeof error.details !== 'string') return fields.setMessages(error.details);
    if (!isAppError || error.code !== 'INVALID_CREDENTIALS') return onFailure(error);
    fields.setMessages([{ field: 'password', message: t`That’s not the right password.` }]);
  });
  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Stack gap="md">
        <Text>{t`Enter its password once. After that, you can sign in either way.`}</Text>
        <PasswordField
          label={t`Password`}
          autoComplete="current-password"
          required
          {...fields.bind('password')}
        />
        <Button type="submit" loading={isBusy} fullWidth>
          {t`Link and sign in`}
        </Button>
      </Stack>
      <p className={classes.links}>
        <TextLink to={paths.requestPasswordReset}>{t`Forgot your password?`}</TextLink>
        <TextLink to={paths.login}>{t`Back to login`}</TextLink>
      </p>
    </form>
  );
}
