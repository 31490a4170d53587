/** An invitation that cannot be accepted, and why. */
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
        {isSignedIn ? 'Go to your communities' : 'Go to the home page'}
      </LinkButton>
    </InvitationFrame>
  );
}

const ended = 'This invitation has ended';
const askAgain = 'Please ask for a new one.';

const reasons: Record<Reason, { title: string; lead: string }> = {
  accepted: { title: ended, lead: `It was used already. ${askAgain}` },
  declined: { title: ended, lead: `It was declined. ${askAgain}` },
  cancelled: { title: ended, lead: `It was cancelled. ${askAgain}` },
  expired: { title: ended, lead: `It has expired. ${askAgain}` },
  ended: { title: ended, lead: `It was used, was cancelled or has expired. ${askAgain}` },
  full: {
    title: 'The community is full',
    lead: 'A community can have at most 50 members. Please ask its admin.',
  },
  unknown: {
    title: 'This invitation doesn’t work',
    lead: `The link is not complete, or the community is gone. ${askAgain}`,
  },
};
