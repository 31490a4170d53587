/** Invites people: by a link for anyone, or by email. */
import { Button, Text } from '@mantine/core';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { NewInvitation } from '@saltbush/contract/household-invitations';
import type { Household } from '@saltbush/contract/households';
import { Panel } from '../../../ui/layout/panel';
import { sentInvitationsQuery } from '../invitation-queries';
import { EmailForm } from './email-form';
import classes from './invitations.module.css';
import { NewInvitationLink } from './new-invitation-link';
import { SentInvitations } from './sent-invitations';
import { useMakeInvitationLink } from './use-sent-invitations';

export function InvitePanel({ household }: { household: Household }) {
  const { _id: id, name } = household;
  const { made, setMade } = useMadeInvitation(id);
  const [hasEmailForm, setEmailForm] = useState(false);
  const makeLink = useMakeInvitationLink(id);
  return (
    <Panel title="Invite someone">
      <Text className={classes.hint}>Send a link: several people can join with it.</Text>
      {made && <NewInvitationLink invitation={made} householdName={name} />}
      <div className={classes.ways}>
        {!made && (
          <Button
            loading={makeLink.isPending}
            leftSection={<IconLink size={18} stroke={1.75} aria-hidden />}
            onClick={() => makeLink.mutate(undefined, { onSuccess: setMade })}
          >
            Make a link
          </Button>
        )}
        {!hasEmailForm && (
          <Button
            variant="subtle"
            leftSection={<IconMail size={18} stroke={1.75} aria-hidden />}
            onClick={() => setEmailForm(true)}
          >
            Invite by email
          </Button>
        )}
      </div>
      {hasEmailForm && <EmailForm householdId={id} onInvited={setMade} />}
      <SentInvitations householdId={id} />
    </Panel>
  );
}

/** The invitation made last, until it is cancelled: here, or by the removal of a member. */
function useMadeInvitation(householdId: string) {
  const [last, setMade] = useState<NewInvitation>();
  const { data = [] } = useQuery(sentInvitationsQuery(householdId));
  const hasEnded = data.some(({ _id, state }) => _id === last?._id && state !== 'pending');
  return { made: hasEnded ? undefined : last, setMade };
}
