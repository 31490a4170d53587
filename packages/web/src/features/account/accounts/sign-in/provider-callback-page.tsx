/** Where the sign-in provider sends people back to: the sign-in ends, or says why it did not. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '../../../../paths';
import { LinkButton } from '../../../../ui/link-button';
import { Spinner } from '../../../../ui/feedback/spinner';
import { AuthFrame } from '../auth-frame';
import { LinkAccountForm } from './link-account-form';
import { NextStep } from './next-step';
import { useProviderCallback } from './use-provider-callback';
import classes from '../forms.module.css';

export function ProviderCallbackPage() {
  const navigate = useNavigate();
  const { state, finish, finishAtProvider, refuse } = useProviderCallback();
  switch (state.step) {
    case 'checking':
      return (
        <AuthFrame title={t`Signing you in`}>
          <Spinner label={t`One moment`} />
        </AuthFrame>
      );
    case 'next':
      return (
        <NextStep
          refusal={state.refusal}
          onSignedIn={finish}
          onBack={() => void navigate({ to: paths.login })}
        />
      );
    case 'link':
      return (
        <AuthFrame
          title={t`Is this you?`}
          lead={t`There is an account for ${state.email} already.`}
        >
          <LinkAccountForm
            token={state.token}
            email={state.email}
            onSignedIn={finishAtProvider}
            onFailure={refuse}
          />
        </AuthFrame>
      );
    case 'refused':
      return <Refused title={state.title} message={state.message} />;
  }
}

function Refused({ title, message }: { title: string; message: string }) {
  return (
    <AuthFrame title={t`Sign In`}>
      <Stack className={classes.form} gap="md">
        <Alert color="red" title={title}>
          {message}
        </Alert>
        <LinkButton to={paths.login}>
          <Trans>Back to login</Trans>
        </LinkButton>
      </Stack>
    </AuthFrame>
  );
}
