/** Says who may make an account where not everyone may, and how to get in; where nobody has one, offers to restore a backup. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useSignInOptions } from '../../../../api/sign-in/use-sign-in-options';
import { RestoreForm } from '../../restore';

export interface RegistrationNoticeProps {
  /** They bring an invitation. */
  isInvited: boolean;
}

export function RegistrationNotice({ isInvited }: RegistrationNoticeProps) {
  const options = useSignInOptions();
  if (!options || options.isFirstAccount || options.registration === 'open') return null;
  if (options.registration === 'closed') {
    return (
      <Alert color="yellow" title={t`No new accounts`} mt="md">
        <Trans>
          There are no new accounts on this Saltbush at the moment. Ask your admin to let you in. If
          you have an account, sign in below.
        </Trans>
      </Alert>
    );
  }
  return isInvited ? null : (
    <Alert color="yellow" title={t`By invitation`} mt="md">
      <Trans>
        New accounts here need an invitation. Ask someone who uses this Saltbush to invite you to
        their community, and open the link they send you.
      </Trans>
    </Alert>
  );
}

/** For who moves a Saltbush to another machine: while nobody has an account here. */
export function RestoreOffer() {
  const options = useSignInOptions();
  const [isOpen, setOpen] = useState(false);
  if (!options?.isFirstAccount) return null;
  if (isOpen) return <RestoreForm />;
  return (
    <Group gap={0} mt="md">
      <Text>
        <Trans>Moving from another Saltbush?</Trans>
      </Text>
      <Button variant="subtle" px="xs" onClick={() => setOpen(true)}>
        <Trans>Restore a backup</Trans>
      </Button>
    </Group>
  );
}
