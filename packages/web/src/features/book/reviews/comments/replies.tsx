/** Replies to one review: shown when asked for. */
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Review } from '@saltbush/contract/recipe/reviews';
import { useUser } from '../../../../api/session';
import { CommentForm } from './comment-form';
import { CommentList } from './comment-list';
import { useOwnComments } from './use-comments';

export interface RepliesProps {
  recipeId: string;
  review: Review;
  /** Whose review it is, to the reader. */
  name: string;
  isReportable: boolean;
}

export function Replies({ recipeId, review, name, isReportable }: RepliesProps) {
  const user = useUser();
  const place = { recipeId, repliesTo: review.user._id };
  const { add } = useOwnComments(place);
  const [isOpen, setOpen] = useState(false);
  const { replyCount } = review;
  if (!user && replyCount === 0) return null;
  const whose = name === 'You' ? 'your review' : t`the review of ${name}`;
  const label = labelOf(replyCount);
  return (
    <>
      <Button
        variant="subtle"
        px="sm"
        aria-expanded={isOpen}
        aria-label={t`${label} to ${whose}`}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && (
        <div>
          {replyCount > 0 && (
            <CommentList place={place} label={t`Replies to ${whose}`} isReportable={isReportable} />
          )}
          {user && <CommentForm label={t`Your reply`} action={t`Send reply`} onSave={add} />}
        </div>
      )}
    </>
  );
}

function labelOf(count: number): string {
  if (count === 0) return 'Reply';
  return count === 1 ? '1 reply' : `${count} replies`;
}
