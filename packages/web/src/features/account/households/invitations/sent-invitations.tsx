/** Invitations of a community and what became of them; pending ones can be cancelled. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SentInvitation } from '@saltbush/contract/account/household-invitations';
import { useConfirm } from '../../../../ui/dialog/use-confirm';
import { formatDay } from '../format-day';
import { sentInvitationsQuery } from '../invitation-queries';
import { invitationName, invitationFact } from './invitation-labels';
import classes from './invitations.module.css';
import { useCancelInvitation } from './use-sent-invitations';

export interface SentInvitationsProps {
  householdId: string;
}

export function SentInvitations(props: SentInvitationsProps) {
  const { data, error, refetch } = useQuery(sentInvitationsQuery(props.householdId));
  if (data) return <Lists {...props} invitations={data} />;
  if (!error) return <Skeleton height={44} />;
  return (
    <Text>
      <Trans>The invitations could not be loaded. </Trans>
      <Button variant="subtle" px="xs" onClick={() => void refetch()}>
        <Trans>Try again</Trans>
      </Button>
    </Text>
  );
}

type ListsProps = SentInvitationsProps & { invitations: SentInvitation[] };

function Lists({ invitations, householdId }: ListsProps) {
  const [areEarlierShown, showEarlier] = useState(false);
  const pending = invitations.filter(({ state }) => state === 'pending');
  const earlier = invitations.filter(({ state }) => state !== 'pending');
  return (
    <>
      {pending.length > 0 && (
        <ul className={classes.list} aria-label={t`Pending invitations`}>
          {pending.map((invitation) => (
            <Item key={invitation._id} invitation={invitation}>
              <CancelButton invitation={invitation} householdId={householdId} />
            </Item>
          ))}
        </ul>
      )}
      {earlier.length > 0 && (
        <Button
          variant="subtle"
          className={classes.earlier}
          aria-expanded={areEarlierShown}
          onClick={() => showEarlier(!areEarlierShown)}
        >
          {areEarlierShown
            ? t`Hide earlier invitations`
            : t`Earlier invitations (${earlier.length})`}
        </Button>
      )}
      {areEarlierShown && (
        <ul className={classes.list} aria-label={t`Earlier invitations`}>
          {earlier.map((invitation) => (
            <Item key={invitation._id} invitation={invitation} />
          ))}
        </ul>
      )}
    </>
  );
}

interface ItemProps {
  invitation: SentInvitation;
  children?: React.ReactNode;
}

function Item({ invitation, children }: ItemProps) {
  return (
    <li>
      <div>
        <Text fw={600} className={classes.name}>
          {invitationName(invitation)}
        </Text>
        <Text className={classes.hint}>{invitationFact(invitation)}</Text>
      </div>
      {children}
    </li>
  );
}

function CancelButton({ invitation, householdId }: ItemProps & SentInvitationsProps) {
  const cancel = useCancelInvitation(householdId);
  const { ask, dialog } = useConfirm();
  const name = invitationName(invitation);
  const handleClick = () =>
    ask({
      title: t`Cancel this invitation?`,
      message: t`${name}, made on ${formatDay(invitation.createdAt)}: its link will no longer work. You can make a new one.`,
      confirmLabel: t`Cancel invitation`,
      isDangerous: true,
      onConfirm: () => cancel.mutateAsync(invitation._id),
    });
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        px="sm"
        aria-label={t`Cancel invitation: ${name}`}
        onClick={handleClick}
      >
        <Trans>Cancel</Trans>
      </Button>
      {dialog}
    </>
  );
}
