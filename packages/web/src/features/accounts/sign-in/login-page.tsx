import { Button, Stack, TextInput } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { accountsRoutes } from '@saltbush/contract/accounts';
import { AppError } from '@saltbush/contract/errors';
import { call } from '../../../api/call';
import { findDeviceToken } from '../../../api/known-device';
import { paths } from '../../../paths';
import { TextLink } from '../../../ui/link-button';
import { PasswordField } from '../../../ui/fields/password-field';
import { showToast } from '../../../ui/feedback/toast';
import { useFields } from '../../../ui/fields/use-fields';
import { useIsHydrated } from '../../../ui/use-is-hydrated';
import { useSubmit } from '../../../ui/fields/use-submit';
import { SignInChoices } from '../../sign-in-methods';
import { AuthFrame } from '../auth-frame';
import { useFinishSignIn } from './use-finish-sign-in';
import classes from '../forms.module.css';

/** Loaded on demand: few people see it, and everyone loads the login page. */
const NotVerifiedBox = lazy(async () => ({
  default: (await import('./not-verified-box')).NotVerifiedBox,
}));

const SecondStepForm = lazy(async () => ({
  default: (await import('./second-step-form')).SecondStepForm,
}));

export function LoginPage() {
  const query = useSearch({ from: paths.login });
  const finish = useFinishSignIn(query);
  const isHydrated = useIsHydrated();
  const { stepToken, startAgain, ...login } = useLogin(finish);
  const { email } = login.fields.values;
  if (stepToken !== undefined) {
    return (
      <AuthFrame title="Enter your code">
        <Suspense>
          <SecondStepForm token={stepToken} email={email} onSignedIn={finish} onBack={startAgain} />
        </Suspense>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title="Sign In" lead="Good to see you again.">
      <LoginForm {...login} />
      <LoginLinks />
      <div className={classes.more}>
        {isHydrated && (
          <Suspense>
            <SignInChoices query={query} onSignedIn={finish} />
          </Suspense>
        )}
      </div>
    </AuthFrame>
  );
}

type LoginFormProps = Omit<ReturnType<typeof useLogin>, 'stepToken' | 'startAgain'>;

function LoginForm({ fields, unverifiedEmail, isBusy, handleSubmit }: LoginFormProps) {
  return (
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
          // Passkeys are suggested in it.
          autoComplete="username webauthn"
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

function useLogin(finish: ReturnType<typeof useFinishSignIn>) {
  const fields = useFields({ email: '', password: '' });
  const [unverifiedEmail, setUnverifiedEmail] = useState<string>();
  /** Of a sign-in that waits for a code. */
  const [stepToken, setStepToken] = useState<string>();

  const logIn = async () => {
    setUnverifiedEmail(undefined);
    const deviceToken = findDeviceToken(fields.values.email);
    const answer = await call(accountsRoutes.login, { body: { ...fields.values, deviceToken } });
    if (answer.user?.isVerified === false && !answer.isVerificationOptional) {
      setUnverifiedEmail(fields.values.email);
      showToast(unverified);
      return;
    }
    await finish(answer);
  };

  const submit = useSubmit(logIn, (error) => {
    if (isCode(error, 'SECOND_STEP_NEEDED')) return setStepToken((error as AppError).text);
    if (isCode(error, 'EMAIL_NOT_VERIFIED')) setUnverifiedEmail(fields.values.email);
    fields.setMessages(showRefusal(error));
  });
  return {
    fields,
    unverifiedEmail,
    stepToken,
    startAgain: () => setStepToken(undefined),
    ...submit,
  };
}

const unverified = {
  kind: 'warning',
  title: 'Account not verified',
  message: 'Please verify your email before logging in',
} as const;

const isCode = (error: unknown, code: AppError['code']): boolean =>
  error instanceof AppError && error.code === code;

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
