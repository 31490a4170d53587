/** The code from the authenticator app, or a recovery code, after the password. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { SignedInAnswer } from '@saltbush/contract/account/accounts';
import { AppError } from '@saltbush/contract/errors';
import { signInRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in';
import { call } from '../../../../api/call';
import { describeError } from '../../../../api/describe-error';
import { findDeviceToken } from '../../../../api/sign-in/known-device';
import { showToast } from '../../../../ui/feedback/toast';
import { useFields } from '../../../../ui/fields/use-fields';
import { useSubmit } from '../../../../ui/fields/use-submit';
import classes from '../forms.module.css';

export interface SecondStepFormProps {
  token: string;
  /** Typed before; unknown after the sign-in of a provider. */
  email?: string | undefined;
  onSignedIn: (answer: SignedInAnswer) => Promise<void>;
  onBack: () => void;
  /** The code was right, and there is another step. */
  onNextStep: (refusal: AppError) => void;
}

export function SecondStepForm({ onBack, ...step }: SecondStepFormProps) {
  const [isRecovery, setRecovery] = useState(false);
  const { fields, isBusy, handleSubmit } = useCode({ onBack, ...step });
  // It has taken the place of the form before it, or of the other field.
  useEffect(() => document.getElementsByName('code')[0]?.focus(), [isRecovery]);
  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      <Stack gap="md">
        <TextInput
          key={isRecovery ? 'recovery' : 'app'}
          {...(isRecovery ? recoveryCode : appCode)}
          required
          {...fields.bind('code')}
        />
        <Button type="submit" loading={isBusy} fullWidth>
          <Trans>Sign In</Trans>
        </Button>
        <Button variant="subtle" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? t`Use the app instead` : t`Use a recovery code instead`}
        </Button>
        <Button variant="subtle" onClick={onBack}>
          <Trans>Back to login</Trans>
        </Button>
      </Stack>
    </form>
  );
}

const recoveryCode = {
  label: t`Recovery code`,
  description: t`One of the ten you saved when you set up the app. Each works once.`,
  autoComplete: 'off',
  autoCapitalize: 'none',
};

const appCode = {
  label: t`Code from your authenticator app`,
  description: t`Six digits that change every 30 seconds.`,
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
} as const;

function useCode({ token, email, onSignedIn, onBack, onNextStep }: SecondStepFormProps) {
  const fields = useFields({ code: '' });
  const send = async () => {
    const deviceToken = email === undefined ? undefined : findDeviceToken(email);
    const body = { token, code: fields.values.code, deviceToken };
    const { recoveryCodesLeft, ...answer } = await call(signInRoutes.secondStep, { body });
    await onSignedIn(answer);
    if (recoveryCodesLeft === undefined) return;
    const title = t`Recovery codes left: ${recoveryCodesLeft}`;
    const message = t`You can make new ones under Manage Account.`;
    showToast({ kind: 'info', title, message });
  };
  const submit = useSubmit(send, (error) => {
    const isAppError = error instanceof AppError;
    if (isAppError && typeof error.details !== 'string') return fields.setMessages(error.details);
    if (isAppError && error.code === 'DELETION_DUE') return onNextStep(error);
    if (isAppError && error.code === 'WRONG_CODE') {
      return fields.setMessages([{ field: 'code', message: describeError(error).message }]);
    }
    showToast({ kind: 'error', ...describeError(error) });
    if (isAppError && error.code === 'SIGN_IN_REFUSED') onBack();
  });
  return { fields, ...submit };
}
