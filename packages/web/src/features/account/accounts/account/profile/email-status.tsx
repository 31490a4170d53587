/** The email address and whether it is verified. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge, Button, Group, Text } from '@mantine/core';
import type { User } from '@saltbush/contract/account/session';
import { useIsMailSetUp } from '../../../../../api/sign-in/use-sign-in-options';
import { useResendVerification } from '../../use-resend-verification';

export function EmailStatus({ user }: { user: User }) {
  return (
    <div>
      <Text fw={600}>
        <Trans>Email</Trans>
      </Text>
      <Group gap="xs">
        <Text style={{ overflowWrap: 'anywhere' }}>{user.email}</Text>
        <Badge color={user.isVerified ? 'green' : 'yellow'} variant="light" tt="none">
          {user.isVerified ? t`Verified` : t`Not verified`}
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
      <Trans>Resend Verification Email</Trans>
    </Button>
  ) : (
    <Text c="dimmed" size="sm" mt="xs">
      <Trans>Email isn’t set up here, so addresses aren’t verified.</Trans>
    </Text>
  );
}
