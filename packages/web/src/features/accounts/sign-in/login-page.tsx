import { Button, Stack, TextInput } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { accountsRoutes } from '@saltbush/contract/accounts';
import { AppError } from '@saltbush/contract/errors';
import { afterLogin, type NextStop } from '@saltbush/domain/accounts/after-login';
import { call } from '../../../api/call';
import { startSession } from '../../../api/session';
import { paths } from '../../../app/paths';
import { TextLink } from '../../../ui/link-button';
import { PasswordField } from '../../../ui/password-field';
import { showToast } from '../../../ui/toast';
import { useFields } from '../../../ui/use-fields';
import { useSubmit } from '../../../ui/use-submit';
import { AuthFrame } from '../auth-frame';
import classes from '../forms.module.css';

/** Few people ever see it, and everyone waits for the login page. */
const NotVerifiedBox = lazy(async () => ({
  default: (await import('./not-verified-box')).NotVerifiedBox,
}));

export function LoginPage() {
  const { redirect, autoSave, invitationToken } = useSearch({ from: paths.login });
  const navigate = useNavigate();
  const fields = useFields({ email: '', password: '' });
  const [unverifiedEmail, setUnverifiedEmail] = useState<string>();

  const logIn = async () => {
    setUnverifiedEmail(undefined);
    const { user, ...token } = await call(accountsRoutes.login, { body: fields.values });
    startSession(token, user);
    const next = afterLogin({ redirect, autoSave: autoSave === 'true', invitationToken });
    if (next.save) await saveOnTheWay(next.save);
    await navigate({ href: next.path });
  };

  const { isBusy, handleSubmit } = useSubmit(logIn, (error) => {
    if (isCode(error, 'EMAIL_NOT_VERIFIED')) setUnverifiedEmail(fields.values.email);
    fields.setMessages(showRefusal(error));
  });

  return (
    <AuthFrame title="Sign In" lead="Good to see you again.">
      <form className={classes.form} onSubmit={handleSubmit} noValidate>
        <Stack gap="md">
          {unverifiedEmail !== undefined && (
            <Suspense>
              <NotVerifiedBox email={unverifiedEmail} />
            </Suspense>
          )}
          <TextInput
            label="Email"
            type="email"
            autoComplete="username"
            inputMode="email"
            required
            {...fields.bind('email')}
          />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            required
            {...fields.bind('password')}
          />
          <Button type="submit" loading={isBusy} fullWidth>
            Sign In
          </Button>
        </Stack>
      </form>
      <p className={classes.links}>
        <TextLink to={paths.requestPasswordReset}>Forgot your password?</TextLink>
        <span>
          New here?{' '}
          <TextLink to={paths.register} search={{ redirect, invitationToken }}>
            Create an account
          </TextLink>
        </span>
      </p>
    </AuthFrame>
  );
}

const isCode = (error: unknown, code: AppError['code']): boolean =>
  error instanceof AppError && error.code === code;

/** Spec 8, Login; what belongs under a field is returned instead of shown. */
/** Fetched only when it is asked for, like the box above. */
async function saveOnTheWay(save: NonNullable<NextStop['save']>): Promise<void> {
  const { saveSharedRecipe } = await import('./save-shared-recipe');
  await saveSharedRecipe(save);
}

function showRefusal(error: unknown) {
  const details =
    error instanceof AppError ? error.details : 'Please check your email and password';
  if (typeof details !== 'string') return details;
  showToast(
    isCode(error, 'EMAIL_NOT_VERIFIED')
      ? { kind: 'warning', title: 'Email not verified', message: details }
      : { kind: 'error', title: 'Login failed', message: details },
  );
  return [];
}
