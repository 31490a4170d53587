import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, TextInput } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { accountsRoutes, type SignedInAnswer } from '@saltbush/contract/account/accounts';
import { AppError } from '@saltbush/contract/errors';
import { call } from '../../../../api/call';
import { paths } from '../../../../paths';
import { TextLink } from '../../../../ui/link-button';
import { PasswordField } from '../../../../ui/fields/password-field';
import { useFields } from '../../../../ui/fields/use-fields';
import { useIsHydrated } from '../../../../ui/use-is-hydrated';
import { useSubmit } from '../../../../ui/fields/use-submit';
import { usePrefetch } from '../../../../ui/use-prefetch';
import { SignInChoices } from '../../sign-in-methods';
import { AuthFrame } from '../auth-frame';
import classes from '../forms.module.css';
import { loginSteps, NextStep } from './login-steps.lazy';
import { NotVerifiedBox } from './not-verified-box.lazy';

export function LoginPage() {
  const query = useSearch({ from: paths.login });
  const navigate = useNavigate();
  const finish = async (answer: SignedInAnswer) => {
    const { finishSignIn } = await loginSteps.load();
    await navigate({ href: basePath + (await finishSignIn(answer, query)), replace: true });
  };
  const isHydrated = useIsHydrated();
  const { step, setStep, ...login } = useLogin(finish);
  const { email } = login.fields.values;
  if (step) {
    const startAgain = () => setStep(undefined);
    return <NextStep refusal={step} email={email} onSignedIn={finish} onBack={startAgain} />;
  }
  return (
    <AuthFrame title={t`Sign In`} lead={t`Good to see you again.`}>
      <LoginForm {...login} />
      <LoginLinks />
      <div className={classes.more}>
        {isHydrated && <SignInChoices query={query} onSignedIn={finish} onNextStep={setStep} />}
      </div>
    </AuthFrame>
  );
}

type LoginFormProps = Omit<ReturnType<typeof useLogin>, 'step' | 'setStep'>;

function LoginForm({ fields, unverifiedEmail, isBusy, handleSubmit }: LoginFormProps) {
  return (
    <form className={classes.form} method="post" onSubmit={handleSubmit} noValidate>
      <Stack gap="md">
        {unverifiedEmail !== undefined && <NotVerifiedBox email={unverifiedEmail} />}
        <TextInput
          label={t`Email`}
          type="email"
          // Passkeys are suggested in it.
          autoComplete="username webauthn"
          inputMode="email"
          required
          {...fields.bind('email')}
        />
        <PasswordField
          label={t`Password`}
          autoComplete="current-password"
          required
          {...fields.bind('password')}
        />
        <Button type="submit" loading={isBusy} fullWidth>
          <Trans>Sign In</Trans>
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
      <TextLink to={paths.requestPasswordReset}>
        <Trans>Forgot your password?</Trans>
      </TextLink>
      <span>
        <Trans>New here? </Trans>
        <TextLink to={paths.register} search={isHydrated ? { redirect, invitationToken } : {}}>
          <Trans>Create an account</Trans>
        </TextLink>
      </span>
    </p>
  );
}

function useLogin(finish: (answer: SignedInAnswer) => Promise<void>) {
  const fields = useFields({ email: '', password: '' });
  const [unverifiedEmail, setUnverifiedEmail] = useState<string>();
  /** Why the sign-in goes on with another step. */
  const [step, setStep] = useState<AppError>();

  const logIn = async () => {
    setUnverifiedEmail(undefined);
    const { findDeviceToken } = await loginSteps.load();
    const deviceToken = findDeviceToken(fields.values.email);
    const answer = await call(accountsRoutes.login, { body: { ...fields.values, deviceToken } });
    if (answer.user?.isVerified === false && !answer.isVerificationOptional) {
      setUnverifiedEmail(fields.values.email);
      (await loginSteps.load()).showUnverified();
      return;
    }
    await finish(answer);
  };

  const refuse = async (error: unknown) => {
    const { isNextStep, showRefusal } = await loginSteps.load();
    if (isNextStep(error)) return setStep(error);
    fields.setMessages(showRefusal(error));
  };
  const submit = useSubmit(logIn, (error) => {
    const code = error instanceof AppError && error.code;
    if (code === 'EMAIL_NOT_VERIFIED') setUnverifiedEmail(fields.values.email);
    refuse(error).catch(() => fields.setMessages(reload));
  });
  usePrefetch(loginSteps.load);
  return {
    fields,
    unverifiedEmail,
    step,
    setStep,
    ...submit,
  };
}

const reload = [{ field: 'password', message: t`Please reload the page` }];
