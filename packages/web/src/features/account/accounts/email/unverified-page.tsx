/** For someone signed in whose address must be verified first: every other call refuses them (decision 0083). */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { sessionRoutes } from '@saltbush/contract/account/session';
import { afterLogin } from '@saltbush/domain/account/accounts/after-login';
import { call } from '../../../../api/call';
import { describeError } from '../../../../api/describe-error';
import { findPendingInvitation } from '../../households';
import { endSession, storeUser, useUser } from '../../../../api/session';
import { useIsMailSetUp } from '../../../../api/sign-in/use-sign-in-options';
import { showToast } from '../../../../ui/feedback/toast';
import { useSubmit } from '../../../../ui/fields/use-submit';
import { AuthFrame } from '../auth-frame';
import { useResendVerification } from '../use-resend-verification';
import { verificationHint } from '../verification-hint';
import classes from '../forms.module.css';

export function UnverifiedPage() {
  const user = useUser();
  const { resend, isBusy: isSending } = useResendVerification();
  const isMailSetUp = useIsMailSetUp();
  const { isBusy, handleSubmit } = useVerifiedCheck();
  return (
    <AuthFrame
      title={t`Verify your email`}
      lead={verificationHint(user?.email ?? t`your address`, isMailSetUp)}
    >
      <form className={classes.form} method="post" onSubmit={handleSubmit} noValidate>
        <Stack gap="md">
          <Button type="submit" loading={isBusy} fullWidth>
            <Trans>I’ve opened the link</Trans>
          </Button>
          <Button variant="default" fullWidth loading={isSending} onClick={() => resend()}>
            {isMailSetUp === false ? t`Make a new link` : t`Send again`}
          </Button>
          <Button variant="subtle" fullWidth onClick={signOut}>
            <Trans>Sign out</Trans>
          </Button>
        </Stack>
      </form>
    </AuthFrame>
  );
}

/** Asks the server on demand, and whenever its person comes back to the page. */
function useVerifiedCheck() {
  const navigate = useNavigate();
  const check = async (): Promise<boolean> => {
    const user = await call(sessionRoutes.me);
    if (!user.isVerified) return false;
    storeUser(user);
    const { path } = afterLogin({ invitationToken: findPendingInvitation() });
    await navigate({ href: basePath + path, replace: true });
    return true;
  };
  const checkQuietly = useEffectEvent(() => {
    if (document.visibilityState === 'visible') check().catch(() => undefined);
  });
  useEffect(() => {
    const handleChange = () => checkQuietly();
    document.addEventListener('visibilitychange', handleChange);
    return () => document.removeEventListener('visibilitychange', handleChange);
  }, []);
  const checkAloud = async () => {
    if (await check()) return;
    const message = t`Open the link first, then come back here.`;
    showToast({ kind: 'info', title: t`Not verified yet`, message });
  };
  return useSubmit(checkAloud, (error) => showToast({ kind: 'error', ...describeError(error) }));
}

/** The page does not wait: the session here ends whatever the server answers. */
function signOut(): void {
  void call(sessionRoutes.logout).catch(() => undefined);
  endSession();
}
