/** Cards of the account page: the password, passkeys, the second step and the provider. */
import { t } from '@lingui/core/macro';
import { Skeleton } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { describeError } from '../../../../api/describe-error';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { AuthenticatorCard } from './authenticator-card';
import { FirstPassword } from './first-password';
import { PasskeyList } from './passkey-list';
import { ProviderLink } from './provider-link';
import { useSignInMethods } from './use-sign-in-methods';

export interface SignInCardsProps {
  /** Of the page. */
  Card: ComponentType<{ title: string; hint?: ReactNode; children: ReactNode }>;
  email: string;
  /** Changes the password of someone who has one. */
  passwordForm: ReactNode;
  /** What a new passkey is called: "Chrome on Mac". */
  deviceName: string;
}

export function SignInCards({ Card, email, passwordForm, deviceName }: SignInCardsProps) {
  const { data: methods, error, isFetching, refetch } = useSignInMethods();
  if (!methods) {
    if (!error) return <Skeleton height={200} />;
    const { message } = describeError(error);
    return <ErrorState message={message} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  const { provider, hasPassword } = methods;
  return (
    <>
      <Card {...(hasPassword ? passwordTexts : firstPasswordTexts)}>
        {hasPassword ? passwordForm : <FirstPassword email={email} />}
      </Card>
      <Card
        title={t`Passkeys`}
        hint={t`Sign in with your finger, your face or the PIN of your device. Nothing to type or to remember.`}
      >
        <PasskeyList methods={methods} deviceName={deviceName} />
      </Card>
      {hasPassword && (
        <Card
          title={t`Two-step sign-in`}
          hint={t`After your password, a code from an authenticator app on your phone.`}
        >
          <AuthenticatorCard {...methods.authenticator} />
        </Card>
      )}
      {provider && (
        <Card title={provider.name} hint={t`Sign in with your account at ${provider.name}.`}>
          <ProviderLink {...provider} hasPassword={hasPassword} />
        </Card>
      )}
    </>
  );
}

const passwordTexts = {
  title: t`Password`,
  hint: t`Changing it signs you out on your other devices.`,
};
const firstPasswordTexts = {
  title: t`Set a password`,
  hint: t`You sign in another way. You can have one as well.`,
};
