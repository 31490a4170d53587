/** The email address and whether it is verified. */
import { Badge, Button, Group, Text } from '@mantine/core';
import type { User } from '@saltbush/contract/session';
import { useResendVerification } from '../../use-resend-verification';

export function EmailStatus({ user }: { user: User }) {
  const { resend, isBusy } = useResendVerification();
  return (
    <div>
      <Text fw={600}>Email</Text>
      <Group gap="xs">
        <Text style={{ overflowWrap: 'anywhere' }}>{user.email}</Text>
        <Badge color={user.isVerified ? 'green' : 'yellow'} variant="light" tt="none">
          {user.isVerified ? 'Verified' : 'Not verified'}
        </Badge>
      </Group>
      {!user.isVerified && (
        <Button variant="default" mt="xs" loading={isBusy} onClick={() => resend()}>
          Resend Verification Email
        </Button>
      )}
    </div>
  );
}
