import { Button, Stack, TextInput } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { accountsRoutes } from '@saltbush/contract/accounts';
import { AppError } from '@saltbush/contract/errors';
import { afterLogin, type NextPage } from '@saltbush/domain/accounts/after-login';
import { call } from '../../../api/call';
import { findDeviceToken, saveDeviceToken } from '../../../api/known-device';
import { findPendingInvitation } from '../../../api/pending-invitation';
import { startSession } from '../../../api/session';
import { paths } from '../../../paths';
import { TextLink } from '../../../ui/link-button';
import { PasswordField } from '../../../ui/fields/password-field';
import { showToast } from '../../../ui/feedback/toast';
import { useFields } from '../../../ui/fields/use-fields';
import { useIsHydrated } from '../../../ui/use-is-hydrated';
import { useSubmit } from '../../../ui/fields/use-submit';
import { AuthFrame } from '../auth-frame';
import classes from '../forms.module.css';

/** Loaded on demand: few people see it, and everyone loads the login page. */
const NotVerifiedBox = lazy(async () => ({
  default: (await import('./not-verified-box')).NotVerifiedBox,
}));

export function LoginPage() {
  const { fields, unverifiedEmail, isBusy, handleSubmit } = useLogin();
  return (
    <AuthFrame title="Sign In" lead="Good to see you again.">
      <form className={classes.form} method="post" onSubmit={handleSubmit} noValidate>
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
      <LoginLinks />
    </AuthFrame>
  );
}

function LoginLinks() {
  const { redirect, invitationToken } = useSearch({ from: paths.login });
  const isHydrated = useIsHydrated();
  return (
    <p className={classes.links}>
      <TextLink to={paths.requestPasswordReset}>Forgot your password?</TextLink>
      <span>
        New here?{' '}
        <TextLink to={paths.register} search={isHydrated ? { redirect, invitationToken } : {}}>
          Create an account
        </TextLink>
      </span>
    </p>
  );
}

function useLogin() {
  const { redirect, autoSave, ...search } = useSearch({ from: paths.login });
  const navigate = useNavigate();
  const fields = useFields({ email: '', password: '' });
  const [unverifiedEmail, setUnverifiedEmail] = useState<string>();

  const logIn = async () => {
    setUnverifiedEmail(undefined);
    const deviceToken = findDeviceToken(fields.values.email);
    const answer = await call(accountsRoutes.login, { body: { ...fields.values, deviceToken } });
    const { user, isVerificationOptional, ...token } = answer;
    if (user?.isVerified === false && !isVerificationOptional) {
      setUnverifiedEmail(fields.values.email);
      showToast(unverified);
      return;
    }
    startSession(token, user);
    saveDeviceToken(user.email, token.deviceToken);
    const invitationToken = search.invitationToken ?? findPendingInvitation();
    const next = afterLogin({ redirect, autoSave: autoSave === 'true', invitationToken });
    if (next.save) await saveOnTheWay(next.save);
    await navigate({ href: next.path });
  };

  const submit = useSubmit(logIn, (error) => {
    if (isCode(error, 'EMAIL_NOT_VERIFIED')) setUnverifiedEmail(fields.values.email);
    fields.setMessages(showRefusal(error));
  });
  return { fields, unverifiedEmail, ...submit };
}

const unverified = {
  kind: 'warning',
  title: 'Account not verified',
  message: 'Please verify your email before logging in',
} as const;

const isCode = (error: unknown, code: AppError['code']): boolean =>
  error instanceof AppError && error.code === code;

/** Loaded on demand, like the box above. */
async function saveOnTheWay(save: NonNullable<NextPage['save']>): Promise<void> {
  const { saveSharedRecipe } = await import('./save-shared-recipe');
  await saveSharedRecipe(save);
}

/** Spec 8, Login; what belongs under a field is returned instead of shown. */
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
