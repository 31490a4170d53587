/** A verification link that did not work, and two ways on (Spec 2 and 8). */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, TextInput } from '@mantine/core';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useUser } from '../../../../api/session';
import { paths } from '../../../../paths';
import { LinkButton } from '../../../../ui/link-button';
import { showToast } from '../../../../ui/feedback/toast';
import { AuthFrame } from '../auth-frame';
import { useResendVerification } from '../use-resend-verification';
import classes from '../forms.module.css';

const title = t`Verification failed`;
const message = t`The verification link may be invalid or expired`;

export function VerificationFailed() {
  const user = useUser();
  const [email, setEmail] = useState('');
  const { resend, isBusy } = useResendVerification();
  useEffect(() => {
    showToast({ kind: 'error', title, message });
  }, []);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    resend(user ? undefined : email);
  };
  return (
    <AuthFrame title={title} lead={message}>
      <form className={classes.form} method="post" onSubmit={handleSubmit} noValidate>
        <Stack gap="md">
          {!user && (
            <TextInput
              label={t`Email`}
              type="email"
              autoComplete="username"
              inputMode="email"
              required
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
          )}
          <Button type="submit" loading={isBusy} fullWidth>
            <Trans>Resend Verification Email</Trans>
          </Button>
          <LinkButton to={paths.login} variant="default" fullWidth>
            <Trans>Return to Login</Trans>
          </LinkButton>
        </Stack>
      </form>
    </AuthFrame>
  );
}
