/** Accepts an invitation at once: for people who chose so before they signed in (Spec 4, Login). */
import { t } from '@lingui/core/macro';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AppError } from '@saltbush/contract/errors';
import { describeError } from '../../../../api/describe-error';
import { findPendingInvitation, forgetPendingInvitation } from '../pending-invitation';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { Spinner } from '../../../../ui/feedback/spinner';
import { useAcceptInvitation } from '../answer-invitation';
import { InvitationEnded } from './invitation-ended';
import { InvitationFrame } from './invitation-frame';

export function AcceptInvitationPage() {
  const search: { token?: string } = useSearch({ strict: false });
  const token = search.token ?? findPendingInvitation();
  const { mutate, error, isPending } = useAcceptInvitation();
  useEffect(() => {
    // Accepting twice is no error, so a repeated effect does no harm.
    if (token !== undefined) mutate(token);
  }, [token, mutate]);
  const reason = token === undefined ? 'unknown' : reasonOf(error);
  useEffect(() => {
    if (reason !== undefined) forgetPendingInvitation();
  }, [reason]);
  if (reason !== undefined) return <InvitationEnded reason={reason} />;
  return (
    <InvitationFrame title={t`Joining your community…`} seed={token ?? ''}>
      {error ? (
        <ErrorState
          message={describeError(error).message}
          isRetrying={isPending}
          onRetry={() => token !== undefined && mutate(token)}
        />
      ) : (
        <Spinner label={t`One moment`} />
      )}
    </InvitationFrame>
  );
}

/** Undefined if trying again may help. */
function reasonOf(error: Error | null): 'ended' | 'full' | 'unknown' | undefined {
  if (!(error instanceof AppError)) return undefined;
  return reasons[error.code];
}

const reasons: Partial<Record<AppError['code'], 'ended' | 'full' | 'unknown'>> = {
  INVITATION_ENDED: 'ended',
  HOUSEHOLD_FULL: 'full',
  INVITATION_NOT_FOUND: 'unknown',
  NOT_FOUND: 'unknown',
  VALIDATION_FAILED: 'unknown',
};
