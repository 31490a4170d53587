/**
 * Signing in with a passkey: by a button, and where the browser has it among the suggestions of the email
 * field (conditional mediation, WebAuthn Level 3, 5.1.4).
 */
import { t } from '@lingui/core/macro';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SignedInAnswer } from '@saltbush/contract/account/accounts';
import { AppError } from '@saltbush/contract/errors';
import { signInRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in';
import { call } from '../../../../api/call';
import { showToast } from '../../../../ui/feedback/toast';
import { showSignInError } from './show-sign-in-error';

type OptionsJson = Parameters<typeof startAuthentication>[0]['optionsJSON'];

export interface PasskeyEnds {
  onSignedIn: (answer: SignedInAnswer) => Promise<void>;
  onNextStep: (refusal: AppError) => void;
}

export function usePasskeySignIn({ onSignedIn, onNextStep }: PasskeyEnds) {
  const [isBusy, setBusy] = useState(false);
  const end = useEffectEvent(onSignedIn);
  const refuse = (error: unknown) => refuseSignIn(error, onNextStep);
  const refuseSuggested = useEffectEvent(refuse);

  const signIn = async () => {
    setBusy(true);
    try {
      await onSignedIn(await askPasskey(false));
    } catch (error) {
      refuse(error);
    }
    setBusy(false);
  };

  useEffect(() => {
    let isShown = true;
    const suggest = async () => {
      if (!(await browserSupportsWebAuthnAutofill()) || !isShown) return;
      const answer = await askPasskey(true);
      if (isShown) await end(answer);
    };
    suggest().catch((error: unknown) => {
      // The browser ends it when the button is pressed or the page is left.
      if (isShown && error instanceof AppError) refuseSuggested(error);
    });
    return () => {
      isShown = false;
      WebAuthnAbortService.cancelCeremony();
    };
  }, []);

  return { isBusy, signIn: () => void signIn() };
}

async function askPasskey(isSuggested: boolean): Promise<SignedInAnswer> {
  const { options } = await call(signInRoutes.startPasskey, { body: {} });
  // Made by the library's other half on the server.
  const optionsJSON = options as unknown as OptionsJson;
  const credential = await startAuthentication({ optionsJSON, useBrowserAutofill: isSuggested });
  return call(signInRoutes.finishPasskey, { body: { credential } });
}

function refuseSignIn(error: unknown, onNextStep: PasskeyEnds['onNextStep']): void {
  if (error instanceof AppError && error.code === 'DELETION_DUE') onNextStep(error);
  else showFailure(error);
}

/** The browser does not say whether someone stopped or has no passkey here (WebAuthn Level 3, 14.5.2). */
function showFailure(error: unknown): void {
  if (error instanceof AppError) return showSignInError(error);
  showToast({
    kind: 'info',
    title: t`No passkey was used`,
    message: t`Try again, or sign in with your password. You add passkeys under Manage Account.`,
  });
}
