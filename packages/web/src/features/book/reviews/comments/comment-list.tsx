/** A page of comments after the other. */
import { t } from '@lingui/core/macro';
import { Button, Skeleton } from '@mantine/core';
import { describeError } from '../../../../api/describe-error';
import { ErrorState } from '../../../../ui/feedback/error-state';
import classes from '../reviews.module.css';
import { CommentItem } from './comment-item';
import { useComments, type CommentPlace } from './use-comments';

export interface CommentListProps {
  place: CommentPlace;
  label: string;
  isReportable: boolean;
}

export function CommentList({ place, label, isReportable }: CommentListProps) {
  const comments = useComments(place);
  const { data, error, isFetching, hasNextPage, isFetchingNextPage } = comments;
  if (!data) {
    if (!error) return <Skeleton height={60} />;
    return (
      <ErrorState
        message={describeError(error).message}
        isRetrying={isFetching}
        onRetry={() => void comments.refetch()}
      />
    );
  }
  return (
    <>
      {data.length > 0 && (
        <ul className={classes.list} aria-label={label}>
          {data.map((comment) => (
            <li key={comment._id}>
              <CommentItem place={place} comment={comment} isReportable={isReportable} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        // Not `loading`, which disables the button and would lose the focus.
        <Button
          variant="default"
          className={classes.more}
          aria-disabled={isFetchingNextPage}
          onClick={() => void comments.fetchNextPage()}
        >
          {isFetchingNextPage ? t`Loading …` : t`Show more comments`}
        </Button>
      )}
    </>
  );
}
