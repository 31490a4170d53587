/** Stays on the login page while an address is unverified, and offers the link again (Spec 2 and 4). */
import { Alert, Button, Text } from '@mantine/core';
import { useResendVerification } from '../use-resend-verification';

export function NotVerifiedBox({ email }: { email: string }) {
  const { resend, isBusy } = useResendVerification();
  return (
    <Alert color="yellow" title="Email Not Verified">
      <Text size="sm" mb="sm">
        Please open the link we sent to {email}. Nothing there? Look in your spam folder, or have it
        sent again.
      </Text>
      <Button variant="default" fullWidth loading={isBusy} onClick={() => resend(email)}>
        Resend Verification Email
      </Button>
    </Alert>
  );
}
