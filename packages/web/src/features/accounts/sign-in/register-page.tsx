import { Button, Stack, TextInput } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { accountsRoutes } from '@saltbush/contract/accounts';
import { AppError } from '@saltbush/contract/errors';
import { afterRegistration } from '@saltbush/domain/accounts/after-login';
import { minPasswordLength } from '@saltbush/domain/accounts/password-rules';
import { call } from '../../../api/call';
import { startSession } from '../../../api/session';
import { paths } from '../../../app/paths';
import { TextLink } from '../../../ui/link-button';
import { PasswordField } from '../../../ui/password-field';
import { showToast } from '../../../ui/toast';
import { useFields } from '../../../ui/use-fields';
import { useSubmit } from '../../../ui/use-submit';
import { AuthFrame } from '../auth-frame';
import { MarketingPanel } from './marketing-panel';
import classes from '../forms.module.css';

const passwordHint = `Password must be at least ${minPasswordLength} characters long`;

export function RegisterPage() {
  const { redirect, invitationToken } = useSearch({ from: paths.register });
  const navigate = useNavigate();
  const fields = useFields({ username: '', email: '', password: '' });

  const register = async () => {
    const body = { ...fields.values, invitationToken };
    const answer = await call(accountsRoutes.register, { body });
    const { user, acceptedInvitation, ...token } = answer;
    startSession(token, user);
    showWelcome(acceptedInvitation?.householdName, invitationToken !== undefined);
    await navigate({ href: afterRegistration({ redirect, invitationToken }, acceptedInvitation) });
  };

  const { isBusy, handleSubmit } = useSubmit(register, (error) =>
    fields.setMessages(showRefusal(error)),
  );

  const password = fields.bind('password');
  return (
    <AuthFrame
      title="Create your account"
      lead="Free, and no credit card required."
      aside={<MarketingPanel />}
    >
      <form className={classes.form} onSubmit={handleSubmit} noValidate>
        <Stack gap="md">
          <TextInput label="Name" autoComplete="name" required {...fields.bind('username')} />
          <TextInput
            label="Email"
            type="email"
            autoComplete="email"
            inputMode="email"
            required
            {...fields.bind('email')}
          />
          <PasswordField
            label="Password"
            description={password.error ? undefined : passwordHint}
            autoComplete="new-password"
            required
            {...password}
          />
          <Button type="submit" loading={isBusy} fullWidth>
            Create My Account
          </Button>
        </Stack>
      </form>
      <p className={classes.links}>
        <span>
          Already have an account?{' '}
          <TextLink to={paths.login} search={{ redirect, invitationToken }}>
            Sign in
          </TextLink>
        </span>
      </p>
    </AuthFrame>
  );
}

/** Spec 8, Registration. */
function showWelcome(householdName: string | undefined, isInvited: boolean): void {
  const kind = 'success';
  if (householdName !== undefined) {
    const message = `You've successfully joined ${householdName}`;
    showToast({ kind, title: 'Welcome to your community!', message });
    return;
  }
  const message = isInvited ? 'You can now accept your invitation' : 'Welcome to Saltbush!';
  showToast({ kind, title: 'Account created successfully!', message });
}

/** Spec 8, Registration; what belongs under a field is returned instead of shown. */
function showRefusal(error: unknown) {
  if (error instanceof AppError && typeof error.details !== 'string') return error.details;
  showToast({ kind: 'error', ...describeRefusal(error) });
  return [];
}

function describeRefusal(error: unknown): { title: string; message: string } {
  const title = 'Registration failed';
  if (!(error instanceof AppError) || error.code === 'SERVER_UNREACHABLE') {
    return { title, message: 'An unexpected error occurred. Please try again.' };
  }
  const message = typeof error.details === 'string' ? error.details : '';
  if (error.code === 'EMAIL_TAKEN' || error.code === 'USERNAME_TAKEN') {
    return { title: error.message, message };
  }
  return { title, message: message || 'An error occurred during registration. Please try again.' };
}
