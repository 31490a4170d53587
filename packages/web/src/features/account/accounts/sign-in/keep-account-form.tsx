/** For someone who signs in to an account that is due to be deleted. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { accountDeletionRoutes } from '@saltbush/contract/account/account-deletion';
import type { SignedInAnswer } from '@saltbush/contract/account/accounts';
import type { AppError } from '@saltbush/contract/errors';
import { call } from '../../../../api/call';
import { describeError } from '../../../../api/describe-error';
import { findDeviceToken } from '../../../../api/sign-in/known-device';
import { showToast } from '../../../../ui/feedback/toast';
import classes from '../forms.module.css';

interface KeepAccountFormProps {
  /** Says when it will be deleted, and has the token that keeps it. */
  refusal: AppError;
  email?: string | undefined;
  onSignedIn: (answer: SignedInAnswer) => Promise<void>;
  onBack: () => void;
}

export function KeepAccountForm({ refusal, email, onSignedIn, onBack }: KeepAccountFormProps) {
  const [isBusy, setBusy] = useState(false);
  const handleKeep = async () => {
    setBusy(true);
    try {
      const deviceToken = email === undefined ? undefined : findDeviceToken(email);
      const body = { token: refusal.text ?? '', deviceToken };
      await onSignedIn(await call(accountDeletionRoutes.keep, { body }));
      showToast({
        kind: 'success',
        title: t`Your account stays`,
        message: t`Good to have you back.`,
      });
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
      onBack();
    }
  };
  return (
    <Stack className={classes.form} gap="md">
      <Text>
        <Trans>{String(refusal.details)} Everything in it is still there.</Trans>
      </Text>
      <Button data-autofocus loading={isBusy} fullWidth onClick={() => void handleKeep()}>
        <Trans>Keep my account</Trans>
      </Button>
      <Button variant="subtle" onClick={onBack}>
        <Trans>Delete it as planned</Trans>
      </Button>
    </Stack>
  );
}
