import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { paths } from '../../../../paths';
import { LinkButton } from '../../../../ui/link-button';
import { Spinner } from '../../../../ui/feedback/spinner';
import { showToast } from '../../../../ui/feedback/toast';
import { AuthFrame } from '../auth-frame';
import { followVerificationLink, type Verification } from './follow-verification-link';
import { VerificationFailed } from './verification-failed';
import classes from '../forms.module.css';

/** Spec 9: redirect after verification. */
const redirectDelayMs = 3_000;

const success = {
  verified: t`Email verified successfully`,
  'already-verified': t`Email already verified`,
};

export function VerifyEmailPage() {
  const { token } = useSearch({ from: paths.verifyEmail });
  const navigate = useNavigate();
  const [verification, setVerification] = useState<Verification>();

  useEffect(() => {
    let isGone = false;
    void followVerificationLink(token).then((outcome) => !isGone && setVerification(outcome));
    return () => {
      isGone = true;
    };
  }, [token]);

  useEffect(() => {
    if (verification === undefined || verification === 'failed') return;
    showToast({ kind: 'success', title: success[verification] });
    const timer = setTimeout(() => void navigate({ to: paths.login }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [verification, navigate]);

  if (verification === 'failed') return <VerificationFailed />;
  if (verification === undefined) {
    return (
      <AuthFrame title={t`Verifying your email...`}>
        <Spinner label={t`One moment`} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={success[verification]} lead={t`Taking you to the login page.`}>
      <LinkButton to={paths.login} className={classes.form} fullWidth>
        <Trans>Sign in now</Trans>
      </LinkButton>
    </AuthFrame>
  );
}
