/** Ends the sign-in that this tab began, with what the provider wrote into the address. */
import { t } from '@lingui/core/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SignedInAnswer } from '@saltbush/contract/account/accounts';
import { AppError } from '@saltbush/contract/errors';
import type { CallOutput } from '@saltbush/contract/route';
import { signInRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in';
import { afterRegistration } from '@saltbush/domain/account/accounts/after-login';
import {
  findBegunSignIn,
  forgetBegunSignIn,
  proxyState,
} from '../../../../api/sign-in/begun-sign-in';
import { call } from '../../../../api/call';
import { describeError } from '../../../../api/describe-error';
import { deviceHome } from '../../../../api/device-home';
import { saveDeviceToken } from '../../../../api/sign-in/known-device';
import { findPendingInvitation, forgetPendingInvitation } from '../../households';
import { markProviderSession } from '../../sign-in-methods';
import { startSession } from '../../../../api/session';
import { paths } from '../../../../paths';
import { showWelcome } from './show-welcome';
import { finishSignIn } from './finish-sign-in';
import { isNextStep } from './next-step';

type CallbackState =
  | { step: 'checking' }
  | { step: 'next'; refusal: AppError }
  | { step: 'link'; token: string; email: string }
  | { step: 'refused'; title: string; message: string };

export function useProviderCallback() {
  const { state: id, code, iss, error } = useSearch({ from: paths.providerCallback });
  const [begun] = useState(findBegunSignIn);
  const [state, setState] = useState<CallbackState>({ step: 'checking' });
  const navigate = useNavigate();
  const finish = async (answer: SignedInAnswer) =>
    navigate({ href: basePath + (await finishSignIn(answer, begun?.query ?? {})), replace: true });
  const isByProxy = id === proxyState;
  const register = useFinishRegistration(isByProxy);

  const refuse = (refusal: unknown) => setState(stateOf(refusal));
  const finishAtProvider = async (answer: SignedInAnswer) => {
    await finish(answer);
    if (!isByProxy) markProviderSession();
  };
  const end = async () => {
    forgetBegunSignIn();
    if (!begun || id === undefined) throw new AppError('SIGN_IN_REFUSED', notBegunHere);
    const invitationToken = begun.query.invitationToken ?? findPendingInvitation();
    const ofBrowser = { invitationToken, ...deviceHome() };
    const answered = { state: id, secret: begun.secret, code, iss, error };
    const answer = isByProxy
      ? await call(signInRoutes.withProxy, { body: ofBrowser })
      : await call(signInRoutes.finishProvider, { body: { ...answered, ...ofBrowser } });
    if ('linkAccount' in answer) return setState({ step: 'link', ...answer.linkAccount });
    if (!answer.isNewAccount) return finishAtProvider(answer);
    await register(answer, { redirect: begun.query.redirect, invitationToken });
  };
  const hasEnded = useRef(false);
  const endOnce = useEffectEvent(() => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    end().catch(refuse);
  });
  useEffect(() => endOnce(), []);

  return { state, finish, finishAtProvider, refuse };
}

function stateOf(refusal: unknown): CallbackState {
  if (isNextStep(refusal)) return { step: 'next', refusal };
  return { step: 'refused', ...describeError(refusal) };
}

type NewAccount = Extract<CallOutput<typeof signInRoutes.finishProvider>, { user: unknown }>;

function useFinishRegistration(isByProxy: boolean) {
  const navigate = useNavigate();
  return async (
    { user, acceptedInvitation, ...token }: NewAccount,
    query: { redirect?: string | undefined; invitationToken?: string | undefined },
  ): Promise<void> => {
    startSession(token, user);
    if (!isByProxy) markProviderSession();
    saveDeviceToken(user.email, token.deviceToken);
    if (acceptedInvitation) forgetPendingInvitation();
    void showWelcome(acceptedInvitation?.householdName, query.invitationToken);
    await navigate({
      href: basePath + afterRegistration(query, acceptedInvitation),
      replace: true,
    });
  };
}

const notBegunHere = t`It was started in another tab, or took too long. Please start again.`;
