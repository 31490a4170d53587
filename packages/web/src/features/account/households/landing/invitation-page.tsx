/** Where the link of an invitation leads (Spec 2, /invitation/:token), signed in or not. */
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import {
  householdInvitationsRoutes,
  type InvitationDetails,
} from '@saltbush/contract/account/household-invitations';
import { AppError } from '@saltbush/contract/errors';
import { call } from '../../../../api/call';
import { describeError } from '../../../../api/describe-error';
import { findPendingInvitation, forgetPendingInvitation } from '../pending-invitation';
import { useUser } from '../../../../api/session';
import { paths } from '../../../../paths';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { Spinner } from '../../../../ui/feedback/spinner';
import { LinkButton } from '../../../../ui/link-button';
import { InvitationEnded } from './invitation-ended';
import { InvitationFrame } from './invitation-frame';
import { MemberChoices, VisitorChoices } from './invitation-choices';

export function InvitationPage() {
  const { token = '' } = useParams({ strict: false });
  const { data, error, isFetching, refetch } = useDetails(token);
  useForgetEnded(token, data, error);
  if (data) return <Details invitation={data} token={token} />;
  if (isUnknown(error)) return <InvitationEnded reason="unknown" />;
  return (
    <InvitationFrame title={error ? t`Invitation` : t`Opening your invitation…`} seed={token}>
      {error ? (
        <ErrorState
          message={describeError(error).message}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner label={t`One moment`} />
      )}
    </InvitationFrame>
  );
}

function Details({ invitation, token }: { invitation: InvitationDetails; token: string }) {
  const user = useUser();
  const { household, invitedBy, memberCount, state, isMember } = invitation;
  if (isMember) {
    return (
      <InvitationFrame
        title={t`You’re already in ${household.name}`}
        seed={household._id}
        lead={t`There’s nothing more to do.`}
      >
        <LinkButton to={paths.household} params={{ id: household._id }} fullWidth>
          <Trans>Open the community</Trans>
        </LinkButton>
      </InvitationFrame>
    );
  }
  if (state !== 'pending') return <InvitationEnded reason={state} />;
  return (
    <InvitationFrame
      title={t`Join ${household.name}`}
      seed={household._id}
      lead={`${t`${{ name: invitedBy.username }} invites you to cook together.`} ${countText(memberCount)}`}
    >
      {user ? <MemberChoices token={token} user={user} /> : <VisitorChoices token={token} />}
    </InvitationFrame>
  );
}

const countText = (count: number): string =>
  plural(count, { one: 'So far it has # member.', other: 'It has # members.' });

function useDetails(token: string) {
  const userId = useUser()?._id;
  return useQuery({
    // Whether one is a member depends on who asks.
    queryKey: ['households', 'invitation', token, userId],
    queryFn: ({ signal }) =>
      call(householdInvitationsRoutes.details, { params: { id: token } }, { signal }),
    staleTime: 0,
  });
}

/** One that has ended must not come back after login. */
function useForgetEnded(token: string, data: InvitationDetails | undefined, error: Error | null) {
  const hasEnded = isUnknown(error) || (data !== undefined && data.state !== 'pending');
  useEffect(() => {
    if (hasEnded && findPendingInvitation() === token) forgetPendingInvitation();
  }, [hasEnded, token]);
}

const isUnknown = (error: Error | null): boolean =>
  error instanceof AppError &&
  ['INVITATION_NOT_FOUND', 'NOT_FOUND', 'VALIDATION_FAILED'].includes(error.code);
