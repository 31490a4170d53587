/**
 * What the login loads after its form: signing in without typing a password, by the provider of this instance or a passkey, and
 * the languages.
 */
import { Trans } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import IconLogin from '@tabler/icons-react/dist/esm/icons/IconLogin2.mjs';
import { useState } from 'react';
import type { SignedInAnswer } from '@saltbush/contract/account/accounts';
import type { AppError } from '@saltbush/contract/errors';
import { useLoaded } from '../../../../ui/use-loaded';
import { LanguageLinks } from '../../../device/language';
import { passkeyChoice } from './passkey-choice.lazy';
import { showSignInError } from './show-sign-in-error';
import { startProviderSignIn, startProxySignIn, type SignInQuery } from './provider-sign-in';
import type { PasskeyEnds } from './use-passkey-sign-in';
import { useSignInOptions } from '../../../../api/sign-in/use-sign-in-options';
import classes from './sign-in-choices.module.css';

export interface SignInChoicesProps {
  /** What the address of the login page asks for afterwards. */
  query: SignInQuery;
  onSignedIn: (answer: SignedInAnswer) => Promise<void>;
  /** It was the right passkey, and there is another step. */
  onNextStep: (refusal: AppError) => void;
}

export function SignInChoices(props: SignInChoicesProps) {
  const options = useSignInOptions();
  // The languages are the last, and nothing moves them.
  if (!options) return null;
  return (
    <>
      <OtherWays {...props} options={options} />
      <LanguageLinks />
    </>
  );
}

interface OtherWaysProps extends SignInChoicesProps {
  options: NonNullable<ReturnType<typeof useSignInOptions>>;
}

function OtherWays({ query, onSignedIn, onNextStep, options }: OtherWaysProps) {
  const { provider, proxy } = options;
  const hasPasskeys = options.hasPasskeys && 'PublicKeyCredential' in window;
  if (!provider && !proxy && !hasPasskeys) return null;
  return (
    <>
      <p className={classes.or}>
        <Trans>or</Trans>
      </p>
      <Stack gap="sm">
        {proxy && (
          <Button variant="default" fullWidth onClick={() => startProxySignIn(query)}>
            <Trans>Continue as {proxy.name}</Trans>
          </Button>
        )}
        {provider && <ProviderButton name={provider.name} query={query} />}
        {hasPasskeys && <Passkeys onSignedIn={onSignedIn} onNextStep={onNextStep} />}
      </Stack>
    </>
  );
}

function Passkeys(ends: PasskeyEnds) {
  const code = useLoaded(passkeyChoice);
  return code && <code.PasskeyChoice {...ends} />;
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
      <Trans>Continue with {name}</Trans>
    </Button>
  );
}
