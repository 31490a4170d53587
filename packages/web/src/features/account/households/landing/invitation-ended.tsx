/** An invitation that cannot be accepted, and why. */
import { t } from '@lingui/core/macro';
import type { InvitationDetails } from '@saltbush/contract/account/household-invitations';
import { useSession } from '../../../../api/session';
import { paths } from '../../../../paths';
import { LinkButton } from '../../../../ui/link-button';
import { InvitationFrame } from './invitation-frame';

type Reason = Exclude<InvitationDetails['state'], 'pending'> | 'ended' | 'full' | 'unknown';

export function InvitationEnded({ reason }: { reason: Reason }) {
  const isSignedIn = useSession() !== undefined;
  const { title, lead } = reasons[reason];
  return (
    <InvitationFrame title={title} lead={lead} seed={reason}>
      <LinkButton to={isSignedIn ? paths.households : paths.landing} fullWidth>
        {isSignedIn ? t`Go to your communities` : t`Go to the home page`}
      </LinkButton>
    </InvitationFrame>
  );
}

const ended = t`This invitation has ended`;
const askAgain = t`Please ask for a new one.`;

const reasons: Record<Reason, { title: string; lead: string }> = {
  accepted: { title: ended, lead: t`It was used already. ${askAgain}` },
  declined: { title: ended, lead: t`It was declined. ${askAgain}` },
  cancelled: { title: ended, lead: t`It was cancelled. ${askAgain}` },
  expired: { title: ended, lead: t`It has expired. ${askAgain}` },
  ended: { title: ended, lead: t`It was used, was cancelled or has expired. ${askAgain}` },
  full: {
    title: t`The community is full`,
    lead: t`A community can have at most 50 members. Please ask its admin.`,
  },
  unknown: {
    title: t`This invitation doesn’t work`,
    lead: t`The link is not complete, or the community is gone. ${askAgain}`,
  },
};
