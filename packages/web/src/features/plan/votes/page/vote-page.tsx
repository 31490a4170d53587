/**
 * Where a personal link leads (/vote/:token): the dinners ahead, with a yes and a no for each. No account is needed.
 * What shows the dinners is loaded while the server is asked for them.
 */
import { t } from '@lingui/core/macro';
import { useParams } from '@tanstack/react-router';
import { AppError } from '@saltbush/contract/errors';
import { describeError } from '../../../../api/describe-error';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { Spinner } from '../../../../ui/feedback/spinner';
import { Dinners } from './dinners.lazy';
import { useVote } from './use-vote';
import { VoteFrame } from './vote-frame';

// A failure is said where they are shown.
Dinners.load().catch(() => undefined);

export function VotePage() {
  const { token = '' } = useParams({ strict: false });
  const { data, error, isFetching, refetch, vote, voteDish } = useVote(token);
  if (hasEnded(error)) {
    return (
      <VoteFrame
        title={t`This link doesn’t work any more`}
        lead={t`It has ended, was replaced or is not complete. Ask the person who sent it for a new one.`}
      />
    );
  }
  if (data) {
    return <Dinners whileLoading={waiting} vote={data} onVote={vote} onDish={voteDish} />;
  }
  if (!error) return waiting;
  const { message } = describeError(error);
  return (
    <VoteFrame title={t`Dinners`}>
      <ErrorState message={message} isRetrying={isFetching} onRetry={refetch} />
    </VoteFrame>
  );
}

const waiting = (
  <VoteFrame title={t`Loading the dinners…`}>
    <Spinner label={t`One moment`} />
  </VoteFrame>
);

/** A token that can't be one is answered like one that has ended. */
const hasEnded = (error: unknown): boolean =>
  error instanceof AppError && ['NOT_FOUND', 'VALIDATION_FAILED'].includes(error.code);
