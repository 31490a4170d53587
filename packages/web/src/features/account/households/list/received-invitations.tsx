/** Pending invitations to one's own email address, above everything else. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Title } from '@mantine/core';
import type { ReceivedInvitation } from '@saltbush/contract/account/household-invitations';
import { describeError } from '../../../../api/describe-error';
import { useConfirm } from '../../../../ui/dialog/use-confirm';
import { showToast } from '../../../../ui/feedback/toast';
import { useAcceptInvitation, useDeclineInvitation } from '../answer-invitation';
import classes from './households-page.module.css';

/** Nothing if they did not load: most people have none, and the mail has a link. */
export function ReceivedInvitations({ invitations }: { invitations: ReceivedInvitation[] }) {
  if (invitations.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="received-invitations">
      <Title order={2} size="h3" id="received-invitations">
        <Trans>You’re invited</Trans>
      </Title>
      <ul className={classes.rows}>
        {invitations.map((invitation) => (
          <Invitation key={invitation._id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function Invitation({ invitation }: { invitation: ReceivedInvitation }) {
  const { _id: id, household, invitedBy } = invitation;
  const accept = useAcceptInvitation();
  const decline = useDeclineInvitation();
  const { ask, dialog } = useConfirm();
  const handleDecline = () =>
    ask({
      title: t`Decline ${household.name}?`,
      message: t`To join later you need a new invitation.`,
      confirmLabel: t`Decline`,
      onConfirm: () => decline.mutateAsync(id),
    });
  return (
    <li className={`${classes.row} ${classes.received}`}>
      <div>
        <Trans>
          {invitedBy.username} invites you to <strong>{household.name}</strong>
        </Trans>
      </div>
      <Group gap="xs">
        <Button
          loading={accept.isPending}
          aria-label={t`Join ${household.name}`}
          onClick={() => accept.mutate(id, { onError: showError })}
        >
          <Trans>Join</Trans>
        </Button>
        <Button variant="default" aria-label={t`Decline ${household.name}`} onClick={handleDecline}>
          <Trans>Decline</Trans>
        </Button>
      </Group>
      {dialog}
    </li>
  );
}

const showError = (error: Error) => showToast({ kind: 'error', ...describeError(error) });
