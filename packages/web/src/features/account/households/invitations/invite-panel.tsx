/** Invites people: by a link for anyone, or by email. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { NewInvitation } from '@saltbush/contract/account/household-invitations';
import type { Household } from '@saltbush/contract/account/households';
import type { GivenRole } from '@saltbush/domain/account/households/roles';
import { useIsMailSetUp } from '../../../../api/sign-in/use-sign-in-options';
import { writeToClipboard } from '../../../../ui/fields/write-to-clipboard';
import { Panel } from '../../../../ui/layout/panel';
import { sentInvitationsQuery } from '../invitation-queries';
import { EmailForm } from './email-form';
import classes from './invitations.module.css';
import { NewInvitationLink } from './new-invitation-link';
import { RoleSelect } from './role-select';
import { SentInvitations } from './sent-invitations';
import { useMakeInvitationLink } from './use-sent-invitations';

export function InvitePanel({ household }: { household: Household }) {
  const { _id: id, name } = household;
  const { made, isCopied, copyAndShow } = useMadeInvitation(id);
  const [hasEmailForm, setEmailForm] = useState(false);
  const isMailSetUp = useIsMailSetUp();
  const [role, setRole] = useState<GivenRole>('member');
  return (
    <Panel title={t`Invite someone`}>
      <Text className={classes.hint}>
        <Trans>Send a link: several people can join with it.</Trans>
      </Text>
      <RoleSelect value={role} onChange={setRole} />
      {made && <NewInvitationLink invitation={made} householdName={name} isCopied={isCopied} />}
      <div className={classes.ways}>
        {!made && <LinkButton householdId={id} role={role} onMade={copyAndShow} />}
        {!hasEmailForm && (
          <Button
            variant="subtle"
            leftSection={<IconMail size={18} stroke={1.75} aria-hidden />}
            onClick={() => setEmailForm(true)}
          >
            {isMailSetUp === false ? t`Invite one person` : t`Invite by email`}
          </Button>
        )}
      </div>
      {hasEmailForm && (
        <EmailForm
          householdId={id}
          role={role}
          isMailSetUp={isMailSetUp}
          onInvited={(invitation) => void copyAndShow(invitation)}
        />
      )}
      <SentInvitations householdId={id} />
    </Panel>
  );
}

interface LinkButtonProps {
  householdId: string;
  role: GivenRole;
  onMade: (invitation: NewInvitation) => Promise<void>;
}

function LinkButton({ householdId, role, onMade }: LinkButtonProps) {
  const { mutate, isPending } = useMakeInvitationLink(householdId);
  return (
    <Button
      loading={isPending}
      leftSection={<IconLink size={18} stroke={1.75} aria-hidden />}
      onClick={() => mutate(role, { onSuccess: onMade })}
    >
      <Trans>Make a link</Trans>
    </Button>
  );
}

/**
 * The invitation made last, until it is cancelled: here, or by the removal of a member. A link that one passes on oneself
 * is copied at once, where the browser allows it.
 */
function useMadeInvitation(householdId: string) {
  const [last, setLast] = useState<NewInvitation & { isCopied: boolean }>();
  const copyAndShow = async (invitation: NewInvitation) => {
    const isToPassOn = !invitation.isMailed;
    const isCopied = isToPassOn && (await writeToClipboard(invitation.url));
    setLast({ ...invitation, isCopied });
  };
  const { data = [] } = useQuery(sentInvitationsQuery(householdId));
  const hasEnded = data.some(({ _id, state }) => _id === last?._id && state !== 'pending');
  return { made: hasEnded ? undefined : last, isCopied: last?.isCopied ?? false, copyAndShow };
}
