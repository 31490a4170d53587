/** Stays on the login page while an address is unverified, and offers the link again (Spec 2 and 4). */
import { t } from '@lingui/core/macro';
import { Alert, Button, Text } from '@mantine/core';
import { useIsMailSetUp } from '../../../../api/sign-in/use-sign-in-options';
import { useResendVerification } from '../use-resend-verification';
import { verificationHint } from '../verification-hint';

export function NotVerifiedBox({ email }: { email: string }) {
  const { resend, isBusy } = useResendVerification();
  const isMailSetUp = useIsMailSetUp();
  return (
    <Alert color="yellow" title={t`Email Not Verified`}>
      <Text size="sm" mb="sm">
        {verificationHint(email, isMailSetUp)}
      </Text>
      <Button variant="default" fullWidth loading={isBusy} onClick={() => resend(email)}>
        {isMailSetUp === false ? t`Make a new link` : t`Resend Verification Email`}
      </Button>
    </Alert>
  );
}
