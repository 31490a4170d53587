import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, TextInput } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { AppError } from '@saltbush/contract/errors';
import { afterRegistration } from '@saltbush/domain/account/accounts/after-login';
import { minPasswordLength } from '@saltbush/domain/account/accounts/password-rules';
import { call } from '../../../../api/call';
import { describeError } from '../../../../api/describe-error';
import { deviceHome } from '../../../../api/device-home';
import { saveDeviceToken } from '../../../../api/sign-in/known-device';
import { RefusedCall } from '../../../../api/read-error';
import { startSession } from '../../../../api/session';
import { paths } from '../../../../paths';
import { TextLink } from '../../../../ui/link-button';
import { PasswordField } from '../../../../ui/fields/password-field';
import { showToast } from '../../../../ui/feedback/toast';
import { useFields } from '../../../../ui/fields/use-fields';
import { useIsHydrated } from '../../../../ui/use-is-hydrated';
import { useSubmit } from '../../../../ui/fields/use-submit';
import { LanguageLinks } from '../../../device/language';
import { findPendingInvitation, forgetPendingInvitation } from '../../households';
import { RegistrationNotice, RestoreOffer } from '../../sign-in-methods';
import { AuthFrame } from '../auth-frame';
import { MarketingPanel } from './marketing-panel';
import { showWelcome } from './show-welcome';
import classes from '../forms.module.css';

const passwordHint = t`Password must be at least ${minPasswordLength} characters long`;

export function RegisterPage() {
  const { fields, isBusy, handleSubmit } = useRegistration();
  const password = fields.bind('password');
  return (
    <AuthFrame
      title={t`Create your account`}
      lead={t`Free, and no credit card required.`}
      aside={<MarketingPanel />}
    >
      <WhoMayRegister />
      <form className={classes.form} method="post" onSubmit={handleSubmit} noValidate>
        <Stack gap="md">
          <TextInput label={t`Name`} autoComplete="name" required {...fields.bind('username')} />
          <TextInput
            label={t`Email`}
            type="email"
            autoComplete="email"
            inputMode="email"
            required
            {...fields.bind('email')}
          />
          <PasswordField
            label={t`Password`}
            description={password.error ? undefined : passwordHint}
            autoComplete="new-password"
            required
            {...password}
          />
          <Button type="submit" loading={isBusy} fullWidth>
            <Trans>Create My Account</Trans>
          </Button>
        </Stack>
      </form>
      <LoginLink />
      <Languages />
      <Restore />
    </AuthFrame>
  );
}

function WhoMayRegister() {
  const { invitationToken } = useSearch({ from: paths.register });
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;
  const isInvited = (invitationToken ?? findPendingInvitation()) !== undefined;
  return <RegistrationNotice isInvited={isInvited} />;
}

/** Below the form, which it would push down as it comes. */
function Restore() {
  return useIsHydrated() ? <RestoreOffer /> : null;
}

const Languages = () => (
  <div className={classes.languages}>
    <LanguageLinks />
  </div>
);

function LoginLink() {
  const { redirect, invitationToken } = useSearch({ from: paths.register });
  const isHydrated = useIsHydrated();
  return (
    <p className={classes.links}>
      <span>
        <Trans>Already have an account? </Trans>
        <TextLink to={paths.login} search={isHydrated ? { redirect, invitationToken } : {}}>
          <Trans>Sign in</Trans>
        </TextLink>
      </span>
    </p>
  );
}

function useRegistration() {
  const { redirect, ...search } = useSearch({ from: paths.register });
  const navigate = useNavigate();
  const fields = useFields({ username: '', email: '', password: '' });
  const register = async () => {
    const invitationToken = search.invitationToken ?? findPendingInvitation();
    const body = {
      ...fields.values,
      invitationToken,
      addsNumber: true,
      ...deviceHome(),
    };
    const answer = await call(accountsRoutes.register, { body });
    const { user, acceptedInvitation, ...token } = answer;
    startSession(token, user);
    saveDeviceToken(user.email, token.deviceToken);
    if (acceptedInvitation) forgetPendingInvitation();
    void showWelcome(acceptedInvitation?.householdName, invitationToken);
    await navigate({
      href: basePath + afterRegistration({ redirect, invitationToken }, acceptedInvitation),
      replace: true,
    });
  };

  const submit = useSubmit(register, (error) => fields.setMessages(showRefusal(error)));
  return { fields, ...submit };
}

/** Spec 8, Registration; what belongs under a field is returned instead of shown. */
function showRefusal(error: unknown) {
  if (error instanceof AppError && typeof error.details !== 'string') return error.details;
  const { title, message } = describeRefusal(error);
  if (error instanceof AppError && error.code === 'USERNAME_TAKEN') {
    return [{ field: 'username', message: `${title}. ${message}` }];
  }
  const isOfEmail = error instanceof AppError && error.code === 'EMAIL_TAKEN';
  showToast({ kind: 'error', title, message, about: isOfEmail ? 'email' : undefined });
  return [];
}

function describeRefusal(error: unknown): { title: string; message: string } {
  const title = t`Registration failed`;
  if (!(error instanceof AppError) || error.code === 'SERVER_UNREACHABLE') {
    return { title, message: t`An unexpected error occurred. Please try again.` };
  }
  if (error.code === 'EMAIL_TAKEN' || error.code === 'USERNAME_TAKEN') return describeError(error);
  const message = error instanceof RefusedCall ? error.saidDetails : undefined;
  if (typeof message === 'string') return { title, message };
  return { title, message: t`An error occurred during registration. Please try again.` };
}
