/** Signing in without typing a password: by the provider of this instance, or a passkey. */
import { Button, Stack } from '@mantine/core';
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs';
import IconLogin from '@tabler/icons-react/dist/esm/icons/IconLogin2.mjs';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import type { SignedInAnswer } from '@saltbush/contract/accounts';
import type { AppError } from '@saltbush/contract/errors';
import { showSignInError } from './show-sign-in-error';
import { startProviderSignIn, type SignInQuery } from './provider-sign-in';
import { usePasskeySignIn } from './use-passkey-sign-in';
import { useSignInOptions } from './use-sign-in-options';
import classes from './sign-in-choices.module.css';

export interface SignInChoicesProps {
  /** What the address of the login page asks for afterwards. */
  query: SignInQuery;
  onSignedIn: (answer: SignedInAnswer) => Promise<void>;
  /** It was the right passkey, and there is another step. */
  onNextStep: (refusal: AppError) => void;
}

export function SignInChoices({ query, onSignedIn, onNextStep }: SignInChoicesProps) {
  const options = useSignInOptions();
  const hasPasskeys = options?.hasPasskeys === true && browserSupportsWebAuthn();
  const passkey = usePasskeySignIn(hasPasskeys, { onSignedIn, onNextStep });
  const { provider } = options ?? {};
  if (!provider && !hasPasskeys) return null;
  return (
    <>
      <p className={classes.or}>or</p>
      <Stack gap="sm">
        {provider && <ProviderButton name={provider.name} query={query} />}
        {hasPasskeys && (
          <Button
            variant="default"
            fullWidth
            leftSection={<IconFingerprint size={20} stroke={1.75} aria-hidden />}
            loading={passkey.isBusy}
            onClick={passkey.signIn}
          >
            Use a passkey
          </Button>
        )}
      </Stack>
    </>
  );
}

function ProviderButton({ name, query }: { name: string; query: SignInQuery }) {
  const [isBusy, setBusy] = useState(false);
  const handleClick = async () => {
    setBusy(true);
    try {
      await startProviderSignIn(query);
    } catch (error) {
      setBusy(false);
      showSignInError(error);
    }
  };
  return (
    <Button
      variant="default"
      fullWidth
      leftSection={<IconLogin size={20} stroke={1.75} aria-hidden />}
      loading={isBusy}
      onClick={() => void handleClick()}
    >
      Continue with {name}
    </Button>
  );
}
