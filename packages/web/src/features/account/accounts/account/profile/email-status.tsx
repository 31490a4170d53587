/** The email address and whether it is verified. */
import { Badge, Button, Group, Text } from '@mantine/core';
import type { User } from '@saltbush/contract/account/session';
import { useIsMailSetUp } from '../../../../../api/sign-in/use-sign-in-options';
import { useResendVerification } from '../../use-resend-verification';

export function EmailStatus({ user }: { user: User }) {
  return (
    <div>
      <Text fw={600}>Email</Text>
      <Group gap="xs">
        <Text style={{ overflowWrap: 'anywhere' }}>{user.email}</Text>
        <Badge color={user.isVerified ? 'green' : 'yellow'} variant="light" tt="none">
          {user.isVerified ? 'Verified' : 'Not verified'}
        </Badge>
      </Group>
      {!user.isVerified && <VerifyByEmail />}
    </div>
  );
}

/** Nothing until it is known whether an email can be sent. */
function VerifyByEmail() {
  const { resend, isBusy } = useResendVerification();
  const isMailSetUp = useIsMailSetUp();
  if (isMailSetUp === undefined) return null;
  return isMailSetUp ? (
    <Button variant="default" mt="xs" loading={isBusy} onClick={() => resend()}>
      Resend Verification Email
    </Button>
  ) : (
    <Text c="dimmed" size="sm" mt="xs">
      Email isn’t set up here, so addresses aren’t verified.
    </Text>
  );
}
